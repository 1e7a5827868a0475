import { currencyBefore, koreanCounter, readUnit } from './units.ts'

/** A number in a text. A writing that can be read in two ways (1.500) has two values. */
export type FoundNumber = { value: string; start: number; end: number; values: number[]; unit: string }

/** The unit of an hour of the day. */
export const CLOCK = 'o’clock'

/** Every number of a text in digits or in words, with its unit, in order. */
export function findNumbers(text: string): FoundNumber[] {
  const hours = clocks(text)
  const digits = [
    ...hours,
    ...[...text.matchAll(/\d+(?:[.,]\d+)*(?:\+\d)?/gu)]
      .filter(({ index }) => !hours.some(({ start, end }) => start <= index && index < end))
      .map((found) => inDigits(text, found.index, found[0])),
  ].sort((a, b) => a.start - b.start)
  const merged = digits.filter(
    (number, index) => !digits.slice(0, index).some((other) => other.end > number.start),
  )
  const words = [...koreanNative(text), ...koreanSino(text), ...halves(text), ...numberWords(text)]
  const alone = words.filter(
    (word) => !merged.some((number) => number.start < word.end && word.start < number.end),
  )
  return [...merged, ...alone].sort((a, b) => a.start - b.start)
}

/** “09:00”, “18:30”: an hour, and the minutes of it where there are any. */
function clocks(text: string): FoundNumber[] {
  return [...text.matchAll(/(?<![\d:.])(\d{1,2}):([0-5]\d)(?![\d:])/gu)].flatMap((found) => {
    const [value, hour = '', minute = ''] = found
    const at = found.index
    const turned = at + hour.length + 1
    const end = at + value.length
    const isFull = minute === '00'
    const hours = {
      value: isFull ? value : hour,
      start: at,
      end: isFull ? end : turned,
      values: onClock(Number(hour)),
      unit: CLOCK,
    }
    return isFull
      ? [hours]
      : [hours, { value: minute, start: turned, end, values: [Number(minute)], unit: 'minute' }]
  })
}

/** 18 and 6 are one place on a clock. */
function onClock(hour: number): number[] {
  return hour > 12 && hour <= 24 ? [hour, hour - 12] : [hour]
}

function inDigits(text: string, at: number, digits: string): FoundNumber {
  // “1+1” is an offer, not two numbers.
  if (digits.includes('+'))
    return { value: digits, start: at, end: at + digits.length, values: [1], unit: `offer:${digits}` }
  const money = currencyBefore(text.slice(0, at))
  const scaled = koreanScale(text.slice(at + digits.length))
  const read = readDigits(digits).map((value) => (scaled ? value * scaled.by + scaled.more : value))
  const end = at + digits.length + (scaled?.length ?? 0)
  const { unit, length } = money.unit === '' ? readUnit(text.slice(end)) : { unit: money.unit, length: 0 }
  const start = at - money.length
  const values = unit === CLOCK ? read.flatMap(onClock) : read
  return { value: text.slice(start, end + length).trim(), start, end: end + length, values, unit }
}

/** 24,900 · 150.000 · 1.5: the mark may group or part. */
function readDigits(digits: string): number[] {
  const values = new Set<number>()
  const plain = Number(digits)
  if (!Number.isNaN(plain)) values.add(plain)
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(digits)) values.add(Number(digits.replaceAll(',', '')))
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u.test(digits))
    values.add(Number(digits.replaceAll('.', '').replace(',', '.')))
  if (/^\d+,\d{1,2}$/u.test(digits)) values.add(Number(digits.replace(',', '.')))
  return values.size > 0 ? [...values] : [Number(digits.replace(/\D/gu, ''))]
}

const scales: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1000, 만: 10_000, 억: 100_000_000 }

/** “3만 5천원”, “2만 4,900원”: what follows the digits and belongs to the number. */
function koreanScale(after: string): { by: number; more: number; length: number } | null {
  const found =
    /^\s?(억|만|천|백)(?![가-힣]*족)(?:\s?(\d{1,3}(?:,\d{3})|\d{1,4})\s?(천|백)?)?(?=\s?(?:원|동|달러|루피아|명|개|번|대|병|권|장|$|\s|[.,]))/u.exec(
      after,
    )
  if (!found) return null
  const more = found[2] ? Number(found[2].replace(',', '')) * (scales[found[3] ?? ''] ?? 1) : 0
  return { by: scales[found[1] ?? ''] ?? 1, more, length: found[0].length }
}

const nativeValues: Readonly<Record<string, number>> = {
  한: 1,
  하나: 1,
  두: 2,
  둘: 2,
  세: 3,
  석: 3,
  셋: 3,
  네: 4,
  넉: 4,
  넷: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
  열한: 11,
  열두: 12,
  열세: 13,
  열네: 14,
  열다섯: 15,
  스무: 20,
  스물: 20,
  서른: 30,
  마흔: 40,
  쉰: 50,
  여러: -1,
  반: 0.5,
}

/** “반값”, “절반”: a share in one word. */
function halves(text: string): FoundNumber[] {
  return [...text.matchAll(/반값|절반|반의반/gu)].map((found) => ({
    value: found[0],
    start: found.index,
    end: found.index + found[0].length,
    values: [0.5],
    unit: `count:${found[0]}`,
  }))
}

