// @ts-check
import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { root, say } from './run.mjs'

const lockFolder = join(root, '.cache', 'setup.lock')
const beatMs = 2_000
/** An owner that has not touched its lock for this long was killed. */
const staleAfterMs = 15_000

/**
 * Runs the task while no other set-up of this checkout runs; two `npm start` at once share one install.
 * @param {() => Promise<void>} task
 */
export async function withLock(task) {
  await acquire()
  const beat = setInterval(() => utimesSync(lockFolder, new Date(), new Date()), beatMs)
  const stop = () => {
    release()
    process.exit(130)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    await task()
  } finally {
    clearInterval(beat)
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
    release()
  }
}

async function acquire() {
  mkdirSync(join(root, '.cache'), { recursive: true })
  for (let hasSaid = false; !tryAcquire(); hasSaid = true) {
    if (!hasSaid) say('another set-up is at work here, waiting for it')
    if (isStale()) release()
    else await sleep(200)
  }
}

/** Making a folder either succeeds or finds it there: no two processes can both make it. */
function tryAcquire() {
  try {
    mkdirSync(lockFolder)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function isStale() {
  const stat = statSync(lockFolder, { throwIfNoEntry: false })
  return stat !== undefined && Date.now() - stat.mtimeMs > staleAfterMs
}

function release() {
  rmSync(lockFolder, { recursive: true, force: true })
}
