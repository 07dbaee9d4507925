import { onTestFinished } from 'vitest'
import { testApp } from './test-app.ts'

export const host = 'navi.example'

type App = Awaited<ReturnType<typeof testApp>>

/** The API on the catalogue, with room for many sends; after each test nothing is on its way. */
export async function openCardApp(env: Record<string, string> = {}) {
  const opened = await testApp({ env: { SENDS_PER_ADDRESS: '1000', ...env } })
  onTestFinished(async () => {
    await opened.services.database.pool.query('TRUNCATE outbox, send_count, stopped_recipient')
  })
  return opened
}

export function post({ app }: App, url: string, fields: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url, payload: fields, headers: { host, ...headers } })
}

type Message = { subject?: string; text: string; html?: string }

/** What is on its way, the oldest first. */
export async function outboxOf({ services }: { services: Pick<App['services'], 'database' | 'sealer'> }) {
  const { database, sealer } = services
  const { rows } = await database.pool.query('SELECT id, kind, message FROM outbox ORDER BY created_at')
  return rows.map(({ id, kind, message: { sealed } }): { kind: string; recipient: string; message: Message } => {
    const { recipient, ...message } = JSON.parse(sealer.open(id, Buffer.from(sealed, 'base64')) ?? 'null')
    return { kind, recipient, message }
  })
}
