import { expect, inject, test } from 'vitest'
import { runDeliveryTrial } from '#testing/delivery-trial.ts'

// On PostgreSQL the same takes as long as a lease: see delivery.test.ts for how that ends.
test.skipIf(inject('testDatabaseUrl'))(
  'every accepted card arrives, though the process is killed and the mail server comes and goes',
  async () => {
    const trial = await runDeliveryTrial({ cards: 60, kills: 2, pace: 0.01, weather: { up: 400, down: 150 } })
    expect(trial.accepted.size).toBe(60)
    expect(trial.arrived).toEqual(trial.accepted)
    expect(trial.messageIds.size).toBe(60)
  },
  180_000,
)
