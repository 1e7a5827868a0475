import { countChars } from '@clipmint/kit'

import { maySay } from '../check/check.ts'
import { closesSentence } from '../korean/clause-ends.ts'
import { withoutSubject, withoutTopic } from '../korean/words.ts'
import { lineLimits } from '../line-limits.ts'
import { lineOf, textsOf } from '../reading/clause.ts'
import { capital } from '../reading/clean.ts'
import { findNumbers } from '../reading/numbers.ts'
import { readSentences } from '../reading/segment.ts'
import type { ProductBrief } from '../types.ts'
import { leaningOn, type Point } from './point.ts'

/** Between two sums of a sentence, or before the next one, but not inside parentheses: “Deep clean (luar dalam, 3 hari) – 35K”. */
const parting = /[,;]\s+(?![^()]*\))|(?<=\d)\.\s+(?=\p{Lu})/u
/** Cents in a dollar. */
const CENTS = 100

/**
 * What the owner says the price is for, to stand beside it: “Simple returns from $180”, “35rb/malam”. The part of a sentence that
 * tells the price, in the owner's words; none where they tell it bare or not at all.
 */
export function priceTerms(brief: ProductBrief): string[] {
  const { price, info, language } = brief
  if (price === null || price.amount === 0) return []
  if (language === 'ko') return koreanTerms(brief, price.amount)
  const amount = price.currency === 'USD' ? price.amount / CENTS : price.amount
  const sentences = readSentences(info).sentences.map(({ words }) => lineOf(textsOf(words)))
  const parts = sentences.flatMap((text) => text.split(/\.\s+(?=\p{Lu})/u))
  const said = sentences.find((text) => tells(text, amount)) ?? ''
  // “Oak, split last spring. That’s for a half cord”: of the price, where the sentence before tells no other sum.
  const covered = parts.flatMap((text, at) =>
    /\d ?(?:k|bucks|dollars)\b|[$£€]/iu.test(parts[at - 1] ?? '')
      ? []
      : ofPrice.flatMap((words) => words.exec(text)?.[1] ?? []),
  )
  const part = partOf(said, amount)
  // “Full tune $45: base grind, hot wax”: the list would be cut; “$15 per hour or $40 for the day”: one of two prices.
  const [front = ''] = part.split(toOtherSum)
  // “Keys cut in 3 minutes, $6. Car keys too”: of two sentences, the one that tells it.
  const sentence = said.split(/(?<=\d)\.\s+(?=\p{Lu})/u).find((text) => tells(text, amount)) ?? said
  return [tells(front, amount) ? front : part, sentence, ...(said === '' ? covered : [])]
    .map((text) => withSurcharge(text.replace(/^(?:so|and|but)\s/iu, ''), said, amount))
    .map((text) => text.replace(/^(?:it|that)(?:[’']s| is)\s(?=[$£€]?\d)/iu, ''))
    .map((text) => capital(withoutSum(text, amount)))
    .filter((text) => saysMore(text) && countChars(text) <= lineLimits[language].small && maySay(text, brief))
    .slice(0, 1)
}

/** “25 ngàn một mét vuông”, “$85 per month”: the sum stands large above what it is for. */
function withoutSum(text: string, amount: number): string {
  // “Tiền kiểm tra 150 ngàn”, “Full tune $45”
  const named = sumLast.exec(text)?.[1]
  if (named !== undefined && !sum.test(named) && tells(text.slice(named.length), amount)) return named
  return text.replace(
    /^(?:[$£€]|rp\.?\s?)?\d[\d.,]*(?:\s?(?:k|rb|ribu|jt|juta|ngàn|nghìn|đ|₫|dollars|bucks|pounds))?\s(?=(?:per|for|each|untuk|buat|một|mỗi|cho)\s\p{L})/iu,
    '',
  )
}

/** A sum at the end, after a thing that it is the price of. */
const sumLast =
  /^((?:\S+ )*?(?:[^\s,]+ )(?!(?:is|are|was|for|at|from|only|just|to|now|be|costs?|price|the|about|around|runs?|roughly|rs|than|over|under|above|below|starting|starts|pay|charge|worth|giá|còn|chỉ|là|từ|với|khoảng|quá|hơn|dưới|tầm|chừng|lấy|tính|harga(?:nya)?|seharga|senilai|minimal|maksimal|mulai|cuma|hanya|jadi|dari|rp|sekitar|dihitung|bayar|kena|lebih|kurang)(?!\p{L}))\p{L}{2,})[,:]? (?:[$£€]|rp\.?\s?)?\d[\d.,]*(?:\s?(?:k|rb|ribu|jt|juta|ngàn|nghìn|đ|₫|dollars|bucks|pounds|quid))?$/iu

/** “$45 a head and that includes toenails, plus a $60 farm fee”: what is paid besides is told with the price. */
function withSurcharge(text: string, said: string, amount: number): string {
  const surcharge = surcharged.exec(said)?.[1]
  if (surcharge === undefined || text.includes(surcharge)) return text
  const [front = text] = text.split(/\sand\s/iu)
  return `${tells(front, amount) ? front : text}, ${surcharge}`
}

/** “plus a $60 farm fee (you can split)”, and no “plus $10 if you need it same day”, which holds in a case. */
const surcharged =
  /[,\s](plus (?:an? )?[$£€]\d+(?:[.,]\d+)*(?![.,]?\d)(?! (?:if|when|unless|where|in case)(?!\p{L}))(?: (?!(?:you|we|i|that|which|if|when|for|per|to|on|in|outside|within|and|or)(?!\p{L}))\p{L}+){0,2})/iu

/** Before a list, or another sum; “and collect at 6”, “and ash cut 16 inch” tell none. */
const toOtherSum =
  /:\s|\s(?:or|atau|hoặc)\s(?=(?:[^\s]+\s){0,3}[$£€]?\d)|\sand\s(?=(?:[^\s]+\s){0,3}(?:[$£€]\s?\d|\d[\d.,]* ?(?:k|bucks|quid|dollars|pounds)(?!\p{L})))/iu

/** Between the parts of a Korean price list. */
const partingKorean =
  /[,/·|\n!?:：\]→➡]|[ㅋㅎㅠㅜ]{2,}|\^\^|(?<!\d)\.|\.(?!\d)|(?:^|\s)[-–—](?=\s)|\p{Extended_Pictographic}|[▶■●•※]|(?<!\d)\*/u
/** How a Korean sum is counted, and what it is of, after it: “35,000원부터”, “3만원~”, “2만원(1시간)”, “2만원/시간”. */
const counted = /^(?:부터|씩|정도|쯤|[~〜](?!\s?\d))?(?: ?\([^()]{1,12}\)|\/[가-힣a-z]{1,4}(?![가-힣a-z]))?/iu
/** After a sum that was asked before, with the one asked now: “6만원에서 4만5천원으로”, “32,000원 → 24,800원”. */
const askedBefore =
  /^\s?(?:(?:을|를|짜리를?|하던 [걸것거]\S*)?,?\s?(?:이번 \S+ )?\d[\d,]*(?:천|만)?\s?원(?:에|으로)|에서|→|➡|[-=]>)/u
/** What ends before the words of a sum: “빚고 한 팩 5천원”, “… 나릅니다 시내 7만원”. */
const linked =
  /(?:고(?:예|요)?|제|[는은]데|[는은]디|[응으니]께|지만|며|니까?|서|니다|니더|[아어여해예려와줘돼]요)$/u
/** A case, without which the sum is said of all: “두 다발 사시면 5만원”. */
const cases = /(?:면|때|경우)(?:에?는?|엔)?$/u
/** Words that say no more than that it is a price, or that another was asked before: «89,000원 하던 걸 69,000원에». */
const bareKorean = /^(?:(?:가격|값|비용|요금|금액|총|단돈|딱|단)[은는이가도]?|[하받팔]던|걸|거|것을)$/u

/** “시간당” of “시간당 2만원이고”: the owner’s words before the sum, back to the sum, the stop or the link before it, with what is said after it. */
function koreanTerms(brief: ProductBrief, amount: number): string[] {
  const { info, language } = brief
  const numbers = findNumbers(info).filter(({ unit }) => unit === 'KRW')
  const at = numbers.findIndex(({ values }) => values.includes(amount))
  const own = numbers[at]
  if (own === undefined) return findTermsWithoutSum(brief)
  if (askedBefore.test(info.slice(own.end))) return []
  const before =
    info
      .slice(numbers[at - 1]?.end ?? 0, own.start)
      .split(partingKorean)
      .at(-1)
      ?.replace(/^\s*[-–—]\s/u, '') ?? ''
  // What is left of the sum before: “…원이고 전체컷”.
  const all = (at > 0 ? before.replace(/^[가-힣]*\s/u, '') : before).trim().split(/\s+/u)
  const words = all.slice(all.findLastIndex((word) => linked.test(word) || closesSentence(word)) + 1)
  const tail = (counted.exec(info.slice(own.end))?.[0] ?? '').replace(/^[~〜]/u, '부터')
  // “살 하나 부러진 거 기준”: what it is of.
  const said = words.filter((word, no) => !bareKorean.test(word) || words[no + 1] === '기준')
  const topic = said.findLastIndex((word) => withoutTopic(word) !== null)
  // The sum stands large beside what it is for; said with a case or an end of its own, it is told whole.
  const isWhole = tail !== '' || /^[월주]$/u.test(said.join(' ')) || words.some((word) => cases.test(word))
  const front = isWhole ? said.join(' ') : ofWhat(said, topic)
  // “… → 24,800원 (11/30까지)”: the sum alone stands large above.
  const [, ofSumItself = ''] = front === '' ? (/^ ?\(([^()]+)\)$/u.exec(tail) ?? []) : []
  // “2시간 60,000원 (보드 포함)”: the sum stands large above what is said of it.
  const beside = /^ ?\(/u.test(tail) ? ` ${tail.trim()}` : null
  const whole = isWhole ? `${front} ${own.value}${tail}` : front
  const withBeside = beside !== null && front !== '' ? `${ofWhat(said, topic)}${beside}` : whole
  const text = ofSumItself || withBeside.trim()
  const says = (isWhole && front !== '') || (`${front}${tail}`.match(/[가-힣a-z\d]/giu) ?? []).length > 1
  const isClosed = text.split('(').length === text.split(')').length
  // “청바지든 정장이든”: whichever it is, the rest would say.
  const isOpen = /[가-힣]든지?$/u.test(text)
  return says && isClosed && !isOpen && countChars(text) <= lineLimits[language].small && maySay(text, brief)
    ? [text]
    : []
}

/** “청소하고 건전지 한 판 드리는 가격” of “… 가격입니다”: what the price is for, where its owner writes no sum. */
function findTermsWithoutSum(brief: ProductBrief): string[] {
  return (
    readSentences(brief.info)
      .sentences.map(({ words }) => lineOf(textsOf(words)))
      // “손 케어 포함 가격이고 | 기존 젤 제거는 …”
      .map((text) => text.split(/(?<=(?:가격|금액|요금|값)이[고며]),? /u)[0] ?? '')
      .flatMap((text) => ofPriceKorean.exec(text)?.[1] ?? [])
      .filter((text) => countChars(text) <= lineLimits.ko.small && maySay(text, brief))
      .slice(0, 1)
  )
}

const ofPriceKorean =
  /^((?!.*(?:[\d만천백]원|다른|두 ?배|비싼|오른|[은는에엔] .*배))(?:\S+ ){2,}(?:가격|금액|요금|값))(?:이에요|예요|입니다|임|이[고며])$/u

/** “한 팩” of “우리집 반찬은 한 팩에”, “커트” of “커트는” or “커트가”: what stands beside a sum, without what leads to it. */
function ofWhat(words: readonly string[], topic: number): string {
  const after = words.slice(topic + 1)
  // “체험은 1회 2만원”: one of what, the topic says.
  const isBare = after.length === 1 && /^(?:1|한)(?:회|번|판|타임)에?$/u.test(after[0] ?? '')
  const own =
    after.length > 0 && !isBare
      ? after
      : words.map((word, at) => (at === topic ? (withoutTopic(word) ?? word) : word))
  // “미세촘촘망으로 창 한 짝에”: with what, the verb would tell.
  const how = own.slice(0, -1).findLastIndex((word) => /[가-힣](?:으로|(?<![키킬]|메가)로)$/u.test(word))
  const last = own.at(-1) ?? ''
  return (
    [...own.slice(how + 1, -1), withoutSubject(last) ?? last]
      .join(' ')
      // “바지 기장 줄이는 데 6천원”, “주꾸미철엔 9만원”
      .replace(/(?<=[가-힣])는 데$/u, '기')
      // “3인용 기준으로 패브릭은”
      .replace('기준으로 ', '기준 ')
      .replace(/(?<=[가-힣]|\d(?:kg|g|ml|L))[에엔]$/u, '')
  )
}

/** Any sum. */
const sum = /[$£€]\s?\d|\d ?(?:k|rb|ribu|jt|juta|ngàn|nghìn|tr|triệu|bucks|quid|dollars|pounds)(?!\p{L})/iu
/** Before what is in the price. */
const holds = /(?<!\p{L})(?:includ(?:es?|ing)|with|termasuk|sama|dengan|gồm|kèm)(?!\p{L})/iu
/** The end of a list: “SD cards and batteries”. */
const pair = /^\S+(?: \S+)? (?:and|dan|và) \S+(?: \S+)?$/iu
/** The link before the last of a list. */
const lastOf = /^(?:and|or|plus|sama|dan|atau|và|hoặc)\s/iu
/** As many words as an item of a list has. */
const ITEM_MOST = 3

/**
 * The part of a sentence that tells the price, with what it is of: “Nasi timbel, tahu tempe, sama kerupuk 25rb” is not the price of
 * crackers, and “75rb sama musik, galeri, maps” holds all three.
 */
function partOf(said: string, amount: number): string {
  const parts = said.split(parting)
  const at = parts.findIndex((text) => tells(text, amount))
  const [before, part = '', after] = [parts.slice(0, Math.max(0, at)), parts[at], parts.slice(at + 1)]
  const isOwn = /^(?:(?:from|rp|mulai|từ|giá|harga|price)\s?)?[$£€]?\d/iu.test(part)
  const all = [...before, part].join(', ')
  const isAlone = isOwn || before.some((text) => sum.test(text)) || countChars(all) > lineLimits.en.small
  // The last of a list that has no room would be said to cost what all of it does.
  const last = lastOf.test(part) ? '' : part
  // “Paket 1,5 juta itu backdrop 3 meter, kursi 2, bunga”, “… and that’s oil, plug, blade”: the first of what is in it is not all that is.
  const [named = ''] = part.split(
    /\s(?:itu|isi(?:nya)?|berisi|dapat|gồm|and that[’']s|and it[’']s|and includes)\s/iu,
  )
  if (named !== part && after.length > 0 && countChars(said) > lineLimits.en.small) return named
  const front = isAlone ? last : all
  const [next = ''] = after
  // “$68 for one night including setup, any HDB block with lift”: where or for whom it holds.
  const isLimit =
    /^(?:\p{L}+ ones (?:is|are)|any|only|within|excluding|except|not|no|min(?:imum)?|max(?:imum)?|at least|up to|minimal|khusus|hanya|ít nhất|tối thiểu|chỉ|từ \d.* mới)(?!\p{L})/iu.test(
      next,
    )
  const goesOn =
    (isLimit || holds.test(part) || pair.test(after.at(-1) ?? '')) &&
    next !== '' &&
    (isLimit || next.split(' ').length <= ITEM_MOST) &&
    // “£6 a knife, serrated ones are £8”: what costs more of the same.
    (/^\p{L}+ ones (?:is|are) /iu.test(next) || !after.some((text) => sum.test(text)))
  if (!goesOn) return front
  const whole = [front, ...after].join(', ')
  return countChars(whole) <= lineLimits.en.small
    ? whole
    : (part
        .split(holds)[0]
        ?.trim()
        .replace(/\s(?:s?udah|sdh|đã|already)$/iu, '') ?? '')
}

/** What a sentence says the price is for, in words of each language. */
const ofPrice = [
  /^(?:that|(?:(?:the|that|this) )?price)(?:[’']s| is) (for (?!(?:you|me|us|sure|free)(?!\p{L})).+)$/iu,
  // “…, dihitung per meter persegi”
  /^(?:.*, )?dihitung (per .+)$/iu,
  // “Tenda isi 4 orang, harga per malam”, “Harga segitu buat satu tangki”
  /^(?:.*, )?harga(?:nya)? (?:(?:segitu|itu|ini|di atas|tertera) )?(?:sudah )?((?:per|(?:untuk|utk|buat) (?:satu|\d+|se\p{L}+)) (?!.*(?:murah|diskon|beda|tergantung|nego|tanya|turun|naik|gratis|\d ?(?:rb|ribu|k|jt|juta)(?!\p{L}))).+)$/iu,
  // “Giá một đêm ngày thường, cuối tuần cộng thêm 100 ngàn”, “Giá này cho bé dưới 5kg, gồm tắm, sấy”
  /^giá (?:này |đó |trên )?(?:là |tính )?((?:một|1|mỗi) \p{L}+ [^,]+, [^,]*(?:cộng thêm|phụ thu|thêm) \d.*)$/iu,
  /^giá (?:này|đó|trên) (?:là )?(cho (?!.*(?<!\p{L})(?:rẻ|giảm|khác|tùy|hỏi|thử|tặng|miễn phí|free|\d ?(?:k|ngàn|nghìn|đ|triệu|tr)(?!\p{L}))).+)$/iu,
  /^giá (?:này|đó|trên) (?:là )?(cho [^,]+, [^,]*(?:cộng|thêm|phụ thu) (?:thêm )?\d.*)$/iu,
  // “Harga itu untuk setel dan bersih-bersih, sparepart dihitung terpisah”
  /^harga (?:itu|ini|segitu|di atas|tertera) ((?:untuk|utk|buat) (?!.*(?:murah|diskon|beda|tergantung|nego|tanya|turun|naik|gratis|\d ?(?:rb|ribu|k|jt|juta)(?!\p{L}))).+)$/iu,
  // “Giá đó là một ký, lấy nửa ký dì cũng bán”
  /^(?:.*, )?giá (?:này |đó |trên )?(?:là |tính )?((?:cho |theo )?(?:một|1|mỗi) \p{L}(?!.*(?<!\p{L})(?:rẻ|giảm|khác|tùy|hỏi|thử|tặng|miễn phí|free|\d ?(?:k|ngàn|nghìn|đ|triệu|tr)(?!\p{L}))).+)$/iu,
  // “Kroto per ons”
  /^\p{L}+ (per (?:ons|kg|kilo|liter|biji|potong|porsi|malam|orang|bungkus|lembar|meter))(?=,|$)(?!.*minimal)/iu,
]

/** “Giá này …”, “The price is for …”, “Harga segitu …”: what is said of the price, wherever it stands. */
const pointsAtPrice =
  /^(?:giá(?: này| đó| trên)?|harga(?:nya)?(?: itu| ini| segitu)?|(?:(?:the|that|this) )?price(?:[’']s| is)?)\s/iu

/**
 * The points without those that say only what stands beside the price, where alone they would speak of a sum that nobody sees, and
 * without what leans on them and stands there too. One that more leans on stays, or that would be told nowhere.
 */
export function withoutPriceTerms(points: readonly Point[], terms: readonly string[]): Point[] {
  const isAmong = ({ variants: [text = ''] }: Point): boolean => {
    const said = withoutPointing(text.toLocaleLowerCase('en'))
    return terms.some((term) => holdsWords(term.toLocaleLowerCase('en'), said))
  }
  const beside = points.filter((point) => {
    const [text = ''] = point.variants
    return (
      (withoutPointing(text) !== text || endsAtPrice.test(text)) &&
      [point, ...leaningOn(point, points)].every(isAmong)
    )
  })
  const left = new Set(beside.flatMap((point) => [point, ...leaningOn(point, points)]))
  return points.filter((point) => !left.has(point))
}

/** “오일에 필터까지 다 합친 가격” */
const endsAtPrice = /(?:가격|금액|요금|값)$/u

/** “cho bé dưới 5kg” of “Giá này cho bé dưới 5kg”, “… 드리는 가격” of “… 드리는 가격이에요”. */
function withoutPointing(text: string): string {
  return text.replace(pointsAtPrice, '').replace(/(?<=(?:가격|금액|요금|값))(?:이에요|예요)$/u, '')
}

/** Whether words stand in a text, and not within others: “rẻ” is not in “trẻ em”. */
function holdsWords(text: string, words: string): boolean {
  const at = text.indexOf(words)
  return at >= 0 && [text[at - 1], text[at + words.length]].every((letter = ' ') => !/\p{L}/u.test(letter))
}

/** Whether words tell a sum, in full or shortened: “$85”, “35rb”, “1,25 juta”. */
function tells(text: string, amount: number): boolean {
  const full = findNumbers(text).some(
    ({ values, unit, end }) =>
      values.includes(amount) &&
      (isCurrency.test(unit) || (unit === '' && isBareSum(amount, text.slice(end)))),
  )
  return (
    full ||
    [...text.matchAll(shortened)].some(([, digits = '', scale = '']) => {
      const times = thousand.test(scale) ? 1_000 : 1_000_000
      return Math.round(Number(digits.replace(',', '.')) * times) === amount
    })
  )
}

/** Whether a number without a currency is a sum: “one chimney, 199”, “6000”, and not “35 students”. */
function isBareSum(amount: number, after: string): boolean {
  return amount >= SUM_LEAST || !/^\s*(?!(?:and|or|for|per|an?|each|dan|và)(?!\p{L}))[\p{L}-]/iu.test(after)
}

/** Nobody counts so many of anything else in a shop’s words. */
const SUM_LEAST = 1_000

const isCurrency = /^(?:USD|KRW|IDR|VND)$/u
const shortened = /(\d+(?:[.,]\d{1,2})?)\s?(k|rb|ribu|ngàn|nghìn|jt|juta|tr|triệu)(?!\p{L})/giu
const thousand = /^(?:k|rb|ribu|ngàn|nghìn)$/iu
/** Words that say no more than the sum. */
const ofSum =
  /^(?:rp|usd|idr|vnd|rb|ribu|ngàn|nghìn|triệu|tr|juta|jt|price|harga|giá|it|is|flat|just|only)$/iu

/** Whether words say more than a sum. */
function saysMore(text: string): boolean {
  return (text.match(/\p{L}{2,}/gu) ?? []).some((word) => !ofSum.test(word))
}
