import { dayMs } from '@clipmint/kit'
import { sql } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { expectSound, readLedger } from '../ledger.ts'
import { type Diary, runsAt } from './diary.ts'
import type { Seen } from './feed.ts'
import type { Lived, liveYear } from './live.ts'
import { momentOfWall, weekdayOf } from './wall-clock.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const leadMs = 60 * minuteMs
const makeMs = 48 * hourMs
const closeMs = 10 * minuteMs
/** So much later than its time nothing is begun any more. */
const lateMs = 3 * hourMs
/** A post that nothing stood in the way of is seen by then. */
const promptMs = 5 * minuteMs

type Row = {
  id: string
  day: string
  no: number
  status: number
  upload_at: string
  skip: string | null
  project_id: string | null
  post_id: string | null
  /** When its plan was asked for last. */
  planned_at: string | null
}
type PostRow = {
  id: string
  key: string
  status: number
  file: string
  shows: string
  ended_at: string | null
}
type TargetRow = {
  post_id: string
  network: string
  kind: string
  state: string
  failure: string | null
  trail: number
}
/** `isOpen` of one whose planning and its campaign's stop fell into one minute: either may have come first. */
type Due = { day: string; no: number; at: number; isOpen: boolean }

export type YearVerdict = {
  due: number
  seen: number
  ends: Record<string, number>
  failures: Record<string, number>
  /** How late those were seen that nothing stood in the way of, and all others, in minutes. */
  latestPrompt: number
  latest: number
  creditsSpent: number
  remade: number
  stops: Record<string, number>
  wrong: object[]
}

/** Says which posts each campaign has to have by what its owner did, and holds that against what was kept and what people saw. */
export async function judgeYear({
  ctx,
  owners,
  feeds,
  end,
  failing,
  deaths,
  standstills,
}: Awaited<ReturnType<typeof liveYear>>): Promise<YearVerdict> {
  const seen = Map.groupBy(
    feeds.flatMap((feed) => feed.seen),
    ({ file }) => file,
  )
  const verdict: YearVerdict = {
    due: 0,
    seen: [...seen.values()].flat().length,
    ends: {},
    failures: {},
    latestPrompt: 0,
    latest: 0,
    creditsSpent: 0,
    remade: 0,
    stops: {},
    wrong: [],
  }
  let accounted = 0
  for (const owner of owners)
    accounted += await judgeOwner(ctx, owner, { verdict, seen, end, failing, deaths, standstills })
  if (accounted !== verdict.seen)
    verdict.wrong.push({ what: 'seen of no post', seen: verdict.seen, accounted })
  return verdict
}

type At = {
  verdict: YearVerdict
  seen: ReadonlyMap<string, Seen[]>
  end: number
  failing: (projectId: string) => boolean
  deaths: readonly number[]
  standstills: readonly { begins: number; ends: number }[]
}

