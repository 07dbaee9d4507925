// Bundles the server and the service worker, which React Router's build knows nothing of, keeps a brotli copy beside each asset
// of the browser, and the checked catalogue for the start.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'

// Their names hold a hash, so those of the last build would stay.
for (const name of readdirSync('build')) if (/^server-.*\.js(\.map)?$/.test(name)) rmSync(join('build', name))

// The commands that an operator needs where no packages for development are.
const commands = ['backup', 'restore', 'outbox', 'requests']

await build({
  entryPoints: {
    main: 'src/server/start/main.ts',
    'database-worker': 'src/server/db/database-worker.ts',
    voice: 'src/voice-service/main.ts',
    'voice-models': 'src/voice-service/models/download.ts',
    'sherpa-helper': 'src/voice-service/engines/sherpa-helper.ts',
    'keep-catalogue': 'src/server/commands/keep-catalogue.ts',
    ...Object.fromEntries(commands.map((name) => [name, `src/server/commands/${name}.ts`])),
  },
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

copyFileSync('src/voice-service/media/silero-vad.onnx', 'build/silero-vad.onnx')

execFileSync(process.execPath, ['build/keep-catalogue.js'], { stdio: 'inherit' })

const client = 'build/pages/client'

await build({
  entryPoints: { 'service-worker': 'src/web/service-worker/main.ts' },
  outdir: 'build',
  bundle: true,
  minify: true,
  platform: 'browser',
  format: 'iife',
  target: 'es2020',
  // The pages that it keeps are made by the server's part of the build.
  define: { buildVersion: JSON.stringify(versionOf('build/pages/server')), wordAssets: JSON.stringify(wordAssets()) },
  logLevel: 'warning',
})

for (const name of readdirSync(client, { recursive: true })) {
  if (!/\.(js|css|svg|json)$/.test(name)) continue
  const bytes = readFileSync(join(client, name))
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
  writeFileSync(join(client, `${name}.br`), brotliCompressSync(bytes, options))
}

function versionOf(folder) {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder, { recursive: true }).sort())
    if (name.endsWith('.js')) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('base64url').slice(0, 12)
}

/** The addresses of both languages' words: pages load them, but never name them. */
function wordAssets() {
  const names = readdirSync(join(client, 'assets')).filter((name) => /^in-browser-.*\.js$/.test(name))
  return names.map((name) => `/assets/${name}`)
}
