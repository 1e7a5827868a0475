import { countChars, type MediaFile, textLimit } from '@clipmint/film'

import type { Slot, SlotMap } from './slots.ts'
import { titleFault } from './words.ts'
import type { Work } from './work.ts'

/** One thing to see to before a video is made, in the contract's own codes. Blocking ones stop it. */
export type Finding = {
  severity: 'blocking' | 'warning'
  code:
    | 'required-text-empty'
    | 'required-media-empty'
    | 'media-missing'
    | 'placeholder-left'
    | 'text-too-long'
    | 'title-invalid'
  slotId: string | null
}

/** What stands in the way of making the video, in reading order. Scenes that are left out do not count. */
export function findingsOf(
  work: Work,
  slots: SlotMap,
  files: Readonly<Record<string, MediaFile>>,
): Finding[] {
  const off = new Set(work.userSource.scenes?.off ?? [])
  const found = [...slots.values()]
    .filter(({ scene }) => !(scene.optional && off.has(scene.id)))
    .flatMap((slot) => findingsIn(slot, work, files).map((code) => blocking(code, slot.id)))
  return titleIsUsable(work.title) ? found : [...found, blocking('title-invalid', null)]
}

function findingsIn(
  slot: Slot,
  { userSource }: Work,
  files: Readonly<Record<string, MediaFile>>,
): Finding['code'][] {
  if (slot.kind === 'media') {
    const media = userSource.media[slot.id]
    if (!media) return slot.layer.slot.required ? ['required-media-empty'] : []
    return files[media.assetId] ? [] : ['media-missing']
  }
  const text = userSource.text[slot.id]
  const value = text?.hidden ? '' : (text?.value ?? '')
  if (value.trim() === '') return slot.layer.slot.required ? ['required-text-empty'] : []
  const codes: Finding['code'][] = []
  if (/\{\{|\}\}/u.test(value)) codes.push('placeholder-left')
  if (countChars(value) > textLimit(slot.layer, userSource.lang)) codes.push('text-too-long')
  return codes
}

/** A title made with the video may hold ' and &, which an edited one may not; those do not stop a video. */
function titleIsUsable(title: string): boolean {
  return titleFault(title.replace(/['&]/gu, '-')) === null
}

function blocking(code: Finding['code'], slotId: string | null): Finding {
  return { severity: 'blocking', code, slotId }
}
