import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'

import { root } from './repository.ts'

export type Ended = { passed: boolean; seconds: number; output: string }

/** Runs a line as npm would, with the project's own programs first on the PATH, and keeps what it printed. */
export function runCommand(line: string): Promise<Ended> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(line, {
      cwd: root,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...projectPath(), ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (code) =>
      resolve({
        passed: code === 0,
        seconds: (performance.now() - startedAt) / 1000,
        output: Buffer.concat(chunks).toString('utf8').trimEnd(),
      }),
    )
  })
}

/** The PATH with node_modules/.bin in front, for a tool that was not started by npm. */
export function projectPath(): Record<string, string> {
  return { PATH: `${root}node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}` }
}

/** Works through the items, `width` at a time, and gives the results in the items' order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const lane = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: width }, lane))
  return results
}
