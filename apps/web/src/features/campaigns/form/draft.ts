import {
  type AllowedNow,
  type Campaign,
  type CampaignChanges,
  campaignGoals,
  CampaignOccasion,
  CampaignTitle,
  type Currency,
  findSettings,
  limits,
  type NetworkId,
  NetworkId as Network,
  networks,
  type NewCampaign,
  type PostFinding,
  PostKind,
  type Product,
  Purpose,
  silences,
  targetAges,
  targetGenders,
  templatePreferences,
  Tone,
  weekdays,
  withoutStory,
} from '@clipmint/contract'
import { languageOf } from '@clipmint/copy'
import { languageCodes } from '@clipmint/kit'
import { z } from 'zod'

import { PromotionForm, promotionFormOf, toPromotion } from '../../products/index.ts'
import { answersFor, momentOf, networksOf, wallAt } from '../../reservations/index.ts'
import { businesses, occasions } from '../../templates/index.ts'
import { addDays } from '../calendar/days.ts'
import { nextTimes, type Times, weekdayOf } from './schedule.ts'

const Weekday = z.enum(weekdays)

/** What a campaign is of. */
export type About = { productId: string } | { placeId: string }

/** A campaign as its owner is making it, or changing it. */
export const CampaignDraft = z.object({
  /** What it will be called by whatever asks for it: sent twice it makes one. */
  id: z.string(),
  about: z.union([z.object({ productId: z.string() }), z.object({ placeId: z.string() })]).nullable(),
  title: z.string(),
  /** The sale or event that it tells of, as it is typed; null for a campaign of the product or place itself. */
  promotion: PromotionForm.nullable().default(null),
  goal: z.enum(campaignGoals),
  purpose: Purpose,
  language: z.enum(languageCodes),
  gender: z.enum(targetGenders),
  ages: z.array(z.enum(targetAges)),
  tone: Tone,
  template: z.enum(templatePreferences),
  /** What they are made for; null for anything. */
  templateKind: z
    .enum([...businesses, ...occasions])
    .nullable()
    .default(null),
  creations: z.number().int(),
  /** Whether all days have the one time. */
  isSameTime: z.boolean(),
  days: z.array(Weekday),
  time: z.string(),
  /** Of each day, where they differ. */
  times: z.partialRecord(Weekday, z.string()),
  zone: z.string(),
  places: z.array(z.object({ platform: Network, type: PostKind })),
  answers: z.partialRecord(Network, z.record(z.string(), z.union([z.string(), z.boolean()]))),
  story: z.boolean(),
  hashtags: z.array(z.string()),
  approval: z.boolean(),
  onSilence: z.enum(silences),
  /** What day its videos are for. */
  occasion: CampaignOccasion.nullable().default(null),
  startsOn: z.string().nullable().default(null),
  endsOn: z.string().nullable(),
})
export type CampaignDraft = z.infer<typeof CampaignDraft>

/** What can be wrong in the form, by the part where it stands, in the order of the page. */
export const campaignParts = [
  'about',
  'title',
  'days',
  'time',
  'startsOn',
  'endsOn',
  'places',
  'settings',
] as const
export type CampaignPart = (typeof campaignParts)[number]
/** What is said in the form's own words; what is wrong with settings is said at each. */
export type SaidPart = Exclude<CampaignPart, 'settings'>

/** What a place's name tells of its campaign: in Latin letters it may be of a shop of any language. */
export function ofPlace(name: string): Partial<Pick<CampaignDraft, 'language'>> {
  return languageOf(name) === 'ko' ? { language: 'ko' } : {}
}

type Start = { id: string; about: About | null; zone: string; language: 'ko' | 'en' }

/** A fresh draft: three evenings a week, shown to its owner before each is posted. */
export function freshCampaign(
  { id, about, zone, language }: Start,
  places: CampaignDraft['places'],
): CampaignDraft {
  return {
    id,
    about,
    title: '',
    promotion: null,
    goal: 'known',
    purpose: 'everyday',
    language,
    gender: 'all',
    ages: [],
    tone: 'casual',
    template: 'fit',
    templateKind: null,
    creations: 1,
    isSameTime: true,
    days: ['1', '3', '5'],
    time: '19:00',
    times: {},
    zone,
    places: [...places],
    answers: {},
    story: false,
    hashtags: [],
    approval: true,
    onSilence: 'skip',
    occasion: null,
    startsOn: null,
    endsOn: null,
  }
}

