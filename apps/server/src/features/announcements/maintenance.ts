import { Maintenance } from '@clipmint/contract'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { maintenanceBoard } from './board.ts'
import { isWorkedOn } from './rules.ts'

type Door = Pick<Context, 'now' | 'log' | 'settings'>

/** Throws MAINTENANCE while the site is worked on: what is written then could be lost. Reading goes on. */
export async function refuseWhileWorkedOn(ctx: Door): Promise<void> {
  const { maintenanceUrl } = ctx.settings
  const told = maintenanceUrl === null ? await maintenanceBoard(ctx) : await elsewhere(ctx, maintenanceUrl)
  if (told && isWorkedOn(told, ctx.now())) throw new Failure('MAINTENANCE')
}

/** How long what another place told is taken for true, and how long it may take to tell. */
const FRESH_MS = 30_000
const PATIENCE_MS = 3_000

type Told = { url: string; atMs: number; maintenance: Maintenance | null; asking: Promise<void> | null }
let told: Told | null = null

/**
 * What browsers read at MAINTENANCE_URL, asked at most twice a minute. Only the first to ask waits for it; where it does
 * not answer, what it said last holds, and nothing before that.
 */
async function elsewhere(ctx: Door, url: string): Promise<Maintenance | null> {
  const nowMs = ctx.now().getTime()
  if (told?.url !== url) told = { url, atMs: Number.NEGATIVE_INFINITY, maintenance: null, asking: null }
  const place = told
  const isFirst = place.atMs === Number.NEGATIVE_INFINITY
  if (nowMs - place.atMs >= FRESH_MS && place.asking === null) {
    place.asking = read(ctx, url).then((said) => {
      place.atMs = nowMs
      place.maintenance = said ?? place.maintenance
      place.asking = null
    })
  }
  if (isFirst) await place.asking
  return place.maintenance
}

async function read({ log }: Door, url: string): Promise<Maintenance | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
    return Maintenance.parse(await answer.json())
  } catch (err) {
    log.error({ err }, 'maintenance cannot be read; what it said before holds')
    return null
  }
}
