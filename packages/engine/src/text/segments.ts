import { emojiFont, hasEmoji, isEmoji, standInsFor } from './stand-ins.ts'
import { splitLetters } from './words.ts'

/** A stretch of a text that one font draws with one spacing: letters together, each emoji by itself. */
export type Segment = { text: string; emoji: boolean }

/** Emoji are drawn a little smaller than letters, so that they stand in a line as high as a capital. */
export const EMOJI_SIZE = 0.84

/** The segments of a text; one for a text without emoji. */
export function segmentsOf(text: string): Segment[] {
  if (!hasEmoji(text)) return [{ text, emoji: false }]
  const segments: Segment[] = []
  for (const letter of splitLetters(text)) {
    const last = segments.at(-1)
    if (isEmoji(letter)) segments.push({ text: letter, emoji: true })
    else if (last && !last.emoji) last.text += letter
    else segments.push({ text: letter, emoji: false })
  }
  return segments
}

/** The CSS font of an emoji among letters of `sizePx`. */
export function emojiCss(emoji: string, sizePx: number): string {
  // Asking for its fonts brings them.
  standInsFor(emoji)
  return `400 ${sizePx * EMOJI_SIZE}px "${emojiFont.name}"`
}
