import type { render as korean } from '../ko/render.ts'

/** Words that English says otherwise of one thing than of many. */
type Counted = 'aboutSeconds' | 'aboutMinutes'

export const render: Record<Exclude<keyof typeof korean, Counted> | `${Counted}_${'one' | 'other'}`, string> =
  {
    others: 'In other ratios too',
    othersNote: 'The same content as one more video for each ratio.',
    othersStarted: '{{count}} videos are being made. You find them in My videos.',
    othersFailed: '{{ratios}} could not be started. You can make it again in My videos.',
    costMany: '{{count}} videos · {{words}}',
    tooMany: 'You can make {{left}} more this month. Please choose fewer ratios.',
    aboutSeconds_one: 'about {{count}} second',
    aboutSeconds_other: 'about {{count}} seconds',
    aboutMinutes_one: 'about {{count}} minute',
    aboutMinutes_other: 'about {{count}} minutes',
    watermark: 'A free video carries the Clipmint mark.',
    atTheEnd: 'Once it is done you find it under Done in My videos, ready to download.',
    failedBecause: 'The video could not be made. {{reason}}.',
    returned: 'It was not counted. You can make it again.',
  }
