/** Wakes those who wait, one for each ring, or each by itself after `longest` milliseconds. */
export function createBell(longest: number) {
  const waiting = new Set<() => void>()
  let rung = 0

  return {
    /** How often it has rung, for `wait`. */
    rings: () => rung,
    ring(): void {
      rung++
      const [first] = waiting
      first?.()
    },
    ringAll(): void {
      rung++
      for (const wake of waiting) wake()
    },
    /** Returns at once if it has rung since `rings` was read: otherwise that ring would be missed. */
    async wait(rings: number): Promise<void> {
      if (rung !== rings) return
      await new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer)
          waiting.delete(wake)
          resolve()
        }
        const timer = setTimeout(wake, longest)
        waiting.add(wake)
      })
    },
  }
}
