import type { FindingCode } from '@clipmint/film'

import type { Tool } from '../session/screen.ts'
import type { Fix } from './fixes.ts'

/** What each finding says. */
export const findingWords = {
  'required-text-empty': 'checks.textEmpty',
  'required-media-empty': 'checks.mediaEmpty',
  'media-missing': 'checks.mediaMissing',
  'placeholder-left': 'checks.placeholder',
  'title-invalid': 'checks.titleInvalid',
  expired: 'checks.expired',
  'upload-running': 'checks.uploadRunning',
  'text-too-long': 'checks.tooLong',
  'text-shrunk': 'checks.shrunk',
  'time-short': 'checks.timeShort',
  'contrast-low': 'checks.contrastLow',
  'picture-small': 'checks.pictureSmall',
  'picture-repeated': 'checks.pictureRepeated',
  'discount-wrong': 'checks.discount',
  'music-limited': 'checks.musicLimited',
} as const satisfies Record<FindingCode, string>

/** Findings that are seen to with a tool, not in a slot. */
export const findingTools: Readonly<Partial<Record<FindingCode, Tool>>> = {
  'contrast-low': 'color',
  'music-limited': 'music',
}

export const fixWords = {
  hide: 'checks.fixHide',
  'scene-off': 'checks.fixSceneOff',
  colors: 'checks.fixColors',
  'other-picture': 'checks.fixPicture',
} as const satisfies Record<Fix['kind'], string>
