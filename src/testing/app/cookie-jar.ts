import type { FastifyInstance, InjectOptions } from 'fastify'

/** A browser as far as its cookies go: keeps what it is given, and forgets what ends. */
export function cookieJar(app: FastifyInstance) {
  const jar = new Map<string, string>()
  const header = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  function keep(cookie: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/max-age=0/i.test(cookie)) jar.delete(name)
    else jar.set(name, value)
  }

  return {
    header,
    get: (name: string) => jar.get(name),
    set: (name: string, value: string) => void jar.set(name, value),

    async ask(options: InjectOptions) {
      const headers = { ...options.headers, cookie: header() }
      const reply = await app.inject({ ...options, headers })
      for (const cookie of [reply.headers['set-cookie'] ?? []].flat()) keep(cookie)
      return reply
    },
  }
}
