import type { siteEvents as korean } from '../ko/site-events.ts'

/** Pages of events, and where partners' visitors arrive. */
export const siteEvents: Record<keyof typeof korean, string> = {
  index: 'Events',
  indexLead: 'What’s on now.',
  none: 'There are no events at the moment',
  noneText: 'New events will appear here.',
  toStore: 'Browse templates',
  until: '{{from}} to {{until}}',
  from: 'From {{from}}',
  arriving: 'Looking up your offer',
  unknown: 'There is no offer at this address',
  unknownText:
    'Please open the link just as your partner gave it to you. If it is right, ask them once more.',
  toStart: 'Go to home',
}
