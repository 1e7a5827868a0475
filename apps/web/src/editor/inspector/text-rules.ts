import type { Rect } from '@clipmint/film'

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
