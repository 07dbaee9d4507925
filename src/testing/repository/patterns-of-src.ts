import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSourceFile, forEachChild, isRegularExpressionLiteral, type Node, ScriptTarget } from 'typescript'

/** A pattern, and the place where it stands or is made, which takes long to find out. */
export type FoundPattern = { where: () => string; pattern: RegExp }

const src = join(import.meta.dirname, '../..')
/** These are run once as a whole, or draw pages. */
const notLoaded = /^(?:web|voice-service|server\/commands|testing)\/|\b(?:main|dev|\w*-?worker)\.ts$/

/** Our own files, by their paths below `src`. */
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file))

/** The patterns that are written between slashes. */
export function patternsWritten(): FoundPattern[] {
  return files.flatMap((file) => {
    const found: FoundPattern[] = []
    const visit = (node: Node): void => {
      if (isRegularExpressionLiteral(node)) found.push({ where: () => file, pattern: patternOf(node.text) })
      forEachChild(node, visit)
    }
    visit(createSourceFile(file, readFileSync(join(src, file), 'utf8'), ScriptTarget.Latest))
    return found
  })
}

function patternOf(written: string): RegExp {
  const end = written.lastIndexOf('/')
  return new RegExp(written.slice(1, end), written.slice(end + 1))
}

/** The patterns that modules make of strings while they load, which is most of what is not written between slashes. */
export async function patternsMade(): Promise<FoundPattern[]> {
  const found: FoundPattern[] = []
  const { RegExp: real } = globalThis
  globalThis.RegExp = new Proxy(real, {
    construct(target, [source, flags]) {
      const pattern = new target(source, flags)
      const made = new Error('made here')
      found.push({ where: () => makerOf(made), pattern })
      return pattern
    },
  })
  try {
    for (const file of files.filter((name) => !notLoaded.test(name))) await import(join(src, file))
  } finally {
    globalThis.RegExp = real
  }
  return found
}

/** The line of a stack that tells who called: above it stand the error and the trap. */
function makerOf({ stack = '' }: Error): string {
  return stack.split('\n')[2]?.trim() ?? ''
}