/** What a product says of itself, taken over as it is chosen. */
export function ofProduct({
  purpose,
  language,
  gender,
  ages,
  tone,
}: Product): Pick<CampaignDraft, 'purpose' | 'language' | 'gender' | 'ages' | 'tone'> {
  return { purpose, language, gender, ages, tone }
}

/** A campaign as it stands, to be changed. */
export function draftOf(campaign: Campaign): CampaignDraft {
  const { schedule, targets, template, productId, placeId, promotion, ...same } = campaign
  const entries = Object.entries(schedule.times)
  const [first] = entries
  const isSameTime = entries.every(([, time]) => time === first?.[1])
  return CampaignDraft.parse({
    ...same,
    id: campaign._id,
    promotion: promotion && promotionFormOf(promotion),
    about: productId ? { productId } : placeId ? { placeId } : null,
    template: template.by,
    templateKind: template.category,
    isSameTime,
    days: entries.map(([day]) => day),
    time: first?.[1] ?? '19:00',
    times: schedule.times,
    zone: schedule.zone,
    places: targets.map(({ platform, type }) => ({ platform, type })),
    answers: Object.fromEntries(targets.map(({ platform, settings }) => [platform, settings])),
  })
}

/** When each day has its post. */
export function timesOf({ isSameTime, days, time, times }: CampaignDraft): Times {
  return Object.fromEntries(days.map((day) => [day, isSameTime ? time : (times[day] ?? time)]))
}

/** Everywhere that its videos go: as stories, too, where that is wanted and there are any. */
export function placesOf({
  places,
  story,
}: Pick<CampaignDraft, 'places' | 'story'>): CampaignDraft['places'] {
  const stories = story ? withoutStory(places) : []
  return [...places, ...stories.map((platform) => ({ platform, type: 'story' as const }))]
}

/** Its last day: its own, or that of the sale that it tells of; null where it has none. */
export function lastDayOf({ endsOn, promotion }: Pick<CampaignDraft, 'endsOn' | 'promotion'>): string | null {
  const sale = promotion !== null && isDay(promotion.endAt) ? promotion.endAt : null
  if (endsOn === null || !isDay(endsOn)) return sale
  return sale !== null && sale < endsOn ? sale : endsOn
}

function isDay(typed: string): boolean {
  return !Number.isNaN(Date.parse(typed))
}

/** How many videos a week has, and with them credits. */
export function perWeek({ days, creations }: Pick<CampaignDraft, 'days' | 'creations'>): number {
  return days.length * creations
}

/** What the account of a network allows now; null where nobody has said so. */
export type AllowedOf = (network: NetworkId) => AllowedNow | null

/** What is missing of the networks' own settings, or what their accounts do not allow. */
export function openSettings(
  draft: Pick<CampaignDraft, 'places' | 'answers'>,
  allowedOf: AllowedOf,
): ReadonlyMap<NetworkId, readonly PostFinding[]> {
  const found = networksOf(draft).map((id) => {
    const asked = { settings: answersFor(draft, id), allowed: allowedOf(id) }
    return [id, findSettings(networks[id], asked)] as const
  })
  return new Map(found.filter(([, findings]) => findings.length > 0))
}

/** When a campaign has its first post that is begun at a moment; null while it has no time. */
export function firstPostOf(draft: CampaignDraft, now: Date): Date | null {
  const { zone, startsOn } = draft
  const soonest = new Date(now.getTime() + limits.campaignLeadMinutes * 60_000)
  const first = startsOn === null ? null : momentOf({ date: startsOn, time: '00:00' }, zone)
  const from = first !== null && first > soonest ? first : soonest
  return nextTimes({ times: timesOf(draft), zone }, { from, count: 1 })[0] ?? null
}

/** Whether a campaign that is begun at a moment is over before its first post. */
export function endsBeforeFirst(draft: CampaignDraft, now: Date): boolean {
  const until = lastDayOf(draft)
  const first = firstPostOf(draft, now)
  return until !== null && first !== null && wallAt(first, draft.zone).date > until
}

