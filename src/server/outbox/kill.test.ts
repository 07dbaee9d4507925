import { expect, inject, test } from 'vitest'
import { runDeliveryTrial } from '#testing/processes/delivery-trial.ts'

// With a thousand cards and ten kills: delivery.long.test.ts. On PostgreSQL the same takes as long as a lease: see delivery.test.ts for how that ends.
test.skipIf(inject('testDatabaseUrl'))(
  'every accepted card arrives, though the process is killed and the mail server comes and goes',
  async () => {
    const trial = await runDeliveryTrial({ cards: 20, kills: 1, pace: 0.01, weather: { up: 400, down: 150 } })
    expect(trial.accepted.size).toBe(20)
    expect(trial.arrived).toEqual(trial.accepted)
    expect(trial.messageIds.size).toBe(20)
  },
  180_000,
)