async function judgeOwner(ctx: Context, owner: Lived, at: At): Promise<number> {
  const { accountId, campaignId, diary } = owner
  const { verdict, end } = at
  const wrong = (what: string, more: object = {}) =>
    verdict.wrong.push({ what, owner: owner.no, zone: owner.zone, ...more })
  for (const { reason } of diary.stops) count(verdict.stops, reason)
  const { rows } = await ctx.db().execute<Row>(sql`
    select id, day::text as day, no, status, upload_at, skip, project_id, post_id, (
      select max(e.at) from campaign_events e where e.account_id = campaign_posts.account_id
        and e.campaign_post_id = campaign_posts.id and e.kind = 'planned') as planned_at
    from campaign_posts
    where account_id = ${accountId} and campaign_id = ${campaignId} order by day, no`)
  const { rows: posts } = await ctx.db().execute<PostRow>(sql`
    select id, request_key as key, status, video ->> 'fileKey' as file, (video -> 'shows')::text as shows, ended_at
    from posts where account_id = ${accountId}`)
  const { rows: targets } = await ctx.db().execute<TargetRow>(sql`
    select t.post_id, t.network, t.kind, t.state, t.failure,
      (select count(*)::int from post_events e where e.account_id = t.account_id and e.target_id = t.id
        and e.kind not in ('started', 'opened', 'sending', 'sent', 'publishing', 'published', 'processing')) as trail
    from post_targets t where t.account_id = ${accountId}`)
  const ledger = await readLedger(ctx, accountId)
  const balanceAt = (moment: number) =>
    ledger.entries.findLast(({ createdAt }) => createdAt.getTime() <= moment)?.balanceAfter ?? null
  const due = dueOf(owner, end)
  const wanted = new Map(due.map((one) => [`${one.day} ${one.no}`, one]))
  let accounted = 0
  for (const row of rows) {
    const name = `${row.day} ${row.no}`
    const expected = wanted.get(name)
    wanted.delete(name)
    verdict.due += 1
    if (!expected) wrong('a post that nobody has due', { row })
    else if (new Date(row.upload_at).getTime() !== expected.at)
      wrong('not at its wall-clock time', { row, expected: new Date(expected.at).toISOString() })
    accounted += judgeRow(row, { ...at, owner, posts, targets, wrong, balanceAt })
  }
  for (const missing of wanted.values())
    if (!missing.isOpen) wrong('a post that is due is not there', { missing })
  await judgeMade(ctx, owner, { rows, ledger, verdict, wrong })
  return accounted
}

/** Each post that has to be there: every slot of a time in which its campaign ran and planned it, a day once. */
function dueOf({ diary, creations, zone, startsOn, endsOn }: Lived, end: number): Due[] {
  const claimed = new Map<string, { at: number; isOpen: boolean }>()
  const touched = [...diary.touched].map(([day, one]) => ({ day, ...one }))
  for (const spell of diary.spells) {
    const until = spell.until ?? end
    // What was touched before this time began is there already.
    for (const { day, at } of touched)
      if (at < spell.from) claimed.set(day, claimed.get(day) ?? { at: 0, isOpen: false })
    const between = (latest: number) =>
      slotsOf(spell.schedule.times, zone, spell.from + leadMs, latest).filter(
        ({ day }) => startsOn === null || day >= startsOn,
      )
    const slots = between(until + makeMs)
    // What is further on is no campaign's first video that is made at once.
    const [first] = between(spell.from + 8 * dayMs)
    const planned = slots.filter((slot) => slot.at - makeMs <= until)
    if (spell.isFirst && first && !planned.some(({ day }) => day === first.day)) planned.push(first)
    for (const { day, at } of planned) {
      if (claimed.get(day)?.isOpen === false || (endsOn !== null && day > endsOn)) continue
      const planning = at - makeMs
      const isOpen = spell.until !== null && planning <= spell.until && planning > spell.until - minuteMs
      claimed.set(day, { at, isOpen })
    }
  }
  for (const { day, movedTo } of touched) {
    const slot = momentsOfTouched(diary, zone, day)
    claimed.set(day, { at: movedTo ?? slot, isOpen: false })
  }
  return [...claimed].flatMap(([day, { at, isOpen }]) =>
    Array.from({ length: creations }, (_, no) => ({
      day,
      no,
      at: at + no * hourMs,
      isOpen,
    })),
  )
}

/** When a slot would have been that was left out: by the schedule at that time. */
function momentsOfTouched({ spells, touched }: Diary, zone: string, day: string): number {
  const at = touched.get(day)?.at ?? 0
  const spell = spells.findLast(({ from }) => from <= at)
  const time = spell?.schedule.times[weekdayOf(day) as '1'] ?? '00:00'
  return momentOfWall(day, time, zone)
}

function slotsOf(times: Lived['schedule']['times'], zone: string, after: number, until: number) {
  const slots: { day: string; at: number }[] = []
  for (let noon = after - 2 * dayMs; noon <= until + 2 * dayMs; noon += dayMs) {
    const day = new Date(noon).toISOString().slice(0, 10)
    const time = times[weekdayOf(day) as '1']
    const at = time === undefined ? Number.NaN : momentOfWall(day, time, zone)
    if (at > after && at <= until) slots.push({ day, at })
  }
  return slots
}

