import { can, findSettings, limits, networks } from '@clipmint/contract'

import { Failure } from '../../../failure.ts'
import { getAccount } from '../../account/index.ts'
import { type askAllowed, checkHashtags, isZone } from '../../reservations/index.ts'
import { findLink } from '../../social-accounts/index.ts'
import type { CampaignDoor } from '../door.ts'
import { dayAt } from '../schedule/slots.ts'
import { slotToCome } from './rules.ts'
import type { CampaignSettings } from './settings.ts'
import { countRunning, type StoredCampaign } from './store.ts'

/** From when on a campaign that is begun or goes on has its slots. */
export function firstTime({ now }: Pick<CampaignDoor, 'now'>): Date {
  return new Date(now().getTime() + limits.campaignLeadMinutes * 60_000)
}

/** Throws why an owner may have no more campaigns running. */
export async function requireRight(
  ctx: CampaignDoor,
  { accountId, id }: Pick<StoredCampaign, 'accountId' | 'id'>,
): Promise<void> {
  const has = await countRunning(ctx, { accountId, id })
  const right = can(await getAccount(ctx, accountId), { do: 'begin-campaign', has })
  if (right.ok) return
  if (right.because === 'service') throw new Failure('CAMPAIGNS_NO_SERVICE')
  if (right.because === 'number' && 'most' in right)
    throw new Failure('CAMPAIGNS_TOO_MANY', { values: { most: right.most } })
  throw new Failure('CAMPAIGNS_NOT_IN_PLAN')
}

/**
 * Throws what is wrong with what a campaign is to make and post, at its field. `allowed` is what the accounts said that they allow.
 */
export async function checkSettings(
  ctx: CampaignDoor,
  accountId: string,
  settings: CampaignSettings,
  allowed: Awaited<ReturnType<typeof askAllowed>>,
): Promise<void> {
  checkPlan(ctx, settings)
  await checkTargets(ctx, accountId, { targets: settings.targets, allowed })
}

/** The same of all that no network has a say in. */
export function checkPlan(ctx: CampaignDoor, settings: CampaignSettings): void {
  if (!isZone(settings.schedule.zone)) throw new Failure('RESERVATIONS_ZONE', { field: 'schedule.zone' })
  if (settings.startsOn !== null && settings.startsOn > lastStart(ctx, settings.schedule.zone))
    throw new Failure('CAMPAIGNS_STARTS_LATE', { field: 'startsOn', values: { days: limits.postDaysAhead } })
  checkHashtags(settings.hashtags, 'hashtags')
}

async function checkTargets(
  ctx: CampaignDoor,
  accountId: string,
  {
    targets,
    allowed,
  }: Pick<CampaignSettings, 'targets'> & { allowed: Awaited<ReturnType<typeof askAllowed>> },
): Promise<void> {
  const seen = new Set<string>()
  for (const [index, { platform, type, settings: answers }] of targets.entries()) {
    const field = `targets.${index}`
    if (seen.has(`${platform} ${type}`)) throw new Failure('RESERVATIONS_TARGET_TWICE', { field })
    seen.add(`${platform} ${type}`)
    if (!networks[platform].kinds[type]?.ratios.includes('9:16'))
      throw new Failure('CAMPAIGNS_RATIO', { field })
    const [wrong] = findSettings(networks[platform], {
      settings: answers,
      allowed: allowed.get(platform) ?? null,
    })
    if (wrong)
      throw new Failure('RESERVATIONS_CHECK', {
        field,
        values: { network: platform, finding: wrong.code, ...wrong.values },
      })
    if ((await findLink(ctx, accountId, platform)) === null)
      throw new Failure('CAMPAIGNS_NO_ACCOUNT', { field, values: { network: platform } })
  }
}

/** The latest first day: no post stands further ahead either. */
function lastStart({ now }: CampaignDoor, zone: string): string {
  return dayAt(now(), zone).add({ days: limits.postDaysAhead }).toString()
}

/** Throws CAMPAIGNS_ENDS_BEFORE when not one post would come until its last day. */
export function requireSlot(settings: CampaignSettings, plannedUntil: Date): void {
  if (slotToCome({ settings, plannedUntil }) === null)
    throw new Failure('CAMPAIGNS_ENDS_BEFORE', {
      field: 'endsOn',
      values: { minutes: limits.campaignLeadMinutes },
    })
}
