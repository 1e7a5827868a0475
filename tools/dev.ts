// `npm run dev`: the site from its sources with hot reload at 5173, and the server, started anew when its code changes.
// The site hands /v3, /ai, /files and /sandbox on to the server (API_ORIGIN, see apps/web/vite.config.ts).
import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { projectPath } from './command.ts'
import { root } from './repository.ts'

const port = process.env['PORT'] ?? '3000'
const web = join(root, 'apps', 'web')
const vite = join(
  dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')),
  'bin',
  'vite.js',
)

const children = [
  start(['--watch', '--watch-preserve-output', join(root, 'apps/server/src/main/start.ts')], root, {
    PORT: port,
  }),
  start([vite, '--clearScreen', 'false'], web, { API_ORIGIN: `http://localhost:${port}` }),
]

// One without the other is of no use: when either ends, both do, and so they do on Ctrl-C.
for (const child of children) child.once('exit', (code) => stopAll(code ?? 0))
process.once('SIGINT', () => stopAll(0))
process.once('SIGTERM', () => stopAll(0))

function start(args: string[], cwd: string, settings: Record<string, string>): ChildProcess {
  const env = { ...process.env, ...projectPath(), ...settings }
  return spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
}

function stopAll(code: number): void {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
  process.exitCode = code
}
