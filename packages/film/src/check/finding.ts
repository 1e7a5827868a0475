/** What can be found, and whether it stops the video or only warns of it. */
export const findingSeverity = {
  'required-text-empty': 'blocking',
  'required-media-empty': 'blocking',
  'media-missing': 'blocking',
  'placeholder-left': 'blocking',
  'title-invalid': 'blocking',
  expired: 'blocking',
  'text-too-long': 'warning',
} as const satisfies Record<string, 'blocking' | 'warning'>

export type FindingCode = keyof typeof findingSeverity

/** One thing to see to before a video is made. `slotId` is null for what concerns all of it. */
export type Finding = { severity: 'blocking' | 'warning'; code: FindingCode; slotId: string | null }

export function finding(code: FindingCode, slotId: string | null = null): Finding {
  return { severity: findingSeverity[code], code, slotId }
}
