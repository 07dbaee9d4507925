import { expect, test } from 'vitest'
import { chatCalls } from '#contract/chat.ts'
import { makeDataDir, startBuiltServer } from '#testing/processes/built-server.ts'
import { cpuSeconds } from '#testing/processes/cpu-seconds.ts'
import { timedCall } from '#testing/processes/timed-call.ts'

const many = 80

test('eighty questions of one talk at once cost hardly more than one after the other', async () => {
  const { url } = await startBuiltServer({ DATA_DIR: makeDataDir() })
  const ask = async (cookie = '') => {
    const json = { question: 'how can I pay less for Eliquis', session_id: '123456' }
    return timedCall(url + chatCalls.general.url, { json, headers: { cookie } })
  }
  /** A talk of a reader who comes now. */
  const begin = async () => (await ask()).headers.get('set-cookie')?.split(';')[0]
  const costOf = async (work: () => Promise<unknown>) => {
    const before = await cpuSeconds(url)
    await work()
    return (await cpuSeconds(url)) - before
  }
  for (let time = 0; time < 20; time += 1) await ask()

  const [one, other] = [await begin(), await begin()]
  const sequential = await costOf(async () => {
    for (let time = 0; time < many; time += 1) expect((await ask(one)).status).toBe(200)
  })
  const answers: Awaited<ReturnType<typeof ask>>[] = []
  const parallel = await costOf(async () => {
    answers.push(...(await Promise.all(Array.from({ length: many }, () => ask(other)))))
  })
  const statuses = answers.map(({ status }) => status)
  const answered = statuses.filter((status) => status === 200).length
  process.stdout.write(
    `${many} questions of one talk: ${sequential.toFixed(2)} CPU s one by one, ${parallel.toFixed(2)} at once, ${answered} of them answered\n`,
  )
  expect(parallel).toBeLessThanOrEqual(1.5 * sequential)
  expect(statuses[0]).toBe(200)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  for (const { status, headers } of answers) if (status === 429) expect(headers.get('retry-after')).toBe('1')
})
