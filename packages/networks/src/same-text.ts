/** Whether a network shows this text, however it breaks lines and trims ends; `shown` may be cut after `cutAt` letters. */
export function isSameText(wanted: string, shown: string, cutAt = Infinity): boolean {
  const [all, part] = [plain(wanted), plain(shown)]
  if (all === part) return true
  // Networks count in letters or in UTF-16 units, and may end what they cut with an ellipsis.
  const start = part.replace(/(?:…|\.\.\.)$/u, '').trimEnd()
  return [...all].length >= cutAt && [...start].length >= cutAt / 2 && all.startsWith(start)
}

/** A text without what networks change of it. */
export function plain(text: string): string {
  return text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim()
}
