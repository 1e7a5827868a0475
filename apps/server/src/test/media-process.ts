import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { runMediaTask } from '../media/in-children.ts'
import type { MediaAnswer, MediaTask } from '../media/task.ts'

/**
 * Says at its end how much memory it held at most, in kilobytes. What the process itself is told (`maxRSS`) counts its
 * parent too, up to the moment that it became a program of its own; the kernel's mark begins anew there.
 */
const confess = (path: string) =>
  `data:text/javascript,${encodeURIComponent(
    `import { existsSync, readFileSync, writeFileSync } from 'node:fs'
     const status = '/proc/self/status'
     const most = () => existsSync(status)
       ? /VmHWM:\\s+(\\d+)/.exec(readFileSync(status, 'utf8'))[1]
       : process.resourceUsage().maxRSS
     process.on('exit', () => writeFileSync(${JSON.stringify(path)}, String(most())))`,
  )}`

export type Measured = { answer: MediaAnswer; seconds: number; megabytes: number }

/** Runs the media process on a file as the server does, and measures it from outside. */
export async function measureMediaTask(
  content: Uint8Array,
  kind: { kind: 'image'; decoder: 'plain' | 'heic' } | { kind: 'video'; container: 'mov' | 'matroska' },
): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'clipmint-media-'))
  const path = join(folder, 'upload')
  await writeFile(path, content)
  const most = { bytes: content.length }
  const task: MediaTask = kind.kind === 'image' ? { ...kind, path, folder, most } : { ...kind, path, folder }
  const began = performance.now()
  const flags = ['--import', confess(join(folder, 'memory'))]
  const answer = await runMediaTask(task, { timeoutMs: 60_000, flags })
  const seconds = (performance.now() - began) / 1_000
  const megabytes = Number(await readFile(join(folder, 'memory'), 'utf8')) / 1_024
  await rm(folder, { recursive: true, force: true })
  return { answer, seconds, megabytes }
}

/** Prints a figure that depends on the machine, beside the test's own lines. */
export function tell(figure: string): void {
  process.stdout.write(`   ${figure}\n`)
}
