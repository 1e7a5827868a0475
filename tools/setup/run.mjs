// @ts-check
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** @param {string} line */
export function say(line) {
  console.log(`setup: ${line}`)
}

/**
 * Runs a program to its end and throws a sentence when it fails. With `quiet` its output is kept back and shown only
 * then.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 * @returns {Promise<void>}
 */
export function run(command, args, { cwd = root, env = process.env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      // npm is a .cmd file on Windows, which only a shell can start.
      shell: process.platform === 'win32' && command === 'npm',
    })
    // Stopped while it waits, a set-up must not leave npm at work behind it.
    const stop = () => child.kill()
    process.once('exit', stop)
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('exit', stop)
      if (code === 0) return resolve()
      if (output) console.error(output.trimEnd())
      reject(new Error(`${command} ${args.join(' ')} failed (${code ?? 'stopped'}); its words are above.`))
    })
  })
}

/**
 * Seconds that a task took, for the line that tells of it.
 * @param {() => Promise<void>} task
 */
export async function timed(task) {
  const startedAt = performance.now()
  await task()
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}
