import { version } from '#package.json'
import { readConfig } from '#server/settings/config.ts'
import { tellManifest } from '../backup/manifest.ts'
import { refuseEmpty, writeBackup } from '../backup/write-backup.ts'
import { createSealer } from '../sealing/sealer.ts'
import { explainingErrors, fileOfCaller, withDatabase } from './run-command.ts'
import { createTrail } from './trail.ts'

const [name = `navi-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.backup`, ...others] =
  process.argv.slice(2)
if (others.length > 0 || name.startsWith('-')) {
  console.error('npm run backup [file]   writes all that can’t be made anew into a new file, while the site goes on')
  process.exit(2)
}

await explainingErrors(async () => {
  const config = readConfig(process.env)
  const file = fileOfCaller(name)
  await withDatabase(config, { joinRunning: true }, async (database) => {
    await refuseEmpty(database)
    const note = await createTrail(database).begin('backup')
    const manifest = await writeBackup({ database, sealer: createSealer(config), version }, file)
    await note(Object.values(manifest.tables).reduce((sum, rows) => sum + rows, 0))
    console.log([`Written to ${file}:`, ...tellManifest(manifest)].join('\n'))
  })
})
