import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

import { root } from '../repository.ts'

/** Runs one of the product's own programs to its end and gives what it printed; throws when it fails. */
export async function runStep(file: string, words: string[], env: Record<string, string>): Promise<string> {
  const child = start(file, words, env)
  let said = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const code = await ended(child)
  if (code !== 0) throw new Error(`${file} ended with ${String(code)}.`)
  return said
}

/** Starts a program that runs on, once it printed its first line. */
export async function startStep(
  file: string,
  env: Record<string, string>,
): Promise<{ pid: number; firstLine: string; stop: () => Promise<void> }> {
  const child = start(file, [], env)
  const firstLine = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').once('data', (text: string) => resolve(text.split('\n')[0] ?? ''))
    child.once('close', (code) => reject(new Error(`${file} ended with ${String(code)}.`)))
  })
  if (child.stdout) tellErrors(child.stdout)
  const stop = async () => {
    if (child.exitCode !== null) return
    const gone = ended(child)
    child.stdin?.end()
    if (file.endsWith('api.ts')) child.kill('SIGTERM')
    await gone
  }
  return { pid: child.pid ?? 0, firstLine, stop }
}

/** What a program's log (pino, a line of JSON each) says of level error and above; else a failed answer has no cause. */
function tellErrors(log: Readable): void {
  createInterface(log).on('line', (line) => {
    if (/"level":(?:50|60)\b/.test(line)) console.error(line)
  })
}

function start(file: string, words: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(root, file), ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
}
