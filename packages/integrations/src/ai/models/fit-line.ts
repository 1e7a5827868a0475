const link = /https?:|www\.|\b[a-z0-9-]{2,}\.(?:com|net|org|kr|io|co|shop|store|me|ly|id|vn|example)\b/iu
/** Hashtags, names of accounts, and letters that no line on a video has. */
const foreign = /[#＃@][\p{L}\p{N}_]|[<>"“”\\`{}[\]|]|\p{Cc}|\p{Cf}/u
const emoji = /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\ufe0f|\u20e3/u

/** A line as it may stand on a video, or null: empty, longer than `limit`, or with a link, a hashtag, emoji or marks of code. */
export function fitLine(text: string, limit: number): string | null {
  const line = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
  if (line === '' || [...line].length > limit) return null
  return [link, foreign, emoji].some((pattern) => pattern.test(line)) ? null : line
}

/** Those of a list that may stand, each once, the longest first, at most so many. */
export function fitLines(texts: readonly string[], limit: number, most: number): string[] {
  const fit = texts.flatMap((text) => fitLine(text, limit) ?? [])
  return [...new Set(fit)].slice(0, most).toSorted((a, b) => [...b].length - [...a].length)
}
