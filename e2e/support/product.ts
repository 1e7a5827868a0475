import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const server = new URL('../../apps/server/src/', import.meta.url)
/** The product itself, and the same with grey videos that are made at once and its data in PostgreSQL. */
const programs = {
  drawn: fileURLToPath(new URL('main/start.ts', server)),
  grey: fileURLToPath(new URL('test/start-quick.ts', server)),
}

/** Where a product is running already that journeys share (`npm run journey`); null where they start their own. */
export const runningUrl = process.env['E2E_URL'] ?? null

type Settings = Record<string, string>
export type Starting = {
  /** Begins with an empty folder, as a newcomer does. */
  fromNothing?: boolean
  /** What videos show: what the engine draws of them (unless said), or nothing but grey, which takes no time; then the data is in PostgreSQL, else embedded. */
  videos?: keyof typeof programs
}

/** The product as an owner's `npm start` runs it, on a port and a folder of its own. */
export type Product = {
  url: string
  folder: string
  /** Ends the process at once, as a lost machine would; the folder stays. */
  kill: () => Promise<void>
  /** Asks the process to end and waits for it; the folder stays. */
  stop: () => Promise<void>
  /** Starts it again on the same folder and port; with other settings when they are said. */
  restart: (changed?: Settings) => Promise<void>
  close: () => Promise<void>
}

/**
 * Starts the product and waits for its `ready`; unless told otherwise it makes no loops, which nobody waits for. Among
 * byways it begins with a copy of a folder in which it has begun before, unless it is to begin from nothing.
 */
export async function startProduct(
  given: Settings | ((url: string) => Settings | Promise<Settings>) = {},
  { fromNothing = false, videos = 'drawn' }: Starting = {},
): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'clipmint-e2e-'))
  const begun = process.env['E2E_NEW_FOLDER']
  if (begun && !fromNothing) cpSync(begun, folder, { recursive: true })
  const port = await freePort()
  const url = `http://localhost:${port}`
  const settings = typeof given === 'function' ? await given(url) : given
  const program = programs[videos]
  let child = await launch(program, { folder, port, settings })
  return {
    url,
    folder,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
    restart: async (changed = settings) => {
      child = await launch(program, { folder, port, settings: changed })
    },
    close: async () => {
      await end(child, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Launch = { folder: string; port: number; settings: Settings }

async function launch(program: string, { folder, port, settings }: Launch): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      STORE_LOOPS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  await new Promise<void>((ready, fail) => {
    lines.on('line', (line) => {
      if (line.startsWith('ready ')) ready()
    })
    child.once('exit', (code) => fail(new Error(`The product ended with ${code} before it was ready.`)))
  })
  return child
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill(signal)
  await ended
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (typeof address !== 'object' || address === null) throw new Error('No free port was found.')
  return address.port
}
