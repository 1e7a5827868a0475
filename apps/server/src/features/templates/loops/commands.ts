import type { StoreCard } from '@clipmint/contract'
import type { Template } from '@clipmint/film'

import type { Context } from '../../../context.ts'
import type { JobOutcome, JobRun } from '../../../jobs/define.ts'
import type { Catalogue } from '../catalogue.ts'
import { contentHash } from './content-hash.ts'
import { makeLoop } from './make.ts'
import { loopFolder, loopKeys, type LoopLang, loopLangs, type WantedLoop, wantedLoops } from './rules.ts'
import { countOtherJobs, leaveLoop, listByPopularity, listShown, showLoop, takeMissing } from './store.ts'

/** The job that makes loops, which never counts itself among the others. */
export const makeLoopsJob = 'templates.makeLoops'
/** Then who asked for certain templates meanwhile has their turn. */
const TURN_MS = 45_000
const LOOK_MS = 1_000
const LATER_SECONDS = 30

/** Whose loops are made, and which language first; those of all templates when none is named. */
export type Wish = { templateIds: readonly string[]; lang: LoopLang | null }

/**
 * Makes missing loops one after the other for as long as nothing else is to be done. What others ask for stops it at
 * once; a loop that cannot be made stops no other.
 */
export async function makeLoops(
  ctx: Context,
  { entries, find }: Catalogue,
  { templateIds, lang }: Wish,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<JobOutcome> {
  const ids = templateIds.length > 0 ? templateIds : await inOrder(ctx, entries)
  const templates = ids.flatMap((id) => find(id)?.template ?? [])
  const wanted = wantedLoops(
    templates.map((template) => ({ id: template.id, hash: contentHash(template) })),
    lang ? [lang, ...loopLangs.filter((other) => other !== lang)] : loopLangs,
  )
  const byId = new Map(templates.map((template) => [template.id, template]))
  const endsAt = ctx.now().getTime() + TURN_MS
  while (isUp(ctx) && !(await isBusy(ctx))) {
    signal.throwIfAborted()
    if (ctx.now().getTime() > endsAt) return { again: 'later', afterSeconds: 0 }
    const loop = await takeMissing(ctx, wanted)
    const template = loop && byId.get(loop.templateId)
    if (!template) return { done: true }
    await makeTaken(ctx, { loop, template, signal })
  }
  // The clock brings back the job for all; one for a visitor has to come back by itself.
  return templateIds.length > 0 ? { again: 'later', afterSeconds: LATER_SECONDS } : { done: true }
}

/** Removes the files of loops that no card shows any more and none will. */
export async function sweepLoops(ctx: Pick<Context, 'db' | 'files'>, { entries }: Catalogue): Promise<void> {
  const coming = wantedLoops(
    entries.map(({ template }) => ({ id: template.id, hash: contentHash(template) })),
  )
  const kept = new Set(
    [...(await listShown(ctx)), ...coming].flatMap((loop) => Object.values(loopKeys(loop))),
  )
  for await (const { key } of ctx.files.list(loopFolder)) if (!kept.has(key)) await ctx.files.delete(key)
}

const asked = new WeakMap<Context['jobs'], Set<string>>()

/** Has the loops made that cards on a visitor's screen lack: asked for once by a process, and never waited for. */
export function askForLoops(
  { jobs, settings, log }: Pick<Context, 'jobs' | 'settings' | 'log'>,
  { find }: Catalogue,
  { cards, lang }: { cards: readonly StoreCard[]; lang: LoopLang },
): void {
  if (settings.loops === null) return
  const before = asked.get(jobs) ?? new Set()
  asked.set(jobs, before)
  const templateIds = cards
    .filter(({ designs }) => designs.some(({ loop }) => !loop))
    .map(({ _id }) => _id)
    .filter((id) => find(id) !== null && !before.has(`${id} ${lang}`))
  const [key] = templateIds
  if (key === undefined) return
  for (const id of templateIds) before.add(`${id} ${lang}`)
  jobs
    .send(makeLoopsJob, { templateIds, lang }, { key })
    .catch((error: unknown) => log.warn({ err: error }, 'loops were not asked for'))
}

type Taken = { loop: WantedLoop; template: Template; signal: AbortSignal }

async function makeTaken(ctx: Context, { loop, template, signal }: Taken): Promise<void> {
  const others = new AbortController()
  const timer = setInterval(() => {
    isBusy(ctx).then(
      (busy) => busy && others.abort(),
      (error: unknown) => ctx.log.warn({ err: error }, 'the queue was not looked at'),
    )
  }, LOOK_MS)
  try {
    await makeLoop(ctx, { loop, template, signal: AbortSignal.any([signal, others.signal]) })
    await showLoop(ctx, loop)
  } catch (error) {
    const calledOff = signal.aborted || others.signal.aborted
    await leaveLoop(ctx, loop, calledOff ? 'called off' : 'failed')
    if (signal.aborted) throw error
    if (!calledOff) ctx.log.error({ err: error, loop }, 'a loop was not made')
  } finally {
    clearInterval(timer)
  }
}

/** Whether this process is past its beginning, in which its owners have better uses for the machine. */
function isUp({ settings: { loops } }: Pick<Context, 'settings'>): boolean {
  return loops !== null && performance.now() >= loops.afterMs
}

/** Whether anything waits for a worker, or as many run as this machine makes renders. */
async function isBusy(ctx: Pick<Context, 'db' | 'settings'>): Promise<boolean> {
  const { waiting, running } = await countOtherJobs(ctx, makeLoopsJob)
  return waiting > 0 || running >= ctx.settings.renderConcurrency
}

/** What the store shows first, then templates that it does not list. */
async function inOrder(ctx: Pick<Context, 'db'>, entries: Catalogue['entries']): Promise<string[]> {
  const ids = entries.map(({ template }) => template.id)
  return [...new Set([...(await listByPopularity(ctx, ids)), ...ids])]
}
