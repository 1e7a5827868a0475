import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

/** A PostgreSQL server of the test's own: a new folder, a Unix socket, no port, no fsync. */
export type Cluster = { folder: string; stop: () => Promise<void> }

/** The URL of a database of the server whose folder this is. */
export function clusterUrl(folder: string, database: string): string {
  return `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`
}

type User = { uid?: number; gid?: number }

/** The folder of initdb and postgres: POSTGRES_BIN, Debian's places, or PATH; throws a sentence without them. */
export function postgresBin(): string {
  const said = process.env['POSTGRES_BIN']
  const debian = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => versionOf(b) - versionOf(a))
  const path = (process.env['PATH'] ?? '').split(':')
  const places = [said, ...debian, ...path]
  const found = places.find(
    (place) => place && existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')),
  )
  if (found) return found
  throw new Error(
    'No PostgreSQL server is installed. On Debian: apt-get install postgresql. Or name its folder in POSTGRES_BIN.',
  )
}

function versionOf(path: string): number {
  return Number(/(\d+)\/bin$/.exec(path)?.[1] ?? 0)
}

/** PostgreSQL refuses to run as root; as root it runs as the user `postgres`, or `nobody`. */
function serverUser(): User {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' })
    const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' })
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  return { uid: 65_534, gid: 65_534 }
}

/**
 * Starts a server on a copy of the prepared folder `prepared`; when there is none yet, it is made by running `prepare`
 * on a new one, so that later starts take half a second.
 */
export async function startCluster(
  prepared: string,
  prepare: (folder: string) => Promise<void>,
): Promise<Cluster> {
  const bin = postgresBin()
  const user = serverUser()
  for (const parent of [memory, disk]) removeLeftBehind(parent)
  if (!existsSync(prepared)) await makePrepared(bin, user, { prepared, prepare })
  const folder = ownFolder(user)
  execFileSync('cp', ['-a', prepared, join(folder, 'data')], { ...user, cwd: folder })
  return run(bin, user, folder)
}

/** Starts an empty server with the settings that PostgreSQL comes with, for measuring. */
export async function startEmptyCluster(): Promise<Cluster> {
  const bin = postgresBin()
  const user = serverUser()
  const folder = ownFolder(user, disk)
  initialize(bin, user, folder)
  return run(bin, user, folder, { settings: { listen_addresses: '' } })
}

type Preparing = { prepared: string; prepare: (folder: string) => Promise<void> }

async function makePrepared(bin: string, user: User, { prepared, prepare }: Preparing): Promise<void> {
  const folder = ownFolder(user)
  initialize(bin, user, folder)
  const cluster = await run(bin, user, folder, { keep: true })
  await prepare(cluster.folder)
  await cluster.stop()
  const staging = `${prepared}-${process.pid}`
  try {
    execFileSync('cp', ['-a', join(folder, 'data'), staging])
    renameSync(staging, prepared)
  } catch (error) {
    // Another run was quicker with the same content.
    if (!existsSync(prepared)) throw error
  } finally {
    for (const left of [staging, folder]) rmSync(left, { recursive: true, force: true })
  }
}

function initialize(bin: string, user: User, folder: string): void {
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']
  execFileSync(join(bin, 'initdb'), ['-D', join(folder, 'data'), ...options], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  })
}

/** A short path, because a Unix socket's may have 107 bytes; in memory where there is room, as a database is some thousand files. */
function ownFolder({ uid, gid }: User, parent = hasRoom(memory) ? memory : disk): string {
  const folder = mkdtempSync(join(parent, `${folderName}${process.pid}-`))
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  chmodSync(folder, 0o755)
  return folder
}

/** Ends servers whose test process was killed before it could, and removes their folders. */
function removeLeftBehind(parent: string): void {
  for (const folder of globSync(join(parent, `${folderName}*-*`))) {
    const owner = Number(folder.split('-').at(-2))
    if (Number.isNaN(owner) || isAlive(owner)) continue
    const note = join(folder, 'data', 'postmaster.pid')
    const server = existsSync(note) ? Number(readFileSync(note, 'utf8').split('\n')[0]) : 0
    if (server > 0 && isAlive(server)) process.kill(server, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process may not be asked, and is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const folderName = 'cm-pg-'
const memory = '/dev/shm'
const disk = '/tmp'
/** Bytes for a run's databases and their log; a container may have 64 MB of it in all. */
const roomWanted = 2 * 1024 ** 3

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= roomWanted
}

const speedNotSafety = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  max_connections: '200',
  listen_addresses: '',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
}

type Running = { keep?: boolean; settings?: Record<string, string> }

async function run(
  bin: string,
  user: User,
  folder: string,
  { keep = false, settings: chosen = speedNotSafety }: Running = {},
): Promise<Cluster> {
  const settings = Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const args = ['-D', join(folder, 'data'), '-k', folder, ...settings]
  const server = spawn(join(bin, 'postgres'), args, {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const endWithTest = () => {
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', endWithTest)
  await untilItAnswers(server, clusterUrl(folder, 'postgres'), () => said)
  return {
    folder,
    async stop() {
      process.off('exit', endWithTest)
      // SIGINT writes everything out, for a folder that is kept; SIGQUIT is quick.
      await ended(server, keep ? 'SIGINT' : 'SIGQUIT')
      if (!keep) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilItAnswers(server: ChildProcess, url: string, said: () => string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) break
    const client = new pg.Client({ connectionString: url })
    const connected = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (connected) return
    await sleep(50)
  }
  throw new Error(`PostgreSQL did not start: ${said().slice(-2_000)}`)
}

function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve()
  const done = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  server.kill(signal)
  return done
}
