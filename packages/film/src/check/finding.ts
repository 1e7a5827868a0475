/** What can be found, and whether it stops the video or only warns of it. */
export const findingSeverity = {
  'required-text-empty': 'blocking',
  'required-media-empty': 'blocking',
  'media-missing': 'blocking',
  'placeholder-left': 'blocking',
  'title-invalid': 'blocking',
  expired: 'blocking',
  'upload-running': 'blocking',
  'text-too-long': 'warning',
  'text-shrunk': 'warning',
  'time-short': 'warning',
  'contrast-low': 'warning',
  'picture-small': 'warning',
  'picture-repeated': 'warning',
  'discount-wrong': 'warning',
  'music-limited': 'warning',
} as const satisfies Record<string, 'blocking' | 'warning'>

export type FindingCode = keyof typeof findingSeverity

/** One thing to see to before a video is made. `slotId` is null for what concerns all of it. */
export type Finding = { severity: 'blocking' | 'warning'; code: FindingCode; slotId: string | null }

export function finding(code: FindingCode, slotId: string | null = null): Finding {
  return { severity: findingSeverity[code], code, slotId }
}
