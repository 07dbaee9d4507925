import { readFileSync } from 'node:fs'

/** What the image sets to hold less memory, as it stands in its recipe. */
export const ofImage: Record<string, string> = Object.fromEntries(
  Array.from(
    readFileSync('deploy/Containerfile', 'utf8').matchAll(/^ENV (MALLOC_ARENA_MAX|NODE_OPTIONS)=(.+)$/gm),
    ([, name, value]) => [name, value],
  ),
)
