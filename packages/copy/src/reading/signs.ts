import type { Word } from './sentence.ts'

/** “9h - 21h”, “7h30 - 18h30”, “1 bulan - 2 tahun”: a dash between two figures. */
export function isRange(words: readonly Word[], after: string): boolean {
  const [unit = '', figure = ''] = [words.at(-1)?.text, words.at(-2)?.text]
  const isMeasure =
    /^\d[\d.,]*$/u.test(figure) && /^\p{Ll}{2,8}$/u.test(unit) && /^\s*\d[\d.,]*\s\p{Ll}/u.test(after)
  // “오전 6시 ~ 밤 10시”
  return (
    isMeasure ||
    (/^\d[\d:./h]*\p{L}{0,2}$/u.test(unit) &&
      /^\s*(?:(?:오전|오후|새벽|아침|낮|저녁|밤|다음날) ?)?\d/u.test(after))
  )
}

/** “Rp20.000 / meter” and “12 pertemuan @ 75 menit”: a sign between a sum and what it is of. */
export function isOfEach(words: readonly Word[], sign: string, after: string): boolean {
  const before = words.at(-1)?.text ?? ''
  if (sign === '@') return /\p{L}$/u.test(before) && /^\s*[\d\p{Script=Latin}]/u.test(after)
  const isSum =
    /\d(?:k|rb|ribu|jt|juta|đ|tr|\.000)?$/iu.test(before) || /^(?:ribu|juta|ngàn|nghìn|triệu)$/iu.test(before)
  return sign === '/' && isSum && measured.test(after)
}

/** What a price is of. */
const measured =
  /^\s*(?:m2?|m²|meter|metre|kg|kilo|gram|liter|litre|orang|pax|jam|hari|malam|minggu|bulan|pcs|lembar|buah|porsi|ekor|unit|hour|hr|day|night|week|month|person|head|each|pair|yard|foot|người|giờ|ngày|tháng|buổi|cái|bộ|mét)(?!\p{L})/iu

/** Whether a price is what another became. */
export function isPriceFrom(words: readonly Word[], shown: string): boolean {
  return /\d원에서$/u.test(words.at(-1)?.text ?? '') && /^[\d,]+원$/u.test(shown)
}

/** “38,000원 → 24,900원”, but “7,900원 → 3개 이상 구매시 개당 7,000원”. */
export function isPriceToPrice(words: readonly Word[], sign: string, after: string): boolean {
  const [before = ''] = words.slice(-1).map((word) => word.text)
  return /^[→⇒]$/u.test(sign) && /\d원$/u.test(before) && /^\s*\d[\d,]*(?:[만천]\d*)?원/u.test(after)
}

/** From one price to another. */
export function becomesFrom(words: Word[]): void {
  const last = words.at(-1)
  if (last) last.text += '에서'
}
