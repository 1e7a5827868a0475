import type { NetworkZone } from '../network-zones.ts'

/** What can be found, and whether it stops the video or only warns of it. */
export const findingSeverity = {
  // What the law forbids to advertise with is made only by an owner who says that they can prove it.
  'claim-forbidden': 'blocking',
  'required-text-empty': 'blocking',
  'required-media-empty': 'blocking',
  'media-missing': 'blocking',
  'placeholder-left': 'blocking',
  // What is past the limit is not shown: half a word, or half an offer, is no word of the owner's.
  'text-too-long': 'blocking',
  'title-invalid': 'blocking',
  expired: 'blocking',
  'upload-running': 'blocking',
  'music-missing': 'blocking',
  'claim-doubtful': 'warning',
  'sample-claim': 'warning',
  'sample-words': 'warning',
  'text-shrunk': 'warning',
  'time-short': 'warning',
  'contrast-low': 'warning',
  'text-covered': 'warning',
  'logo-covered': 'warning',
  'picture-small': 'warning',
  'picture-repeated': 'warning',
  'discount-wrong': 'warning',
  'music-limited': 'warning',
  'music-silent': 'warning',
} as const satisfies Record<string, 'blocking' | 'warning'>

export type FindingCode = keyof typeof findingSeverity

/** What stops the video until its owner says that they can prove it. */
export function isVouchable({ code }: Pick<Finding, 'code'>): boolean {
  return code === 'claim-forbidden'
}

/** How well words are told from what is behind them, and from when on such words are readable (WCAG 2.2). */
export type ContrastFigures = { ratio: number; least: number }

/** One thing to see to before a video is made. `slotId` is null for what concerns all of it. */
export type Finding = {
  severity: 'blocking' | 'warning'
  code: FindingCode
  slotId: string | null
  /** Of words that are hard to read. */
  contrast?: ContrastFigures
  /** The networks whose own buttons and words lie over it. */
  networks?: NetworkZone[]
  /** The slots of the words that lie under them. */
  coveredSlots?: string[]
}

export function finding(
  code: FindingCode,
  slotId: string | null = null,
  figures: Pick<Finding, 'contrast' | 'networks' | 'coveredSlots'> = {},
): Finding {
  return { severity: findingSeverity[code], code, slotId, ...figures }
}
