import { once } from 'node:events'

import { must } from '@clipmint/kit'

import { runDoor } from './run-door.ts'

/** The sandbox as a program of its own, which the server knows by HTTP alone. */
export async function startSandboxProcess(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { child, said, ended } = runDoor('sandbox/src/main.ts', {
    SANDBOX_PORT: '0',
    SANDBOX_HOST: '127.0.0.1',
  })
  while (!said().includes('\n')) await once(must(child.stdout, 'output of the sandbox'), 'data')
  return {
    url: new URL(said().replace('sandbox ', '').trim()).origin,
    async stop() {
      child.kill('SIGTERM')
      await ended()
    },
  }
}
