import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { root } from '../main/env.ts'

/** The sandbox as a program of its own, which the server knows by HTTP alone. */
export async function startSandboxProcess(): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = fork(join(root, 'apps/sandbox/src/main.ts'), {
    env: { SANDBOX_PORT: '0', SANDBOX_HOST: '127.0.0.1' },
    silent: true,
  })
  let said = ''
  while (!said.includes('\n') && child.stdout) {
    const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
    said += chunk.toString()
  }
  return {
    url: new URL(said.replace('sandbox ', '').trim()).origin,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
