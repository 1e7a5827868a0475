import type { FilmText } from './layers/text.ts'
import type { FontFamily } from './template.ts'

/** The font of a text, and what depends on the shapes of its letters. */
export type Typesetting = Pick<FilmText, 'weight' | 'size' | 'tracking' | 'leading'> & { family: FontFamily }

/** `scale` makes letters of this family about as large as those it replaces; without a weight the text keeps its own. */
type Substitute = { family: FontFamily; weight?: number; scale: number }

/**
 * For each family that lacks letters of Vietnamese, the bundled family nearest to it in mood and darkness that has them:
 * sans for signs and posters, serif for print and handwriting. Null for the families that have them all.
 */
const substitutes: Readonly<Record<FontFamily, Substitute | null>> = {
  Pretendard: null,
  'Black Han Sans': { family: 'Pretendard', weight: 900, scale: 1 },
  Jua: { family: 'Pretendard', weight: 700, scale: 0.9 },
  'Nanum Myeongjo': { family: 'Gowun Batang', scale: 0.95 },
  'Gowun Batang': null,
  'Nanum Pen Script': { family: 'Gowun Batang', weight: 700, scale: 0.72 },
  Gaegu: { family: 'Gowun Batang', weight: 700, scale: 0.78 },
  'Nanum Gothic Coding': { family: 'Pretendard', scale: 0.9 },
  'Do Hyeon': { family: 'Pretendard', weight: 700, scale: 0.9 },
  'Bagel Fat One': { family: 'Pretendard', weight: 900, scale: 0.95 },
  'East Sea Dokdo': { family: 'Gowun Batang', weight: 700, scale: 0.6 },
}

const accented = /[À-ÖØ-öø-ɏḀ-ỿ₫]/u
/** Bagel Fat One has the accents of western Europe. */
const accentedBeyondLatin1 = /[Ā-ɏḀ-ỿ₫]/u

/** Substitutes are set no tighter than this, in em: their letters are wider, and carry marks above and below. */
const MIN_TRACKING = -0.03
const MIN_LEADING = 1.1

/**
 * Sets a text as designed, or all of it in the family's substitute when the family lacks one of its accented letters: a
 * word in two typefaces looks broken. Emoji and symbols decide nothing here; the engine finds them letter by letter.
 */
export function typeset(text: string, designed: Typesetting): Typesetting {
  const { family, weight, size, tracking, leading } = designed
  const substitute = substitutes[family]
  const lacked = family === 'Bagel Fat One' ? accentedBeyondLatin1 : accented
  if (!substitute || !lacked.test(text.normalize('NFC'))) return designed
  return {
    family: substitute.family,
    weight: substitute.weight ?? weight,
    size: size * substitute.scale,
    tracking: Math.max(tracking, MIN_TRACKING),
    // Lines stay as far apart as in the larger size that was designed.
    leading: Math.max(leading / substitute.scale, MIN_LEADING),
  }
}

/** Whether a family has every letter of Vietnamese. */
export function writesVietnamese(family: FontFamily): boolean {
  return substitutes[family] === null
}
