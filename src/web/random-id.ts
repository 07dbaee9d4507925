/** A number that nobody else has. `crypto.randomUUID` is missing on pages without https, such as a trial in one's own network. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
