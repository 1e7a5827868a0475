import type { FindingCode } from '@clipmint/film'

import type { Tool } from '../session/screen.ts'
import type { Fix } from './fixes.ts'

/** What each finding says. */
export const findingWords = {
  'claim-forbidden': 'checks.claimForbidden',
  'claim-doubtful': 'checks.claimDoubtful',
  'required-text-empty': 'checks.textEmpty',
  'required-media-empty': 'checks.mediaEmpty',
  'media-missing': 'checks.mediaMissing',
  'placeholder-left': 'checks.placeholder',
  'title-invalid': 'checks.titleInvalid',
  expired: 'checks.expired',
  'upload-running': 'checks.uploadRunning',
  'sample-claim': 'checks.sampleClaim',
  'sample-words': 'checks.sampleWords',
  'text-too-long': 'checks.tooLong',
  'text-shrunk': 'checks.shrunk',
  'time-short': 'checks.timeShort',
  'contrast-low': 'checks.contrastLow',
  'text-covered': 'checks.textCovered',
  'logo-covered': 'checks.logoCovered',
  'picture-small': 'checks.pictureSmall',
  'picture-repeated': 'checks.pictureRepeated',
  'discount-wrong': 'checks.discount',
  'music-limited': 'checks.musicLimited',
  'music-missing': 'checks.musicMissing',
  'music-silent': 'checks.musicSilent',
} as const satisfies Record<FindingCode, string>

/** Findings that each are a thing of its own to decide, however many there are of the kind. */
export const claimCodes: ReadonlySet<FindingCode> = new Set(['claim-forbidden', 'claim-doubtful'])

/** Findings that are seen to with a tool, not in a slot. */
export const findingTools: Readonly<Partial<Record<FindingCode, Tool>>> = {
  'logo-covered': 'brand',
  'music-limited': 'music',
  'music-missing': 'music',
  'music-silent': 'music',
}

/** Findings that fewer words see to. */
export const shorteningHelps: ReadonlySet<FindingCode> = new Set([
  'text-too-long',
  'text-shrunk',
  'time-short',
])

export const fixWords = {
  hide: 'checks.fixHide',
  'leave-out': 'checks.fixLeaveOut',
  'scene-off': 'checks.fixSceneOff',
  readable: 'checks.fixReadable',
  logo: 'checks.fixLogo',
  volume: 'checks.fixVolume',
  'other-picture': 'checks.fixPicture',
} as const satisfies Record<Fix['kind'], string>

/** The same for many places: for all of them, or for as many as can be seen to like that. */
export const fixAllWords = {
  hide: { all: 'checks.allHide', some: 'checks.someHide' },
  'leave-out': { all: 'checks.allLeaveOut', some: 'checks.someLeaveOut' },
  'scene-off': { all: 'checks.allSceneOff', some: 'checks.someSceneOff' },
  readable: { all: 'checks.allReadable', some: 'checks.someReadable' },
  'other-picture': { all: 'checks.allPicture', some: 'checks.somePicture' },
  logo: { all: 'checks.fixLogo', some: 'checks.fixLogo' },
  volume: { all: 'checks.fixVolume', some: 'checks.fixVolume' },
} as const satisfies Record<Fix['kind'], { all: string; some: string }>
