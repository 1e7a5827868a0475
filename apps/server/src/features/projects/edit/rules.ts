import type { ErrorCode } from '@clipmint/contract'
import {
  type Bgm,
  clipNeedMs,
  fileInLook,
  lookOf,
  mayBeLeftOut,
  type MediaFile,
  type SlotMedia,
  slotsOf,
  type Template,
  textLimit,
  type UserSource,
} from '@clipmint/film'
import { countChars } from '@clipmint/kit'

import type { OwnFiles } from '../content/rules.ts'

/** Why a change is refused, and by which of its fields. */
export type Fault = { code: ErrorCode; field: string }

/** A crop that leaves fewer pixels than this of a side shows nothing. */
const CROP_PIXELS_MIN = 16
/** A trim may be this much shorter than its scene: less than two frames. */
const TRIM_SLACK_MS = 60

export type SourceChange = {
  template: Template
  before: UserSource
  after: UserSource
  files: OwnFiles
  /** How long each scene is in the film as it would be. */
  sceneMs: ReadonlyMap<string, number>
}

/**
 * What is wrong with a change of words and pictures; null when nothing is. Only what differs from the saved state is
 * looked at: what was taken once stays taken, although its file is deleted or its scene has become longer since.
 */
export function findFault(change: SourceChange): Fault | null {
  const { template, after } = change
  if (after.templateId !== template.id || after.templateVersion !== template.version)
    return { code: 'PROJECTS_UNKNOWN_SLOT', field: 'userSource.templateId' }
  return textFault(change) ?? mediaFault(change) ?? sceneFault(change)
}

function textFault({ template, before, after }: SourceChange): Fault | null {
  const slots = new Map(slotsOf(template).flatMap(({ text }) => text.map((slot) => [slot.id, slot] as const)))
  for (const [id, { value }] of Object.entries(after.text)) {
    if (before.text[id]?.value === value) continue
    const field = `userSource.text.${id}`
    const slot = slots.get(id)
    if (!slot) return { code: 'PROJECTS_UNKNOWN_SLOT', field }
    if (countChars(value) > textLimit(slot, after.lang)) return { code: 'PROJECTS_TEXT_TOO_LONG', field }
  }
  return null
}

function mediaFault({ template, before, after, files, sceneMs }: SourceChange): Fault | null {
  const places = new Map(
    slotsOf(template).flatMap(({ scene, media }) =>
      media.map((layer) => [layer.id, { scene, layer }] as const),
    ),
  )
  for (const [id, media] of Object.entries(after.media)) {
    if (JSON.stringify(before.media[id]) === JSON.stringify(media)) continue
    const field = `userSource.media.${id}`
    const place = places.get(id)
    if (!place) return { code: 'PROJECTS_UNKNOWN_SLOT', field }
    const own = files.get(media.assetId)
    if (!own) return { code: 'PROJECTS_NOT_YOUR_ASSET', field }
    if (!place.layer.slot.accept.includes(own.file.kind)) return { code: 'INVALID_INPUT', field }
    if (hasBadCrop(media, fileInLook(own.file, lookOf(media)))) return { code: 'PROJECTS_BAD_CROP', field }
    const shownMs = clipNeedMs(place.layer.clip, sceneMs.get(place.scene.id) ?? place.scene.durationMs)
    if (hasBadTrim(media, own.file, shownMs)) return { code: 'PROJECTS_BAD_TRIM', field }
  }
  return null
}

function hasBadCrop({ crop }: SlotMedia, { width, height }: MediaFile): boolean {
  return Object.values(crop ?? {}).some(
    (part) => part.w * width < CROP_PIXELS_MIN || part.h * height < CROP_PIXELS_MIN,
  )
}

/** A clip that is shorter than what is shown of it plays whole; a part chosen of it must last as long as it is shown. */
function hasBadTrim({ trim }: SlotMedia, { durationMs }: MediaFile, shownMs: number): boolean {
  if (!trim) return false
  if (durationMs === null || trim.outMs > durationMs + TRIM_SLACK_MS) return true
  return trim.outMs - trim.inMs < Math.min(shownMs, durationMs) - TRIM_SLACK_MS
}

function sceneFault({ template, after }: SourceChange): Fault | null {
  const optional = template.scenes.filter(mayBeLeftOut).map(({ id }) => id)
  const wrong = (after.scenes?.off ?? []).some((id) => !optional.includes(id))
  return wrong ? { code: 'PROJECTS_UNKNOWN_SLOT', field: 'userSource.scenes.off' } : null
}

type Music = { bgm: Bgm; bgmUrl: string | null }

/**
 * What is wrong with a change of music: `isKnown` says whether the house has a track, `hasOwn` whether the own music that
 * is named is a sound in the owner's storage. One that was taken once stays taken, although its file is deleted.
 */
export function musicFault(
  before: Music,
  after: Music,
  { isKnown, hasOwn }: { isKnown: (trackId: string) => boolean; hasOwn: boolean },
): Fault | null {
  const { trackId } = after.bgm
  if (trackId !== null && !isKnown(trackId)) return { code: 'INVALID_INPUT', field: 'bgm.trackId' }
  if (after.bgmUrl === null || after.bgmUrl === before.bgmUrl || hasOwn) return null
  return { code: 'PROJECTS_NOT_YOUR_ASSET', field: 'bgmUrl' }
}
