import { hasListMark, isOwnLine } from './lines.ts'
import { openDays, pricedCount, pricedMeasure, pricedSize } from './refers-back.ts'
import { type Sentence, textOf } from './sentence.ts'

/** A row of a chart of sizes: “S 2-3 th 62x70”, “XL: 58-65kg”, “39: 24,5 cm”. */
const sizeRow =
  /^(?!.*[$£€₹]\d)(?:size )?(?:x{0,4}[sl]|\dxl|m|l|all ?size|freesize|\d{2,3})(?:\s?[:=–-]|\s)\s?(?=.*\d)(?:\S+\s?){1,9}$/iu
/** A day of a menu or a timetable: “T2: thịt kho tiêu – canh bí đỏ”, “Senin: soto ayam”, “Thursday 7pm – mixed level”. */
const dayRow =
  /^(?:t[2-7]|cn|thứ [\p{L}\d]+|chủ nhật|senin|selasa|rabu|kamis|jum[’']?at|sabtu|minggu|(?:mon|tues?|weds?|thurs?|thu|wednes|fri|satur|sat|sun)(?:day)?s?)(?: \d[\d.:]* ?(?:[ap]m)?(?:[-–]\d[\d.:]* ?(?:[ap]m)?)?)? ?[:–-] ?(?!\d|tutup|libur|nghỉ|closed)\p{L}/iu
/** Days and hours: “Thứ 7: 8h-9h30”, “Sabtu-Minggu 08.00-12.00”. */
const hoursRow =
  /^(?:(?:thứ [\p{L}\d]+|t[2-7]|chủ nhật|cn|senin|selasa|rabu|kamis|jum[’']?at|sabtu|minggu)(?: ?[-–,&] ?(?=\p{L}))?)+:? \d[\d.:h]*(?: ?[-–] ?\d[\d.:h]*)?$/iu
/** A thing and its price: “Matras: Rp5.000”, “Thay vòi: 80k/bộ”, “Hiace – 1.200.000 (+ driver)”. */
const priceRow =
  /^(?!(?:giá|harga|price|cost)[^\p{L}]*:)[^:]{2,40}?(?:(?:[:=]|\s[–-]) ?(?:from |mulai |từ )?(?:rp\.? ?|[$£€]|rs?\.? ?)?\d[\d.,]*|\s(?:rp\.? ?\d[\d.,]*|\d[\d.,]* ?(?=k|rb|ribu|jt|đ|tr|ng)|\d{1,3}[.,]000))(?: ?(?:k|rb|ribu|jt|đ|tr|nghìn|ngàn))?(?:(?: ?\/ ?| per | an? )\p{L}+| ?(?:pp|ea|each))?(?: \([^()]*\))?$/iu
/** What tells more than a thing and its price: “Extra dog + £6”, “Both £125”, “Open till 9”. */
const noThing = '.* (?:only|free|gratis) |.*\\+ ?[$£€]?\\d'
const noFirst =
  '(?:both|all|each|size|over|under|ages?|from|till|until|unit|room|no|years?|seats|sleeps|since) |(?:small|medium|large) [$£€\\d]|open (?:till?|until|from|at|on|every|daily|\\d)'
/** “Scissor cut”, “Estate/4x4”, “Heels (block)”. */
const words = '[\\p{L}/+][\\p{L}\\d/+’-]* (?:\\([^()]*\\) )?'
/** “Skin fade”, “2 yard mini skip”, “Jok mobil 5 kursi”. */
const thing = `(?:\\d[\\d.]*[- ](?!(?:hours?|hrs?|mins?|minutes?|days?|nights?|weeks?|months?) )\\p{Ll}+ (?:${words}){0,3}|(?:${words}){1,3}(?:\\d{1,2} )?(?:${words}){0,1})`
/** “18”, “35k”, “50pcs $32”, “£2.60/kg”, “$15 per panel”. */
const sum =
  '(?:\\d{1,3}(?:\\.\\d{1,2}|rb|k)?|(?:\\d[\\d.]* ?(?:pcs|g|kg|ml|oz|lbs?) )?[$£€]\\d[\\d.,]*(?:[-–]\\d+)?(?: ?/ ?\\p{L}+| (?:ea|each|an? \\p{L}+|per \\p{L}+))?)'
/** “Skin fade 18”, “Rye £5.20”: a thing and its price, of which a list tells more. */
const bareSum = new RegExp(`^(?!${noThing}|${noFirst})${thing}${sum}$`, 'iu')
/** “$22 / day”, “from €90”: a price of what stands over it. */
const barePrice =
  /^(?:from |mulai |từ )?(?:[$£€]|rp\.? ?|rs\.? ?)\d[\d.,]*(?: ?(?:\/|an?|per) ?(?:\d+ )?\p{L}+)?(?: (?:inc|incl|including|plus|ex) (?:vat|tax|gst))?,?$/iu
/** “1/4 truck $120”: a part of one thing and its price. */
const pricedShare = /^(?:\d\/\d|[¼½¾]|full|half|quarter|whole) \p{L}+:?(?: –)? [$£€]\d[\d.,]*$/iu
/** “Length: 120cm”: one measure of a thing. */
const labelledMeasure = /^(?:length|width|height|depth|diameter|weight|thickness): \d[\d.,]* ?\p{L}{1,3}$/iu
/** “Box of 6 £15”: so many of one kind. */
const pricedPack = /^(\p{L}+) of \d+:?(?: –)? [$£€]\d[\d.,]*$/iu

/** Whom, when or in which case a price is for, of the thing that stands over it: “Weekday: $120”, “Adults (16+) £9”, “For 2 – £28”. */
const pricedCase =
  /^(?:weekdays?|weekends?|mornings?|afternoons?|evenings?|overnight|(?:off[- ]?)?peak|low season|high season|adults?|child(?:ren)?|kids?|seniors?|students?|concessions?|famil(?:y|ies)|(?:non[- ])?members?|singles?|couples?|for \d+|dewasa|anak(?:-anak)?|hari biasa|weekday|akhir pekan|người lớn|trẻ em|ngày thường|cuối tuần)(?: \([^()]*\))?:?(?: –)? (?:from )?(?:[$£€]|rs\.? ?|rp\.? ?)?\d[\d.,]*(?: ?(?:k|rb|ribu|jt|đ|tr))?(?:(?: ?\/ ?| an? | per )?\p{L}+)?$/iu

/** What a row tells. */
type Topic = 'price' | 'size' | 'day'

/** What the rows of one list are alike in; what a row captures, all of them have. */
type RowKind = { row: RegExp; topic: Topic; isOwnLine?: true; needsHeading?: true }

export const rowKinds: readonly RowKind[] = [
  { row: sizeRow, topic: 'size', isOwnLine: true },
  { row: labelledMeasure, topic: 'size' },
  { row: dayRow, topic: 'day' },
  { row: openDays, topic: 'day' },
  { row: hoursRow, topic: 'day' },
  { row: pricedMeasure, topic: 'price' },
  { row: pricedCase, topic: 'price' },
  { row: pricedShare, topic: 'price' },
  { row: pricedPack, topic: 'price' },
  { row: bareSum, topic: 'price' },
  { row: priceRow, topic: 'price', isOwnLine: true, needsHeading: true },
  { row: barePrice, topic: 'price', isOwnLine: true, needsHeading: true },
]
/** Rows that are of what stands before their list, which is joined to it elsewhere. */
const ofThing: readonly RowKind[] = [
  { row: pricedSize, topic: 'price' },
  { row: pricedCount, topic: 'price' },
]

/** What a sentence tells that is a row of a list of prices, sizes or days. */
export function topicOf(one: Sentence, text: string): Topic | null {
  const line = textOf(one.words)
  const kind = [...rowKinds, ...ofThing].find(
    ({ row, isOwnLine: isAlone }) => row.test(line) && (!isAlone || isOwnLine(one, text)),
  )
  return kind?.topic ?? null
}

/** Whether a sentence is a price of what stands over it: “$22 / day”. */
export function isBarePrice({ words }: Sentence): boolean {
  return barePrice.test(textOf(words))
}

/** Whether a row tells a price. */
export function isPriced(one: Sentence, text: string): boolean {
  return topicOf(one, text) === 'price' || /[$£€₹]\d|(?<!\p{L})(?:rp|rs)\.? ?\d/iu.test(textOf(one.words))
}

/** As many words as a thing in a list without marks has at most. */
const ITEM_MOST = 5
/** The front of a sentence, which says by itself what it is of. */
const saysAll =
  /^(?:we|i|you|it|they|he|she|our|my|your|this|that|there|if|when|please|all|every|each|no|don[’']?t|kami|saya|kamu|anda|bisa|jika|kalau|semua|mình|em|bên|quý|nếu|khi)(?:[’']\p{L}+)?\s/iu

/** Whether a row is a thing of a list, and no sentence. */
export function isItem(one: Sentence, text: string, most = ITEM_MOST): boolean {
  const isShort = one.words.length <= most || hasListMark(one, text)
  return isPriced(one, text) || topicOf(one, text) !== null || (isShort && !saysAll.test(textOf(one.words)))
}

/** As many words as a thing has at most in a list that is mostly of short ones. */
const LONG_ITEM_MOST = 8

/** Those of some rows that are things of one list, by what most of them are. */
export function itemsOf(rows: readonly Sentence[], text: string): Set<Sentence> {
  const short = rows.filter((row) => isItem(row, text))
  const isList = short.length * 2 > rows.length
  return new Set(isList ? rows.filter((row) => isItem(row, text, LONG_ITEM_MOST)) : short)
}

/** As many words as a row’s own label has. */
const LABEL_WORDS = 5

/** “Kelas Anak (6-10 th): Sabtu”, “Lead time: 3 days”: a row that has a label of its own. */
export function hasOwnLabel({ words }: Sentence): boolean {
  return words.slice(0, LABEL_WORDS).some(({ text }) => text.endsWith(':'))
}
