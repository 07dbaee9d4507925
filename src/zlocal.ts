import { mkdtempSync } from 'node:fs'
import { pino } from 'pino'
import { sayTo } from '#server/chat/dialogues/say-to.ts'
import { emptyContext } from '#server/chat/turn.ts'
import { readConfig } from '#server/config.ts'
import { openWorld } from '#server/open-world.ts'
import { createServices } from '#server/services.ts'
const config = readConfig({ DATA_DIR: mkdtempSync('/tmp/ho') })
const world = await openWorld(config, pino({ level: 'silent' }), () => {})
const { chat, communities } = createServices(config, world)
await communities.prepare()
for (const line of process.argv.slice(2)) {
  let before:any = emptyContext
  console.log('=====')
  for (const says of line.split(' // ')) {
    const a:any = await sayTo(chat, { says, at: 0, variant: 'general', page: /[áéíóúñ¿]| mi | que | no tengo/.test(says)?'es':'en', before })
    before=a.context
    const u=a.understood
    console.log('>',says,`[${u.intent} need=${u.need} cat=${u.category} cards=${u.cards.slice(0,3)} facts=${JSON.stringify(u.facts)}${u.mayBeDanger?' MAYBE':''}]`)
    console.log(a.reply.result.replace(/\{"final_result":\[(.*)\]\}/s,(_:any,m:string)=>'[cards: '+[...m.matchAll(/"(?:program_name|name)":"([^"]+)"/g)].map(x=>x[1]).join('; ')+']').replace(/\n+/g,' / '))
    console.log('   B:',(a.reply.suggestions??[]).join(' | '))
  }
}
process.exit(0)
