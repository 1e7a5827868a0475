import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

import { type Product, startProduct } from './product.ts'

const script = fileURLToPath(new URL('../../apps/sandbox/src/main.ts', import.meta.url))

/** A product whose clock can be moved ahead; the sandbox beside it runs on, so that its cards and books are not lost. */
export type TimedProduct = Pick<Product, 'url' | 'close'> & {
  /** Stops it and starts it again as if it were that time, which is ahead; what runs by the clock runs at once. */
  goTo: (time: Date) => Promise<void>
}

export async function startTimedProduct(): Promise<TimedProduct> {
  let sandbox: Awaited<ReturnType<typeof startSandbox>> | null = null
  const product = await startProduct(async (url) => {
    sandbox = await startSandbox(url)
    return { SANDBOX: 'on', SANDBOX_URL: sandbox.url }
  })
  const { url } = sandbox ?? { url: '' }
  return {
    url: product.url,
    async goTo(time) {
      const hours = Math.ceil((time.getTime() - Date.now()) / 3_600_000)
      await product.stop()
      await product.restart({ SANDBOX: 'on', SANDBOX_URL: url, CLOCK_AHEAD_HOURS: String(hours) })
    },
    async close() {
      await product.close()
      await (sandbox as Awaited<ReturnType<typeof startSandbox>> | null)?.stop()
    },
  }
}

async function startSandbox(siteUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_HOST: '127.0.0.1', SANDBOX_SITE: siteUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return {
    url: new URL(line.replace('sandbox ', '').trim()).origin,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
