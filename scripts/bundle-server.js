// Bundles the server, which React Router's build knows nothing of, and keeps a brotli copy beside each asset of the browser.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'

// Their names hold a hash, so those of the last build would stay.
for (const name of readdirSync('build')) if (/^server-.*\.js(\.map)?$/.test(name)) rmSync(join('build', name))

await build({
  entryPoints: { main: 'src/server/main.ts', 'database-worker': 'src/server/db/database-worker.ts' },
  outdir: 'build',
  bundle: true,
  splitting: true,
  chunkNames: 'server-[hash]',
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
})

const client = 'build/pages/client'
for (const name of readdirSync(client, { recursive: true })) {
  if (!/\.(js|css|svg|json)$/.test(name)) continue
  const bytes = readFileSync(join(client, name))
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
  writeFileSync(join(client, `${name}.br`), brotliCompressSync(bytes, options))
}
