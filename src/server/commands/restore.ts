import { readConfig } from '#server/settings/config.ts'
import { tellManifest } from '../backup/manifest.ts'
import { checkBackup, restoreBackup } from '../backup/restore-backup.ts'
import { namesOfKeys } from '../sealing/encryption-keys.ts'
import { createSealer } from '../sealing/sealer.ts'
import { explainingErrors, fileOfCaller, withDatabase } from './run-command.ts'
import { createTrail } from './trail.ts'

const words = process.argv.slice(2)
const onlyChecks = words.length === 2 && words[0] === 'check'
const name = words.at(-1)
if (!name || name.startsWith('-') || (words.length !== 1 && !onlyChecks)) {
  console.error(
    [
      'npm run restore <file>         fills an empty database or DATA_DIR with a backup: all of it, or nothing',
      'npm run restore check <file>   says what is in a backup, and whether it is whole and its keys are here',
    ].join('\n'),
  )
  process.exit(2)
}

await explainingErrors(async () => {
  const config = readConfig(process.env)
  const file = fileOfCaller(name)
  const manifest = await checkBackup(file, namesOfKeys(config))
  console.log([`${file} is whole:`, ...tellManifest(manifest)].join('\n'))
  if (onlyChecks) return
  await withDatabase(config, { joinRunning: false }, async (database) => {
    await restoreBackup(database, createSealer(config), file, manifest)
    await (await createTrail(database).begin('restore'))(Object.values(manifest.tables).reduce((a, b) => a + b, 0))
  })
  console.log(
    'Restored. Messages that were sent after this backup was made are sent again: see `npm run outbox list` before you start Navi.',
  )
})