/** “네 가지”, “두 번”, “한 코”: a number word is one only before a counter. “한번” and “한눈” are no numbers. */
function koreanNative(text: string): FoundNumber[] {
  const pattern =
    /(?<![가-힣])(열한|열두|열세|열네|열다섯|스무|스물|서른|마흔|쉰|다섯|여섯|일곱|여덟|아홉|열|한|두|세|석|네|넉)(?=\s?[가-힣])/gu
  return [...text.matchAll(pattern)].flatMap((found) => {
    const end = found.index + found[0].length
    const after = text.slice(end)
    const counter = koreanCounter.exec(after)
    if (!counter || (found[0] === '한' && /^(?:번|주|층|판|해)/u.test(after))) return []
    const { unit, length } = readUnit(after)
    return [
      {
        value: text.slice(found.index, end + Math.max(length, counter[0].length)),
        start: found.index,
        end: end + Math.max(length, counter[0].length),
        values: [nativeValues[found[0]] ?? 0],
        unit: unit === '' ? `count:${counter[0].trim()}` : unit,
      },
    ]
  })
}

const sinoDigits: Readonly<Record<string, number>> = {
  일: 1,
  이: 2,
  삼: 3,
  사: 4,
  오: 5,
  육: 6,
  칠: 7,
  팔: 8,
  구: 9,
}

/** “만 원”, “이만 오천 원”, “삼 개월”, “오십 퍼센트”. */
function koreanSino(text: string): FoundNumber[] {
  const pattern =
    /(?<![가-힣])((?:[일이삼사오육칠팔구]?[십백천만억]\s?)*[일이삼사오육칠팔구]?[십백천만억]|[일이삼사오육칠팔구십](?=\s?(?:개월|년|퍼센트|단계|인용)))\s?(원|달러|퍼센트|프로|개월|년|명|배|가지|단계|층|인용|시간|분|일)(?![가-힣]*(?:목|두|단|염|홍))/gu
  return [...text.matchAll(pattern)].map((found) => ({
    value: found[0],
    start: found.index,
    end: found.index + found[0].length,
    values: [sinoValue((found[1] ?? '').replace(/\s/gu, ''))],
    unit: readUnit(found[2] ?? '').unit,
  }))
}

function sinoValue(word: string): number {
  let total = 0
  let below = 0
  let digit = 0
  for (const letter of word) {
    const scale = scales[letter]
    if (scale === undefined) digit = sinoDigits[letter] ?? 0
    else if (scale < 10_000) {
      below += (digit || 1) * scale
      digit = 0
    } else {
      total += (below + digit || 1) * scale
      below = 0
      digit = 0
    }
  }
  return total + below + digit
}

const latinWords: readonly (readonly [pattern: RegExp, values: Readonly<Record<string, number>>])[] = [
  [
    /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|million|dozens?|half|double|twice|triple|one(?=\s+(?:year|month|week|day|hour|minute|piece|size|person|litre|liter|cup|pair)))\b/giu,
    {
      one: 1,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      eleven: 11,
      twelve: 12,
      fifteen: 15,
      twenty: 20,
      thirty: 30,
      forty: 40,
      fifty: 50,
      sixty: 60,
      ninety: 90,
      hundred: 100,
      thousand: 1000,
      million: 1_000_000,
      dozen: 12,
      dozens: 12,
      half: 0.5,
      double: 2,
      twice: 2,
      triple: 3,
    },
  ],
  [
    /(?<!\p{L})(dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|seratus|seribu|setengah|separuh|selusin|satu(?=\s+(?:tahun|bulan|minggu|hari|jam|ukuran|orang)))(?!\p{L})/giu,
    {
      satu: 1,
      dua: 2,
      tiga: 3,
      empat: 4,
      lima: 5,
      enam: 6,
      tujuh: 7,
      delapan: 8,
      sembilan: 9,
      sepuluh: 10,
      sebelas: 11,
      seratus: 100,
      seribu: 1000,
      setengah: 0.5,
      separuh: 0.5,
      selusin: 12,
    },
  ],
  [
    /(?<!\p{L})(hai|ba|bốn|sáu|bảy|tám|chín|mười|trăm|nghìn|ngàn|triệu|nửa|gấp\s+đôi|năm(?=\s+(?:màu|loại|vị|mẫu|kích|size|cái|chiếc|miếng|ngày|giờ|phút|tháng|năm|món|người)))(?!\p{L})(?=\s+\p{L}|\s*(?:$|[.,;:!?)]))/giu,
    {
      hai: 2,
      ba: 3,
      bốn: 4,
      năm: 5,
      sáu: 6,
      bảy: 7,
      tám: 8,
      chín: 9,
      mười: 10,
      trăm: 100,
      nghìn: 1000,
      ngàn: 1000,
      triệu: 1_000_000,
      nửa: 0.5,
    },
  ],
]

function numberWords(text: string): FoundNumber[] {
  return latinWords.flatMap(([pattern, values]) =>
    [...text.matchAll(pattern)].map((found) => {
      const start = found.index
      const { unit, length } = readUnit(text.slice(start + found[0].length))
      const end = start + found[0].length + length
      const value = values[found[0].toLocaleLowerCase('en')] ?? 2
      return { value: text.slice(start, end), start, end, values: [value], unit }
    }),
  )
}