/** So long after the earliest moment a time is set for whoever still fills the form in. */
const spareMs = 15 * 60_000
const halfHourMs = 30 * 60_000

/** The same on days and at a time with which it has a post by its last day, where there is any. */
export function withAPost(draft: CampaignDraft, now: Date): CampaignDraft {
  const until = lastDayOf(draft)
  if (until === null || !endsBeforeFirst(draft, now)) return draft
  const soonest = now.getTime() + limits.campaignLeadMinutes * 60_000 + spareMs
  const { date, time } = wallAt(new Date(Math.ceil(soonest / halfHourMs) * halfHourMs), draft.zone)
  const from = draft.startsOn !== null && draft.startsOn > date ? draft.startsOn : date
  const days = Array.from({ length: 7 }, (_, no) => addDays(from, no)).filter((day) => day <= until)
  if (days.length === 0) return draft
  const onThem = { ...draft, days: weekdays.filter((one) => days.some((day) => weekdayOf(day) === one)) }
  return endsBeforeFirst(onThem, now) ? { ...onThem, time } : onThem
}

/** The parts that have to be mended before a campaign can begin, or before the one that it `was` can be another. */
export function faultsOf(
  draft: CampaignDraft,
  { now, was, allowedOf }: { now: Date; was: Pick<Campaign, 'title'> | null; allowedOf: AllowedOf },
): ReadonlySet<CampaignPart> {
  const latest = new Date(now.getTime() + limits.postDaysAhead * 86_400_000)
  const isFar = (day: string) => !isDay(day) || day > wallAt(latest, draft.zone).date
  const isOver = draft.endsOn !== null && draft.endsOn < wallAt(now, draft.zone).date
  const wrong: Record<CampaignPart, boolean> = {
    about: draft.about === null,
    // What it is called already it may go on being called: names were longer once.
    title: draft.title !== was?.title && !CampaignTitle.safeParse(draft.title).success,
    days: draft.days.length === 0,
    time: Object.values(timesOf(draft)).some((time) => !/^\d{2}:\d{2}$/.test(time)),
    places: draft.places.length === 0,
    settings: openSettings(draft, allowedOf).size > 0,
    startsOn: draft.startsOn !== null && isFar(draft.startsOn),
    // What already runs may have its last post on its way.
    endsOn: isOver || (was === null && draft.endsOn !== null && endsBeforeFirst(draft, now)),
  }
  return new Set(campaignParts.filter((part) => wrong[part]))
}

/** The draft as the server is asked to begin it; `currency` is that of its product's prices. */
export function wishOf(draft: CampaignDraft, currency: Currency): NewCampaign {
  const begun = { _id: draft.id, ...settingsOf(draft), consent: false }
  if (draft.about !== null && 'placeId' in draft.about) return { ...begun, category: 'place' }
  if (draft.promotion === null) return { ...begun, category: 'product' }
  return { ...begun, category: 'promotion', promotion: toPromotion(draft.promotion, currency) }
}

/** The draft as the server is asked to change a campaign to it. */
export function settingsOf(
  draft: CampaignDraft,
): Omit<NewCampaign, '_id' | 'category' | 'consent' | 'reviews' | 'promotion'> {
  const { goal, purpose, language, gender, ages, tone, creations, story, hashtags } = draft
  return {
    title: draft.title.trim(),
    goal,
    purpose,
    language,
    gender,
    ages,
    tone,
    creations,
    story,
    hashtags,
    template: { by: draft.template, category: draft.templateKind },
    schedule: { times: timesOf(draft), zone: draft.zone },
    targets: draft.places.map((place) => ({ ...place, settings: { ...answersFor(draft, place.platform) } })),
    approval: draft.approval,
    onSilence: draft.onSilence,
    occasion: draft.occasion,
    startsOn: draft.startsOn,
    endsOn: draft.endsOn,
  }
}

/** What of a campaign's settings is otherwise in a draft than in the one that it began as: what others change meanwhile stays. */
export function changesOf(from: CampaignDraft, to: CampaignDraft): CampaignChanges {
  const before: CampaignChanges = settingsOf(from)
  const entries = Object.entries(settingsOf(to)).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof CampaignChanges]),
  )
  return Object.fromEntries(entries)
}
