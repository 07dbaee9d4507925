/** Where a map shows the way to an address. Nothing is asked of that site until a reader follows it. */
export function directionsAddress(address: string): string {
  // https://developers.google.com/maps/documentation/urls: needs no key, and opens the app on phones.
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`
}
