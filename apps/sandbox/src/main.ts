import { flushCompileCache } from 'node:module'
import process from 'node:process'
import { parentPort } from 'node:worker_threads'

import { createSandbox } from './sandbox.ts'

// Runs alone (`node apps/sandbox/src/main.ts`, SANDBOX_PORT, default 3400), or as a thread of `npm start`.
const { NODE_ENV, SANDBOX, SANDBOX_PORT = '3400', SANDBOX_HOST = 'localhost' } = process.env
const { SANDBOX_SITE, SANDBOX_SMTP_PORT = '0', SANDBOX_FOLDER } = process.env
if (NODE_ENV === 'production' && SANDBOX !== 'on') {
  throw new Error('The sandbox does not run in production unless SANDBOX=on says so.')
}
const app = await createSandbox(() => new Date(), {
  siteUrl: SANDBOX_SITE ?? null,
  smtpPort: Number(SANDBOX_SMTP_PORT),
  folder: SANDBOX_FOLDER ?? null,
})
const url = await app.listen({ port: Number(SANDBOX_PORT), host: SANDBOX_HOST })
if (parentPort) parentPort.postMessage({ url })
else console.log(`sandbox ${url}/sandbox`)
// Whoever starts it next need not compile it again; what ends it leaves no time for that.
flushCompileCache()
