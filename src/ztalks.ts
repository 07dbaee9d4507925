import { mkdtempSync } from 'node:fs'
import { pino } from 'pino'
import { evaluateTalks, figuresOfTalks } from '#server/chat/dialogues/evaluate-talks.ts'
import { readConfig } from '#server/config.ts'
import { openWorld } from '#server/open-world.ts'
import { createServices } from '#server/services.ts'
const config = readConfig({ DATA_DIR: mkdtempSync('/tmp/ho') })
const world = await openWorld(config, pino({ level: 'silent' }), () => {})
const { chat, communities } = createServices(config, world)
await communities.prepare()
const heard = await evaluateTalks(chat)
console.log(JSON.stringify(Object.fromEntries(Object.entries(figuresOfTalks(heard)).map(([k,v])=>[k,(100*(v as number)).toFixed(1)]))))
if (process.argv[2]) {
  const conf=new Map<string,number>()
  for (const h of heard) if(!h.isRight){const k=h.labels[0]!.split(':')[0]+' -> '+h.understood.intent;conf.set(k,(conf.get(k)??0)+1)}
  for (const [k,n] of [...conf].sort((a,b)=>b[1]-a[1]).slice(0,50)) console.log(n,k)
}
const sub=new Map(world.catalogue.servedKnowledge.map(c=>[c.id,c.subject]))
if (process.argv[2]==='2') { let n=0,inTop=0,same=0,old=0,shown=0; const ex:string[]=[]
 for (const [i,h] of heard.entries()) { const l=h.labels.find(x=>x.startsWith('card:')); if(!l||h.understood.intent!=='knowledge'||h.isRight)continue
  const id=l.slice(5), p=h.understood.cards; n++; if(p.includes(id))inTop++; if(sub.get(id)===sub.get(p[0]!))same++
  const prev=heard.slice(0,i).filter(x=>x.talk===h.talk).flatMap(x=>x.labels).filter(x=>x.startsWith('card:')).map(x=>sub.get(x.slice(5)))
  if(prev.length){old++; if(prev.at(-1)===sub.get(id)) shown++}
  if(n%6===0) ex.push([id,p.slice(0,3).join(','),h.sentence].join(' | ')) }
 console.log({n,inTop,same,old,shown}); console.log(ex.join('\n')) }
process.exit(0)
