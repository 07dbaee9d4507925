import { readFacts } from '#server/chat/understand/facts.ts'
for (const s of ["1,080!!","lol. 1,080!!","1,080","about had a heart attack lol. 1,080","the price, lol. 1,080", "it costs a lot. 1,080", "$700", "1,400", "it is 1,400"])
 console.log(s,'|',JSON.stringify(readFacts(s,{},['mounjaro'])))
