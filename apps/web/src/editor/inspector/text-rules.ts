import type { Rect } from '@clipmint/film'

/** A glance to find the words, then about eleven characters a second: how fast captions are read with ease. */
const GLANCE_MS = 400
const MS_PER_CHARACTER = 90

/** Whether words can be read with ease while their scene stands. */
export function isLongEnough(sceneMs: number, characters: number): boolean {
  return sceneMs >= GLANCE_MS + characters * MS_PER_CHARACTER
}

/** Whether words lie where no network puts its own buttons. Sizes in pixels of the frame, margins in shares of it. */
export function isSafe(
  ink: Rect,
  frame: { width: number; height: number },
  margins: { left: number; top: number; right: number; bottom: number },
): boolean {
  return (
    ink.x >= frame.width * margins.left - 1 &&
    ink.y >= frame.height * margins.top - 1 &&
    ink.x + ink.w <= frame.width * (1 - margins.right) + 1 &&
    ink.y + ink.h <= frame.height * (1 - margins.bottom) + 1
  )
}

/** Whether a picture has less than 70 % of the pixels that its place shows each way. */
export function isSmallFor(
  file: { width: number; height: number },
  share: { w: number; h: number },
  place: { w: number; h: number },
): boolean {
  return file.width * share.w < place.w * 0.7 || file.height * share.h < place.h * 0.7
}
