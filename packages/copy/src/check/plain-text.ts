/** A text as rules read it, with the place in the given text of each of its UTF-16 units (and of its end). */
export type PlainText = { plain: string; at: readonly number[] }

/** A letter with what is combined with it: Hangul in parts, or a sign with its marks. */
const clusters = /[\u1100-\u115F][\u1160-\u11A7]?[\u11A8-\u11FF]?|\P{M}\p{M}*|\p{M}/gsu
const unseen = /^[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u3164\u115F\u1160]+$/u

/** Signs that stay as they are, whatever stands beside them: most lines hold no other. */
const ordinary = /^[\n\u0020-\u007E\u00A1-\u00AC\u00AE-\u00FF가-힣ㄱ-ㅎㅏ-ㅣ“”‘’…–]*$/u

/** Composes a text, makes full-width signs narrow and takes out what nobody sees, so that no spelling hides a word. */
export function readPlain(text: string): PlainText {
  if (ordinary.test(text))
    return { plain: text, at: Array.from({ length: text.length + 1 }, (_, unit) => unit) }
  const at: number[] = []
  let plain = ''
  for (const found of text.matchAll(clusters)) {
    if (unseen.test(found[0])) continue
    const signs = isWide(found[0]) ? found[0].normalize('NFKC') : found[0].normalize('NFC')
    for (let unit = 0; unit < signs.length; unit += 1)
      at.push(signs.length === found[0].length ? found.index + unit : found.index)
    plain += signs
  }
  at.push(text.length)
  return { plain, at }
}

/** Full-width signs and those in circles; what else Unicode calls compatible (½, ㎏, ㅋ) stays as it is. */
function isWide(sign: string): boolean {
  return /^[\uFF01-\uFF5E\u2460-\u2473]/u.test(sign)
}

/** Syllables one by one with the same sign between them, “다 이 어 트”, “치.료.제”. */
const spreadOut =
  /(?<![가-힣])[가-힣](?:( )[가-힣](?:\1[가-힣]){2,}|([.·ㆍ*_~/-])[가-힣](?:\2[가-힣])+)(?![가-힣])/gu

/** A text with what was spread out to hide its words put together again; null where nothing was. */
export function joinSpread({ plain, at }: PlainText): PlainText | null {
  const hidden = new Set(
    [...plain.matchAll(spreadOut)].flatMap(({ 0: found, 1: space, 2: sign, index }) =>
      [...found].flatMap((one, unit) => (one === (space ?? sign) ? [index + unit] : [])),
    ),
  )
  if (hidden.size === 0) return null
  const kept = [...at.keys()].filter((unit) => !hidden.has(unit))
  return {
    plain: kept.map((unit) => plain[unit] ?? '').join(''),
    at: kept.map((unit) => at[unit] ?? 0),
  }
}
