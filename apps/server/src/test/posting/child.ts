import { readFileSync } from 'node:fs'
import process from 'node:process'

import { pino } from 'pino'
import { uuidv7 } from 'uuidv7'

import type { Context } from '../../context.ts'
import { openPostgres } from '../../db/postgres.ts'
import { sendDue } from '../../features/reservations/posting/send-due.ts'
import { sandboxNetworks } from '../../main/networks.ts'
import { createSigner } from '../../signing.ts'
import { oneClipStore } from './file.ts'
import type { Wake } from './workers.ts'
import { mortal } from './world.ts'

// Sends what is due, whenever it is told what time it is, and kills itself where it is told to, between any two of its calls
// to the database or a network. Arguments: the database, the sandbox, a clip.
const [, , databaseUrl = '', sandboxUrl = '', clipPath = ''] = process.argv
let aheadMs = 0
let stepsLeft: number | null = null
const now = () => new Date(Date.now() + aheadMs)
const log = pino({ level: 'error' }, { write: (line) => void process.send?.({ fault: line }) })
const { db, withTx } = await openPostgres(databaseUrl, log, 12)
const world = {
  db,
  withTx,
  now,
  newId: uuidv7,
  files: oneClipStore(readFileSync(clipPath)),
  events: { publish: async () => {}, subscribe: () => () => {} },
  jobs: { send: async () => null, cancel: async () => true },
  signer: createSigner('a secret of the tests', now),
  settings: {},
  outside: { networks: sandboxNetworks({ sandboxUrl, publicUrl: sandboxUrl, now }) },
  log,
} as unknown as Context
const ctx = mortal(world, () => {
  if (stepsLeft !== null && stepsLeft-- <= 0) process.kill(process.pid, 'SIGKILL')
  return false
})

process.on('message', (told: Wake) => {
  aheadMs = told.aheadMs
  stepsLeft ??= told.diesAfter
  sendDue(ctx, new AbortController().signal, 0)
    .then(() => process.send?.({ idle: true }))
    .catch((error: unknown) => process.send?.({ fault: String(error) }))
})
