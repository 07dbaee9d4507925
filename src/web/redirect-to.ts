import { redirect } from 'react-router'

/** An address of this site with its path: a loader also answers for `….data`, and `?drug=…` alone would stay there. */
export type WholeAddress = `/${string}`

/** Leads the reader on to another address. The one way for a loader to do so. */
export function redirectTo(address: WholeAddress): Response {
  return redirect(address)
}
