import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

import type { Logger } from 'pino'
import { z } from 'zod'

import { root } from './env.ts'
import { lastPort, rememberPort } from './sandbox-port.ts'

const Ready = z.object({ url: z.string() })

/**
 * Runs the sandbox in a thread of this process, at a port of its own: it stands outside, is reached over HTTP as the
 * real world is, and ends with the process, however that ends. People who sign in there are sent back to `siteUrl` alone. What its networks know outlives it
 * in `folder`; without one it is gone with it.
 */
export async function startSandbox(
  log: Logger,
  siteUrl: string,
  folder: string | null = null,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = folder === null ? 0 : await lastPort(folder)
  const started = await startAt(port, { siteUrl, folder }).catch((error: unknown) => {
    // Somebody else has it now.
    if (port !== 0 && error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      return startAt(0, { siteUrl, folder })
    throw error
  })
  const { thread, url } = started
  if (folder !== null) await rememberPort(folder, Number(new URL(url).port))
  // Practice must not take the product down with it.
  thread.on('error', (error) => log.error({ err: error }, 'the sandbox broke'))
  return {
    url,
    stop: async () => {
      await thread.terminate()
    },
  }
}

async function startAt(
  port: number,
  { siteUrl, folder }: { siteUrl: string; folder: string | null },
): Promise<{ thread: Worker; url: string }> {
  const thread = new Worker(join(root, 'apps/sandbox/src/main.ts'), {
    env: {
      SANDBOX_PORT: String(port),
      SANDBOX_HOST: '127.0.0.1',
      SANDBOX_SITE: siteUrl,
      ...(folder !== null && { SANDBOX_FOLDER: folder }),
    },
  })
  const [message] = await Promise.race([once(thread, 'message'), failing(thread)])
  return { thread, url: Ready.parse(message).url }
}

async function failing(thread: Worker): Promise<never> {
  const [code] = await once(thread, 'exit')
  throw new Error(`The sandbox ended at its start (${String(code)}).`)
}
