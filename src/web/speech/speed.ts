import { onDevice } from '#web/browser-storage.ts'

export const speeds = [0.75, 1, 1.25, 1.5]

const key = 'read-aloud-speed'

/** The speed that this device reads with. */
export function keptSpeed(): number {
  const kept = Number(onDevice.read(key))
  return speeds.includes(kept) ? kept : 1
}

export function keepSpeed(speed: number): void {
  onDevice.write(key, String(speed))
}
