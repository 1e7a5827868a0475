import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

/** A process of the product that a test started; `said` is all it wrote so far. */
export type Door = { child: ChildProcess; said: () => string; ended: () => Promise<number | null> }

/** Runs a program of the checkout (its path below `apps/`) with no environment but the given one, and where compiled code is. */
export function runDoor(path: string, env: Record<string, string>, args: readonly string[] = []): Door {
  const script = fileURLToPath(new URL(`../../../${path}`, import.meta.url))
  const compiled = process.env['NODE_COMPILE_CACHE']
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...(compiled && { NODE_COMPILE_CACHE: compiled }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  }
  return {
    child,
    said: () => text,
    async ended() {
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      return child.exitCode
    },
  }
}

/** A port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
