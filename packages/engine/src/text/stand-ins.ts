import { BoundedCache } from '@clipmint/kit'

/**
 * Letters that the films' own fonts do not have: emoji, symbols, other scripts. Each is drawn by a free font of its own,
 * cut into parts so that a film only brings those parts it needs.
 */
export type StandIn = {
  /** The name it is registered under in both homes. */
  name: string
  /** Its place in node_modules. */
  file: string
  /** CSS weights it covers: a variable font has a range. */
  weight: string
}

/** Which letters each part of a cut font has: `U+…` ranges as in CSS, by the part's name in brackets or as it is. */
export type RangeTable = Readonly<Record<string, string>>

/** The fonts whose parts are listed in a table that a home reads when it is first needed. */
export type CutFont = 'japanese' | 'chinese'
export const cutFonts: Readonly<Record<CutFont, { folder: string; file: string }>> = {
  japanese: { folder: '@fontsource-variable/noto-sans-jp', file: 'noto-sans-jp' },
  chinese: { folder: '@fontsource-variable/noto-sans-sc', file: 'noto-sans-sc' },
}

const variable = '100 900'
const folder = '@fontsource-variable'

export const emojiFont: StandIn = {
  name: 'Film Emoji',
  // The whole of it in one file: its smaller cuts paint nothing in Chromium and Skia.
  file: '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2',
  weight: '400',
}

const scripts: readonly { letters: RegExp; font: StandIn }[] = [
  {
    letters: /\p{Script=Thai}/u,
    font: {
      name: 'Film Thai',
      file: `${folder}/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2`,
      weight: variable,
    },
  },
  {
    letters: /\p{Script=Arabic}/u,
    font: {
      name: 'Film Arabic',
      file: `${folder}/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2`,
      weight: variable,
    },
  },
]

/** Signs that Pretendard does not draw are looked for among the symbols, then among the emoji. */
const pretendardSigns =
  /[\u2000-\u200d\u2010-\u2027\u202f-\u2060\u2070-\u2071\u2074-\u208e\u2090-\u209c\u20a0-\u20bf\u2100\u2101\u2103\u2105\u2106\u2109\u2113\u2116\u2117\u211e-\u2123\u2126\u212a\u212b\u212e\u2153\u215a-\u2188\u2190-\u2199\u21a9\u21aa\u21b0\u21b1\u21d0\u21d2\u21d4\u2202\u2205\u2206\u220f\u2211\u2212\u221a\u221e\u222b\u2248\u2260\u2264\u2265\u22ef\u2303\u2318\u2460-\u2473\u24b6-\u24cf\u24ea-\u24f4\u25a0-\u25a2\u25aa\u25b2\u25b3\u25b6\u25b7\u25ba-\u25bd\u25c0\u25c1\u25c4-\u25c7\u25ca\u25cb\u25cf\u25e6\u25ef\u2600\u2605\u2606\u263c\u2661\u2665\u266a\u26a0\u2713\u2717\u2756\u2776-\u2789\u2b06\u2b1c]/u
const sign = /[\u2000-\u2bff]/u
const symbolFont: StandIn = {
  name: 'Film Symbols',
  file: '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2',
  weight: '400',
}

const han = /\p{Script=Han}/u
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Which cut fonts a text needs; their tables must be there before its stand-ins are asked for. */
export function cutFontsFor(text: string): CutFont[] {
  if (!han.test(text)) return []
  // Kana says that a text is Japanese; else the simplified letters of Chinese are the wider set.
  return kana.test(text) ? ['japanese', 'chinese'] : ['chinese', 'japanese']
}

/** A letter group that is drawn as a picture rather than as a letter: it has the emoji's look by itself or asks for it. */
const pictured = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\ufe0f|\u20e3/u

/** Whether any of a text is drawn as an emoji. */
export function hasEmoji(text: string): boolean {
  return pictured.test(text)
}

/** Whether a single letter, as a reader sees it, is an emoji. */
export function isEmoji(letter: string): boolean {
  return pictured.test(letter)
}

type Tables = (font: CutFont) => RangeTable | null
let tables: Tables = () => null
let bring: (font: StandIn) => void = () => {}

/**
 * Tells where the tables of the cut fonts are, and what is done when a stand-in is first asked for (a home that can
 * read files at once registers it then; a page has loaded it before).
 */
export function stockStandIns(from: { tables: Tables; bring?: (font: StandIn) => void }): void {
  tables = from.tables
  bring = from.bring ?? (() => {})
  kept.clear()
}

const kept = new BoundedCache<readonly StandIn[]>(2000)
const ordinary = /^[\p{Script=Latin}\p{Script=Hangul}\p{Nd}\p{Zs}\p{Script=Cyrillic}!-~¡-¿]*$/u

/** The fonts a text needs beside the films' own, in the order they are tried. None for ordinary words. */
export function standInsFor(text: string): readonly StandIn[] {
  if (ordinary.test(text)) return []
  return kept.get(text, () => {
    const fonts = findFonts(text)
    for (const font of fonts) bring(font)
    return fonts
  })
}

function findFonts(text: string): StandIn[] {
  const fonts = scripts.filter(({ letters }) => letters.test(text)).map(({ font }) => font)
  fonts.push(...partsFor(text))
  const strange = [...text].some((letter) => sign.test(letter) && !pretendardSigns.test(letter))
  if (strange) fonts.push(symbolFont)
  if (strange || /\p{Extended_Pictographic}/u.test(text) || hasEmoji(text)) fonts.push(emojiFont)
  return fonts
}

/** The parts of the cut fonts that hold a text's letters: each letter's from the first font that has it. */
function partsFor(text: string): StandIn[] {
  const fonts = cutFontsFor(text)
  const parts = new Map<string, StandIn>()
  for (const letter of new Set(text)) {
    if (!han.test(letter)) continue
    for (const font of fonts) {
      const part = partWith(font, letter.codePointAt(0) ?? 0)
      if (!part) continue
      parts.set(part.name, part)
      break
    }
  }
  return [...parts.values()]
}

function partWith(font: CutFont, code: number): StandIn | null {
  const table = tables(font)
  const key = Object.keys(table ?? {}).find((name) => holds(table?.[name] ?? '', code))
  if (key === undefined) return null
  const part = key.replaceAll(/[[\]]/gu, '')
  const { folder: home, file } = cutFonts[font]
  return {
    name: `Film ${font} ${part}`,
    file: `${home}/files/${file}-${part}-wght-normal.woff2`,
    weight: variable,
  }
}

function holds(ranges: string, code: number): boolean {
  return ranges.split(',').some((range) => {
    const [from, to] = range.trim().replace('U+', '').split('-')
    const first = Number.parseInt(from ?? '', 16)
    return code >= first && code <= (to === undefined ? first : Number.parseInt(to, 16))
  })
}
