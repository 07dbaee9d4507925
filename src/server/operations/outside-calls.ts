/** Who else answers for us or takes what we send, where one is set up. */
const services = ['model', 'realtime', 'speech', 'mail', 'texts'] as const
const outcomes = ['answered', 'failed'] as const

type Service = (typeof services)[number]
type Outcome = (typeof outcomes)[number]

export type OutsideCalls = ReturnType<typeof createOutsideCalls>

/** How the calls to other services went in this process, by service and never by what was asked. */
export function createOutsideCalls(now: () => number = Date.now) {
  const counts = new Map(services.flatMap((service) => outcomes.map((outcome) => [`${service} ${outcome}`, 0])))
  const last = new Map<Service, { outcome: Outcome; at: Date }>()

  return {
    note(service: Service, outcome: Outcome): void {
      const key = `${service} ${outcome}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      last.set(service, { outcome, at: new Date(now()) })
    },

    /** Of each service how many calls were answered and failed, and how the last one ended. */
    list: () =>
      services.map((service) => ({
        service,
        answered: counts.get(`${service} answered`) ?? 0,
        failed: counts.get(`${service} failed`) ?? 0,
        last: last.get(service) ?? null,
      })),
  }
}
