import { expect, test, vi } from 'vitest'
import { mountPages } from '#server/pages/mount-pages.ts'
import { smallPages } from '#testing/app/small-pages.ts'
import { testApp } from '#testing/app/test-app.ts'
import * as entry from './entry.server.tsx'

const failing = smallPages(
  {
    'drugs/:id': {
      loader() {
        throw new TypeError('ozempic can not be loaded')
      },
    },
  },
  entry,
)

// It opens a whole server, with its database.
const wait = { timeout: 60_000 }

test(
  'a page that fails is logged where it failed, without words of its reader, and an unknown address is not',
  wait,
  async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { app, services, lines } = await testApp()
    mountPages(app, services, failing, { built: true })
    expect((await app.inject('/drugs/ozempic')).statusCode).toBe(500)
    expect((await app.inject('/somewhere/eliquis')).statusCode).toBe(404)
    const failed = lines.filter((line) => line.includes('a page was not rendered'))
    expect(failed).toHaveLength(1)
    expect(failed[0]).toMatch(/TypeError.*entry\.server\.test/)
    expect(lines.join('')).not.toMatch(/ozempic|eliquis/)
    expect(printed).not.toHaveBeenCalled()
  },
)