type Judging = At & {
  owner: Lived
  posts: readonly PostRow[]
  targets: readonly TargetRow[]
  wrong: (what: string, more?: object) => void
  /** How many credits were left at a moment. */
  balanceAt: (moment: number) => number | null
}

/** Holds one post against what people saw of it, and asks whether its end has its reason; gives how often it was seen. */
function judgeRow(row: Row, at: Judging): number {
  const { owner, verdict, wrong, end } = at
  const uploadAt = new Date(row.upload_at).getTime()
  const mine = at.posts.filter(({ key }) => key.startsWith(`${row.id}/`))
  const files = [...new Set(mine.map(({ file }) => file))]
  const seen = files.flatMap((file) => at.seen.get(file) ?? [])
  const sent = mine.find(({ id }) => id === row.post_id)
  if (files.length > 1) verdict.remade += 1
  const isOver = uploadAt < end - 27 * hourMs
  count(verdict.ends, row.status === 8 ? `skipped: ${row.skip}` : `status ${sent?.status ?? row.status}`)
  for (const network of owner.networks) {
    const there = seen.filter((one) => one.network === network).length
    const target = at.targets.find((one) => one.post_id === row.post_id && one.network === network)
    const isAsSaid =
      target?.state === 'confirmed' ? there === 1 : target?.state === 'unknown' ? there <= 1 : there === 0
    if (!isAsSaid && (isOver || there > 1)) wrong('seen otherwise than said', { row, network, there, target })
    if (target?.failure) judgeFailure(target, uploadAt, at)
  }
  for (const one of seen) judgeTime(one, { row, uploadAt, at })
  if (!isOver) return seen.length
  if (row.status === 0 || row.status === 1) wrong('never came to an end', { row })
  if (row.status === 2 && (!sent || sent.ended_at === null)) wrong('never came to an end', { row, sent })
  if (row.status === 8) judgeSkip(row, uploadAt, at)
  if (row.status === 7 && !owner.diary.stops.some(({ reason }) => reason === 'cancelled'))
    wrong('cancelled by nobody', { row })
  return seen.length
}

function judgeTime(one: Seen, { row, uploadAt, at }: { row: Row; uploadAt: number; at: Judging }): void {
  const { verdict, wrong, targets, posts, owner } = at
  const late = one.at - uploadAt
  const target = targets.find((it) => it.post_id === row.post_id && it.network === one.network)
  const minutes = Math.round(late / minuteMs)
  verdict.latest = Math.max(verdict.latest, minutes)
  if (late < 0) wrong('seen before its time', { row, late })
  const isHindered =
    (target?.trail ?? 0) > 0 || stoodStill(at, uploadAt, one.at) || someDied(at, uploadAt, one.at)
  if (late > lateMs + hourMs) wrong('posted though its moment had passed', { row, minutes })
  if (!isHindered) verdict.latestPrompt = Math.max(verdict.latestPrompt, minutes)
  if (!isHindered && late > promptMs) wrong('late for no reason', { row, minutes, target })
  const post = posts.find(({ id }) => id === row.post_id)
  const shown = [...`${post?.shows ?? ''} ${one.text}`.matchAll(/1[25],900/gu)].map(([price]) => price)
  const price = priceAt(owner.diary, one.at)
  // A promotion's regular price follows the product's where it was the product's own when it was planned.
  const follows = owner.isPromotion && priceAt(owner.diary, Date.parse(row.planned_at ?? '')) === 12_900
  if (follows && shown.some((it) => Number(it.replace(',', '')) !== price))
    wrong('shows what was not so any more', { row, shown, price })
}

/** Whether nobody was there to work at some moment between two. */
function stoodStill({ standstills }: At, from: number, to: number): boolean {
  return standstills.some(({ begins, ends }) => begins <= to && from < ends)
}

