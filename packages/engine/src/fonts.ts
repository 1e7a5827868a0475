import type { Film, FontFamily } from '@clipmint/film'
import { must } from '@clipmint/kit'

import { standInsFor } from './text/stand-ins.ts'

/** One outline font that ships with the engine; `file` is its place in node_modules. */
export type FontFace = { family: FontFamily; weight: number; file: string }

const pretendardWeights = {
  Thin: 100,
  ExtraLight: 200,
  Light: 300,
  Regular: 400,
  Medium: 500,
  SemiBold: 600,
  Bold: 700,
  ExtraBold: 800,
  Black: 900,
} as const

const google = '@expo-google-fonts'

/**
 * All fonts, TrueType only: Skia and Chromium give the same pixels for them (CFF outlines differ). A film's text uses
 * no other, in neither home.
 */
export const fontFaces: readonly FontFace[] = [
  ...Object.entries(pretendardWeights).map(([name, weight]) => ({
    family: 'Pretendard' as const,
    weight,
    file: `pretendard/dist/public/static/alternative/Pretendard-${name}.ttf`,
  })),
  {
    family: 'Black Han Sans',
    weight: 400,
    file: `${google}/black-han-sans/400Regular/BlackHanSans_400Regular.ttf`,
  },
  { family: 'Jua', weight: 400, file: `${google}/jua/400Regular/Jua_400Regular.ttf` },
  {
    family: 'Nanum Myeongjo',
    weight: 400,
    file: `${google}/nanum-myeongjo/400Regular/NanumMyeongjo_400Regular.ttf`,
  },
  {
    family: 'Nanum Myeongjo',
    weight: 700,
    file: `${google}/nanum-myeongjo/700Bold/NanumMyeongjo_700Bold.ttf`,
  },
  {
    family: 'Nanum Myeongjo',
    weight: 800,
    file: `${google}/nanum-myeongjo/800ExtraBold/NanumMyeongjo_800ExtraBold.ttf`,
  },
  {
    family: 'Gowun Batang',
    weight: 400,
    file: `${google}/gowun-batang/400Regular/GowunBatang_400Regular.ttf`,
  },
  { family: 'Gowun Batang', weight: 700, file: `${google}/gowun-batang/700Bold/GowunBatang_700Bold.ttf` },
  {
    family: 'Nanum Pen Script',
    weight: 400,
    file: `${google}/nanum-pen-script/400Regular/NanumPenScript_400Regular.ttf`,
  },
  { family: 'Gaegu', weight: 400, file: `${google}/gaegu/400Regular/Gaegu_400Regular.ttf` },
  { family: 'Gaegu', weight: 700, file: `${google}/gaegu/700Bold/Gaegu_700Bold.ttf` },
  {
    family: 'Nanum Gothic Coding',
    weight: 400,
    file: `${google}/nanum-gothic-coding/400Regular/NanumGothicCoding_400Regular.ttf`,
  },
  {
    family: 'Nanum Gothic Coding',
    weight: 700,
    file: `${google}/nanum-gothic-coding/700Bold/NanumGothicCoding_700Bold.ttf`,
  },
  { family: 'Do Hyeon', weight: 400, file: `${google}/do-hyeon/400Regular/DoHyeon_400Regular.ttf` },
  {
    family: 'Bagel Fat One',
    weight: 400,
    file: `${google}/bagel-fat-one/400Regular/BagelFatOne_400Regular.ttf`,
  },
  { family: 'East Sea Dokdo', weight: 400, file: `${google}/east-sea-dokdo/EastSeaDokdo_400Regular.ttf` },
]

/** How far letters reach above and below the baseline, in em: `low` for words without descenders. */
type InkReach = { ascent: number; descent: number; low: number }

const inkReaches: Readonly<Record<FontFamily, InkReach>> = {
  Pretendard: { ascent: 0.86, descent: 0.22, low: 0.13 },
  'Black Han Sans': { ascent: 0.86, descent: 0.22, low: 0.14 },
  Jua: { ascent: 0.86, descent: 0.24, low: 0.14 },
  'Nanum Myeongjo': { ascent: 0.86, descent: 0.24, low: 0.14 },
  'Gowun Batang': { ascent: 0.94, descent: 0.22, low: 0.14 },
  'Nanum Pen Script': { ascent: 0.86, descent: 0.22, low: 0.2 },
  Gaegu: { ascent: 0.86, descent: 0.27, low: 0.26 },
  'Nanum Gothic Coding': { ascent: 0.86, descent: 0.22, low: 0.22 },
  'Do Hyeon': { ascent: 0.86, descent: 0.2, low: 0.08 },
  'Bagel Fat One': { ascent: 0.86, descent: 0.24, low: 0.14 },
  'East Sea Dokdo': { ascent: 0.86, descent: 0.31, low: 0.3 },
}

const withoutDescenders = /^[\p{Script=Hangul}\p{Nd}\sA-IK-PR-Z.!?%+\-·:/~]*$/u

/** Marks above and below their letters take room that others do not. */
const stackedScripts = /[\p{Script=Thai}\p{Script=Arabic}]/u

/** Capitals with marks above them (Ả, Ế, É), once a text is decomposed. */
const markedCapitals = /[A-Z]\p{M}*[\u0300-\u030f]/u

/** How far the letters of a text reach above and below their baseline, in em. */
export function inkReach(family: string, text: string): { ascent: number; descent: number } {
  const reach = inkReaches[toFamily(family)]
  const stacked = stackedScripts.test(text) ? 0.14 : 0
  const marks = markedCapitals.test(text.normalize('NFD')) ? 0.2 : 0
  return {
    ascent: reach.ascent + stacked + marks,
    descent: (withoutDescenders.test(text) ? reach.low : reach.descent) + stacked,
  }
}

/** The face nearest in weight, so that neither home invents a bold of its own. */
export function nearestFace(family: string, weight: number): FontFace {
  const own = toFamily(family)
  const faces = fontFaces.filter((face) => face.family === own)
  const sorted = faces.toSorted(
    (one, other) => Math.abs(one.weight - weight) - Math.abs(other.weight - weight),
  )
  return must(sorted[0], `a face of ${own}`)
}

/** The name a family is registered under: our own, so that a font installed on the machine never takes its place. */
export function registeredName(family: FontFamily): string {
  return `Film ${family}`
}

/**
 * The CSS font of a text; Pretendard of the same weight stands in for letters a display font lacks, and the stand-ins
 * for those that it lacks too.
 */
export function cssFont(family: string, weight: number, sizePx: number, text = ''): string {
  const face = nearestFace(family, weight)
  const names = [registeredName(face.family), registeredName('Pretendard')]
  const strange = standInsFor(text).map(({ name }) => name)
  return `${face.weight} ${sizePx}px ${[...names, ...strange].map((name) => `"${name}"`).join(', ')}`
}

/** The faces a film needs, stand-ins included. */
export function facesOf(film: Film): FontFace[] {
  const wanted = film.fonts.flatMap(({ family, weight }) => {
    const face = nearestFace(family, weight)
    return [face, nearestFace('Pretendard', face.weight)]
  })
  return fontFaces.filter((face) => wanted.includes(face))
}

/** The words of a film's texts. */
export function wordsIn(film: Film): string[] {
  return film.scenes.flatMap(({ layers }) =>
    layers.flatMap((layer) => (layer.kind === 'text' ? [layer.text] : [])),
  )
}

function toFamily(family: string): FontFamily {
  return fontFaces.find((face) => face.family === family)?.family ?? 'Pretendard'
}
