import type { ratio as korean } from '../ko/ratio.ts'

/** Words that English says otherwise of one thing than of many. */
type Counted = 'shrunk' | 'cut'

type Words = Record<Exclude<keyof typeof korean, Counted> | `${Counted}_${'one' | 'other'}`, string>

export const ratio: Words = {
  hint: 'The same content in another shape.',
  now: 'Ratio {{ratio}}, change',
  tall: 'Reels, Shorts',
  portrait: 'Portrait feed',
  square: 'Square',
  wide: 'Landscape',
  forPosts: 'For auto-posting',
  sibling: 'Make separately',
  siblingNote: 'Made separately, it is a new video and this one stays as it is.',
  siblingOf: 'Make separately, {{ratio}}',
  siblingMade: 'A separate {{ratio}} video is ready to edit.',
  siblingOpen: 'Open',
  shrunk_one: '{{count}} text gets small',
  shrunk_other: '{{count}} texts get small',
  cut_one: '{{count}} picture is cut',
  cut_other: '{{count}} pictures are cut',
}
