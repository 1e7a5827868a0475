import type { credits as korean } from '../ko/credits.ts'

/** Words that English says otherwise of one thing than of many. */
type Counted = 'held' | 'soonest' | 'renews'

export const credits: Record<
  Exclude<keyof typeof korean, Counted> | `${Counted}_${'one' | 'other'}`,
  string
> = {
  lead: 'One video takes one credit. Editing it again, another ratio and making it again are free.',
  buy: 'Buy credits',
  left: 'Credits left',
  held_one: '{{count}} is set aside for a video being made. It comes back if it cannot be made.',
  held_other: '{{count}} are set aside for videos being made. They come back if they cannot be made.',
  soonest_one: '{{count}} can be used until {{date}}.',
  soonest_other: '{{count}} can be used until {{date}}.',
  renews_one: '{{count}} new one on {{date}}.',
  renews_other: '{{count}} new ones on {{date}}.',
  ledger: 'What came and went',
  balance: 'Balance {{count}}',
  more: 'Show more',
  aiVideo: 'AI video',
  grant_cycle: 'Credits of the month',
  grant_coupon: 'Credits by coupon',
  grant_gift: 'Credits as a gift',
  grant_pack: 'Credits bought',
  grant_returned: 'Credits given back',
  expire_cycle: 'Plan credits ran out',
  expire_coupon: 'Coupon credits ran out',
  expire_gift: 'Gift credits ran out',
  expire_pack: 'Bought credits ran out',
  expire_returned: 'Returned credits ran out',
  reclaim_pack: 'Bought credits refunded',
  restore_pack: 'Bought credits, not refunded',
  state_granted: 'Received',
  state_expired: 'Expired',
  state_reclaimed: 'Refunded',
  state_restored: 'Put back',
  state_held: 'Being made',
  state_settled: 'Spent',
  state_released: 'Not made, given back',
  state_refunded: 'Given back',
}
