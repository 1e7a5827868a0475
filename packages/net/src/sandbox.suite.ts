import { fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { fileURLToPath } from 'node:url'

/** The sandbox as a program of its own, for the tests of adapters: they know it by HTTP alone. */
export type Sandbox = {
  url: string
  messages: (to: string) => Promise<Record<string, unknown>[]>
  setFault: (standIn: string, fault: string) => Promise<void>
  stop: () => Promise<void>
}

const script = fileURLToPath(new URL('../../../apps/sandbox/src/main.ts', import.meta.url))

/** Starts it at a free port, with no environment but that and where compiled code is. */
export async function startSandbox(): Promise<Sandbox> {
  const compiled = getCompileCacheDir()
  const env = {
    SANDBOX_PORT: '0',
    SANDBOX_HOST: '127.0.0.1',
    ...(compiled && { NODE_COMPILE_CACHE: compiled }),
  }
  const child = fork(script, { env, silent: true })
  const { stdout } = child
  if (!stdout) throw new Error('The sandbox has no output to read its address from.')
  let said = ''
  while (!said.includes('\n')) {
    const [chunk] = (await once(stdout, 'data')) as [Buffer]
    said += chunk.toString()
  }
  const url = new URL(said.replace('sandbox ', '').trim()).origin
  return {
    url,
    async messages(to) {
      const answer = await fetch(`${url}/sandbox/inbox/messages.json?to=${encodeURIComponent(to)}`)
      return ((await answer.json()) as { messages: Record<string, unknown>[] }).messages
    },
    async setFault(standIn, fault) {
      const body = new URLSearchParams({ fault })
      await fetch(`${url}/sandbox/faults/${standIn}`, { method: 'POST', body })
    },
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