/** Whether a worker died between two moments: what it had in hand is taken up once that may be lost. */
function someDied({ deaths }: At, from: number, to: number): boolean {
  return deaths.some((at) => from <= at && at <= to)
}

/** The price at a moment: what an owner does in the very moment comes after what is planned or sent in it. */
function priceAt({ prices }: Diary, at: number): number {
  return prices.findLast((it) => it.at < at)?.price ?? 12_900
}

function judgeSkip(row: Row, uploadAt: number, at: Judging): void {
  const { owner, wrong, failing, balanceAt } = at
  const { diary, manner } = owner
  const isRight = {
    owner: diary.leftOut.has(row.id) || diary.touched.get(row.day)?.movedTo === null,
    // Who answers does so within the hour: what was made in the last one may have closed before.
    'not-approved':
      manner === 'silent-skip' ||
      manner === 'moody' ||
      Date.parse(row.planned_at ?? '') > uploadAt - closeMs - hourMs - promptMs,
    // What goes on in the very minute comes too late.
    'campaign-stopped': !runsAt(diary, uploadAt - closeMs - 1) || !runsAt(diary, uploadAt),
    // Whoever plans and fills takes a few minutes, where others die at it; what is then held is left out as its time passes.
    'no-credit':
      balanceAt(Date.parse(row.planned_at ?? '') + 15 * minuteMs) === 0 ||
      diary.stops.findLast((stop) => stop.at < uploadAt)?.reason === 'no-credit',
    'not-made':
      (row.project_id !== null && failing(row.project_id)) || stoodStill(at, uploadAt - makeMs, uploadAt),
    outdated: diary.prices.some((it) => it.at < uploadAt && it.at > uploadAt - makeMs),
    // Their sales end with their campaigns, which stop by then.
    'promotion-over': false,
    check: false,
    missed: stoodStill(at, uploadAt - closeMs, uploadAt + lateMs),
  }[row.skip ?? 'missed']
  if (!isRight)
    wrong('left out for no reason', { row, stops: diary.stops.slice(-4), spells: diary.spells.slice(-3) })
}

function judgeFailure({ network, failure }: TargetRow, uploadAt: number, at: Judging): void {
  const { verdict, owner, wrong } = at
  count(verdict.failures, String(failure))
  const hadDeadToken = owner.diary.deadTokens.some(
    ({ from, until }) => from <= uploadAt + 2 * hourMs && (until === null || until > uploadAt - minuteMs),
  )
  if (failure === 'link-ended' && !hadDeadToken) wrong('its link had not ended', { network })
}

/** No video without a post, none twice, and each paid once. */
async function judgeMade(
  ctx: Context,
  { accountId, no, diary }: Lived,
  {
    rows,
    ledger,
    verdict,
    wrong,
  }: {
    rows: readonly Row[]
    ledger: Awaited<ReturnType<typeof readLedger>>
    verdict: YearVerdict
    wrong: Judging['wrong']
  },
): Promise<void> {
  const made = rows.flatMap(({ project_id: id }) => id ?? [])
  if (new Set(made).size !== made.length) wrong('a video of two posts')
  const { rows: projects } = await ctx
    .db()
    .execute<{ id: string }>(sql`select id from projects where account_id = ${accountId}`)
  const own = new Set(made)
  const strangers = projects.filter(({ id }) => !own.has(id))
  if (strangers.length > 0) wrong('videos of no post', { strangers: strangers.length })
  try {
    expectSound(ledger)
  } catch (error) {
    wrong('a ledger that does not balance', { error: String(error).slice(0, 400) })
  }
  const settled = ledger.holds.filter(({ state }) => state === 'settled').length
  verdict.creditsSpent += settled
  if (settled !== projects.length) wrong('paid otherwise than made', { settled, made: projects.length })
  const open = ledger.holds.filter(({ state }) => state === 'held').length
  if (open > 1) wrong('credits held for nothing', { open, no, stops: diary.stops.length })
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}
