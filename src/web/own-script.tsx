import { createContext, useContext } from 'react'
import { useIsAlive } from './components/use-is-alive.ts'

/** Marks the scripts that we write into a page; what reaches the reader has none (see content-security-policy.ts). */
export const NonceContext = createContext<string | undefined>(undefined)

/** A line of script that runs while the page is read, before anything of it is painted. It must be the same for every reader. */
export function OwnScript({ code }: { code: string }) {
  const nonce = useContext(NonceContext)
  // A browser runs no script that React writes.
  if (useIsAlive()) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, never a reader's.
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} />
}
