import { expect, onTestFinished, test, vi } from 'vitest'
import { openVoicePage } from '#testing/voice/open-voice-page.ts'
import { speechFile } from '#testing/voice/speech-file.ts'
import { mintSecret } from '#testing/voice/voice-caller.ts'
import { openVoiceWorld } from '#testing/voice/voice-world.ts'

vi.setConfig({ testTimeout: 90_000 })

interface Client {
  connect: (options: { apiKey: string }) => Promise<void>
  on: (event: string, then: (...given: never[]) => void) => void
  history: { type: string; role?: string; content?: { transcript?: string | null }[]; name?: string; output?: string }[]
  close: () => void
}

/** As its makers build it: a script that leaves this in the page. */
interface Official {
  RealtimeSession: new (agent: object, options: object) => Client
  RealtimeAgent: new (options: object) => object
  OpenAIRealtimeWebRTC: new (options: object) => object
  tool: (options: object) => object
}

declare global {
  interface Window {
    OpenAIAgentsRealtime: Official
    client: Client
    asked: string[]
    complaints: string[]
  }
}

test('the official client, unchanged, hears both turns in order and has its tool called', async () => {
  const { url, calls } = await openVoiceWorld({ lines: ['who can help with rent', 'and with food'] })
  const { page, close } = await openVoicePage(speechFile([4, 2, 7, 2, 60]))
  onTestFinished(close)
  await page.addScriptTag({ path: 'node_modules/@openai/agents-realtime/dist/bundle/openai-realtime-agents.umd.js' })
  await page.evaluate(
    async ([base, apiKey]) => {
      const { RealtimeSession, RealtimeAgent, OpenAIRealtimeWebRTC, tool } = window.OpenAIAgentsRealtime
      Object.assign(window, { asked: [], complaints: [] })
      const askNavi = tool({
        name: 'ask_navi',
        description: 'Answers.',
        parameters: {
          type: 'object',
          properties: { question: { type: 'string' } },
          required: ['question'],
          additionalProperties: false,
        },
        strict: true,
        async execute({ question }: { question: string }) {
          window.asked.push(question)
          return `Call 211. Question ${window.asked.length}.`
        },
      })
      const agent = new RealtimeAgent({ name: 'Navi', instructions: 'Help.', tools: [askNavi] })
      const transport = new OpenAIRealtimeWebRTC({ baseUrl: `${base}/v1/realtime/calls` })
      window.client = new RealtimeSession(agent, { transport, tracingDisabled: true })
      window.client.on('error', (error: object) => window.complaints.push(JSON.stringify(error)))
      await window.client.connect({ apiKey: apiKey ?? '' })
    },
    [url, await mintSecret(url)],
  )
  const history = () =>
    page.evaluate(() =>
      window.client.history
        .filter(({ type }) => type === 'message')
        .map(({ role, content = [] }) => `${role}: ${content.map(({ transcript }) => transcript).join('')}`),
    )
  await expect
    .poll(history, { timeout: 40_000 })
    .toEqual([
      'user: who can help with rent',
      'assistant: Call 211. Question 1.',
      'user: and with food',
      'assistant: Call 211. Question 2.',
    ])
  expect(await page.evaluate(() => window.asked)).toEqual(['who can help with rent', 'and with food'])
  expect(await page.evaluate(() => window.complaints)).toEqual([])
  await page.evaluate(() => window.client.close())
  await expect.poll(calls, { timeout: 8_000 }).toBe(0)
})
