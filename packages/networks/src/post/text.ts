import type { NetworkFacts, TextUnit } from './network.ts'

/** What an owner writes of a post. Hashtags stand without #. */
export type PostWords = { caption: string; hashtags: readonly string[]; title: string }

/** Caption and hashtags as they are shown: in one text, a blank line between. */
export function textOf({ caption, hashtags }: Pick<PostWords, 'caption' | 'hashtags'>): string {
  const tags = hashtags.map((tag) => `#${tag}`).join(' ')
  return [caption.trim(), tags].filter((part) => part !== '').join('\n\n')
}

/** How long a text is as a network counts it. */
export function textLength(text: string, unit: TextUnit): number {
  switch (unit) {
    case 'characters':
      return [...text].length
    case 'utf16':
      return text.length
    case 'bytes':
      return bytesOf(text)
  }
}

/**
 * The headline of a post where the network has one: the owner's own, or the first line of the caption, cut at a word to what
 * the network takes.
 */
export function titleOf(words: PostWords, facts: Pick<NetworkFacts, 'title' | 'forbidden'>): string {
  if (facts.title === null) return ''
  const { unit, most } = facts.title
  const [firstLine = ''] = words.caption.trim().split('\n')
  const wanted = words.title.trim() === '' ? firstLine : words.title.trim()
  const allowed = facts.forbidden.reduce((text, letter) => text.replaceAll(letter, ''), wanted)
  if (textLength(allowed, unit) <= most) return allowed
  const kept: string[] = []
  for (const letter of allowed) {
    if (textLength(kept.join('') + letter, unit) > most) break
    kept.push(letter)
  }
  const cut = kept.join('')
  const lastBlank = cut.lastIndexOf(' ')
  return lastBlank > cut.length / 2 ? cut.slice(0, lastBlank) : cut
}

/** Bytes of UTF-8, which a pure room has no encoder for: 1 to 4 for each code point. */
function bytesOf(text: string): number {
  return [...text].reduce((bytes, letter) => {
    const code = letter.codePointAt(0) ?? 0
    if (code < 0x80) return bytes + 1
    if (code < 0x8_00) return bytes + 2
    return bytes + (code < 0x1_00_00 ? 3 : 4)
  }, 0)
}
