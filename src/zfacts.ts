import { mkdtempSync, readFileSync } from 'node:fs'
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
for (const f of process.argv.slice(2)) { let before:any=emptyContext, page:'en'|'es'='en'
for (const line of readFileSync(f,'utf8').split('\n')) {
  if (line.startsWith('## ')) { before=emptyContext; page=/ es /.test(line)?'es':'en' }
  if (!line.startsWith('> ')) continue
  const a:any=await sayTo(chat,{says:line.slice(2),at:0,variant:'general',page,before})
  const was=JSON.stringify(before.facts), now=JSON.stringify(a.understood.facts)
  before=a.context
  if (was!==now || /\$?\d{3,}|insur|segur|aseguran|medica/i.test(line)) console.log((was!==now?'* ':'  ')+now+' | '+line.slice(2,240))
} }
process.exit(0)
