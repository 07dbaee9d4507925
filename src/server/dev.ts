import { explain } from './explained-error.ts'
import { addVitePages } from './pages/vite-pages.ts'
import { serve } from './serve.ts'

/** The server of `npm run dev`: that of `main.ts`, but its pages are drawn from the sources. A change to the server's own files starts it anew. */
try {
  await serve({ env: process.env, say: console.log, addPages: addVitePages })
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
