import { type Finding, NewTitle } from '@clipmint/contract'
import { countChars, type Template, textLimit, type UserSource } from '@clipmint/film'

import { hasText, type OwnFiles, shownSlots } from '../content/rules.ts'

export type CheckFacts = {
  template: Template
  source: UserSource
  title: string
  files: OwnFiles
  expired: boolean
}

/** All that stands in the way of making the video, in the order of the scenes. */
export function findFindings({ template, source, title, files, expired }: CheckFacts): Finding[] {
  const about = (severity: Finding['severity'], code: Finding['code'], slotId: string | null): Finding => ({
    severity,
    code,
    slotId,
  })
  const findings: Finding[] = []
  if (expired) findings.push(about('blocking', 'expired', null))
  if (!NewTitle.safeParse(title).success) findings.push(about('blocking', 'title-invalid', null))
  for (const { text, media } of shownSlots(template, source)) {
    for (const slot of text) {
      const value = hasText(source, slot.id) ? (source.text[slot.id]?.value ?? '') : ''
      if (slot.slot.required && value === '') findings.push(about('blocking', 'required-text-empty', slot.id))
      if (/\{\{.*?\}\}/u.test(value)) findings.push(about('blocking', 'placeholder-left', slot.id))
      if (countChars(value) > textLimit(slot, source.lang))
        findings.push(about('warning', 'text-too-long', slot.id))
    }
    for (const { id, slot } of media) {
      const chosen = source.media[id]
      const own = chosen && files.get(chosen.assetId)
      if (!chosen) {
        if (slot.required) findings.push(about('blocking', 'required-media-empty', id))
      } else if (!own || own.status === 'failed') findings.push(about('blocking', 'media-missing', id))
    }
  }
  return findings
}
