import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sweepFolders } from '#server/outbox/sweep.ts'
import { createMailer } from './mailer.ts'
import { createTextSender } from './texts.ts'

const day = 24 * 60 * 60_000

test('mails and texts in a folder are deleted after 30 days, and nothing else is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'navi-folder-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [mailer, texts] = [createMailer(folder, 'navi@navi.example'), createTextSender(folder)]
  const idOf = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`
  await mailer.send({ id: idOf('1'), to: 'ana@mail.example', subject: 'Card', text: 'Card' })
  await texts.send({ id: idOf('2'), to: '+12025550123', body: 'Card' })
  await texts.send({ id: idOf('3'), to: '+12025550123', body: 'Card' })
  await writeFile(join(folder, 'notes.txt'), 'mine')
  const now = Date.now()
  const old = new Date(now - 31 * day)
  for (const name of [`${idOf('1')}.eml`, `${idOf('2')}.txt`, 'notes.txt']) await utimes(join(folder, name), old, old)
  await sweepFolders([mailer, texts], now)
  expect((await readdir(folder)).sort()).toEqual([`${idOf('3')}.txt`, 'notes.txt'])
})

test('a folder that is not there yet is no failure', async () => {
  await sweepFolders([createTextSender(join(tmpdir(), 'navi-no-such-folder'))], Date.now())
})
