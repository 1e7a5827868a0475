import { countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import { withoutEmoji } from './clean.ts'
import { isBetweenNames, isListSlash } from './list-marks-ko.ts'

export type Range = { start: number; end: number }

/** Where the sentences of a text stand, one after the other. */
export function sentenceRanges(text: string): Range[] {
  const ranges: Range[] = []
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    if (!endsSentence(text, at)) continue
    at += emojiLength(text, at)
    while (/[.!?。！？…~)]/u.test(text[at + 1] ?? '')) at += 1
    ranges.push({ start, end: at + 1 })
    start = at + 1
  }
  ranges.push({ start, end: text.length })
  return ranges
}

/** How many more code units the picture takes that a sentence ends with, its skin and its companions included. */
function emojiLength(text: string, at: number): number {
  const from = text[at] ?? ''
  if (!isEmoji(from) && !(from >= '\ud800' && from <= '\udbff')) return 0
  let end = at
  for (const sign of text.slice(at)) {
    if (!isEmoji(sign)) break
    end += sign.length
  }
  return Math.max(0, end - at - 1)
}

/** A stop after one of these ends no sentence: titles, currencies, units of a measure before a number, places in an address. */
const abbreviation =
  /(?:^|[\s(+])(?:no|nos|opp|rs|nr|govt|pvt|min|max|maks|approx|incl|excl|ext|appt|dept|est|e\.g|i\.e|vs|mr|mrs|ms|dr|prof|rev|st|mt|ft(?= ?\d)|tel|jl|jln|gg|dk|ds|dsn|kp|kec|kab|kel|rp|hj|ust|drs|bpk|br?gy|sta|sto|subd|cor|kap|tp|ths|bs|gs|p|q|th|s\.d)$/iu

/** “Fr. Murphy”, “gang H. Saidi”, “Capt. Lou”, “fr. £20”; elsewhere “fr” ends what is said in earnest: “you lose the slot fr. 3 chairs”. */
const titleOrFrom = {
  title: /(?:^|[\s(])(?:Fr|Capt|Sgt|Gen|Col|Hon|Messrs|H|KH|Ir)$/u,
  from: /(?:^|[\s(])fr$/iu,
}

/** Of those, words with which a sentence may end before a capital: “6 pups max. Needs shots”, “sugar free no. Collect …”. */
const endsAsWord = /(?:min|max|maks|no|incl|excl|appt)$/u

/** Of those, names of streets and hills, with which a sentence may end: “on Main St. We open at 6”, but “near St. Mary’s”. */
const endsAddress = /(?:st|mt)$/iu

/** A stop after one of these ends a sentence only where the next word begins one: “nastar, kastengel dll. khusus Lebaran”. */
const shortened = /(?:^|[\s(,]|\d)(?:dll|dsb|dst|etc|v\.v|[ap]\.m|inc|ltd|co|ave|rd|blvd)$/iu
/** A measure with a stop, and what goes on after it: “12 oz. each”; owners who write without capitals end sentences so, too. */
const measure = /\d ?(?:hrs?|mins?|wks?|yrs?|lbs?|oz|pcs?|pkts?|doz)$/iu
const ofMeasure = /^\s+(?:and|or|each|of|per|to|for|in|on|at|only|jars?|bags?|tins?|minimum|max)(?!\p{L})/u
/** “1 lb. $9”, but “34 yrs. $40 an hour”. */
const sold = /\d ?(?:lbs?|oz|pcs?|pkts?|doz)$/iu
/** A road, a room or a floor before its number: “Rte. 12”, “lt. 2”. */
const numbered = /(?:^|\s)(?:rte|hwy|bldg|apt|ste|rm|vol|lt|lg|kav|gd|kls|hal|blk)$/iu
/** A day or a month before what is told of it: “Sun. closed”, “Order by Fri. for Monday”, “till Nov. 5”. */
const day = /(?:^|[\s(])(?:Mon|Tues?|Weds?|Thurs?|Fri|Sat|Sun)$/u
const firstDay = /(?:^|[.!?\n]\s*)(?:Mon|Tues?|Weds?|Thurs?|Fri|Sat|Sun)$/u
const month = /(?:^|[\s(])(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)$/u
/** “N. of Sidney”. */
const letter = /(?:^|\s)[NSEW]$/u
/** Initials: “R.M. Williams”. */
const initials = /\p{Lu}\.\p{Lu}$/u
/** A word that begins an English sentence, after initials that end one: “in the U.S. We ship”. */
const beginsSentence =
  /^\s+(?:we|i|the|it|they|you|our|my|no|not|free|call|open|every|all|please|if|a|an|this|kami|saya|ada|bisa|có|không|mình)(?!\p{L})/iu

/** Whether a word keeps the stop after it: “approx.”, “R.M.”. */
export function isShortened(word: string): boolean {
  return abbreviation.test(word) || titleOrFrom.title.test(word) || /^\p{Lu}(?:\.\p{Lu})+$/u.test(word)
}

/** Whether a stop belongs to the shortened word before it. */
function isOfWord(before: string, after: string, writesCapitals: boolean): boolean {
  if (measure.test(before) && ofMeasure.test(after)) return true
  if (sold.test(before) && /^\s+[$£€]/u.test(after)) return true
  if (numbered.test(before)) return /^\s+\d/u.test(after)
  if (abbreviation.test(before)) {
    // “dry in 40 min. 2 year guarantee”, “umur 4 sampai 7 th. pakai kartu”: after a number it is a unit; “2 hr min. Shelves”.
    const isEnd =
      (endsAsWord.test(before) && /^\s+\p{Lu}[\p{Ll}\s]/u.test(after)) ||
      (endsAddress.test(before) && beginsSentence.test(after)) ||
      // “microwave yes, dropping it no. £24”, but “shop no. 7”
      (/\sno$/iu.test(before) && /^\s+[$£€]/u.test(after))
    return !/\d ?(?:(?:hrs?|wks?|lbs?|days?) )?(?:min|th)$/iu.test(before) && !isEnd
  }
  if (titleOrFrom.title.test(before) && /^\s+\p{Lu}/u.test(after)) return true
  if (titleOrFrom.from.test(before)) return /^\s*[$£€]/u.test(after)
  if (month.test(before) && /^\s+\d/u.test(after)) return true
  if (firstDay.test(before) && /^\s+\p{Ll}/u.test(after)) return true
  // Who begins sentences with capitals begins none with a small letter.
  if (month.test(before) || day.test(before) || letter.test(before))
    return /^\s+\p{Ll}/u.test(after) && writesCapitals
  // “6 weeks inc. all fabric”, “All prices inc. VAT”
  if (/(?:^|\s)inc$/u.test(before)) return /^\s+(?!(?:i|we|you|they|it)\s)(?:\p{Ll}|\p{Lu}{2})/u.test(after)
  if (shortened.test(before)) return /^\s+[\p{Ll}\d]/u.test(after) && !beginsSentence.test(after)
  return initials.test(before) && /^\s+\p{Lu}/u.test(after) && !beginsSentence.test(after)
}

/** Whether an owner mostly begins sentences with capitals. */
function writesCapitals(text: string): boolean {
  const firsts = [...text.matchAll(/[.!?]\s+(\p{L})/gu)].map(([, first = '']) => first)
  return firsts.filter((first) => /\p{Lu}/u.test(first)).length * 2 > firsts.length
}

/** As many sentences that end in a comma are no slip. */
const COMMAS_LEAST = 3

/** Whether a Korean owner ends sentences with commas and with nothing else: “15,000원입니다, 30분 걸립니다, …”. */
function writesCommas(text: string): boolean {
  const ends = text.match(/[가-힣](?:니다|[에예세해돼]요),/gu) ?? []
  return ends.length >= COMMAS_LEAST && !/[가-힣][.!?。]/u.test(text)
}

/** As many letters as a shortened word has with its number. */
const LONGEST = 12

/** “Rata-rata beres 2 hari, bergaransi 3 bulan; | bisa dijemput …”: the second half is a statement of its own. */
const saysElse = /^\s*(?:bisa|boleh|dapat|siap|gratis|có thể|miễn phí|giao|nhận)\s/iu

/** “White, grey, terracotta; other colours from 10 pots”: what stands before and after it in Latin letters has room in one scene. */
function hasRoomWith(text: string, at: number): boolean {
  const [before = ''] = text
    .slice(0, at)
    .split(/[\n.!?;|•]/u)
    .slice(-1)
  const [after = ''] = text.slice(at + 1).split(/[\n.!?;|•]/u)
  const both = `${before};${after}`.trim()
  if (saysElse.test(after)) return false
  return after.trim() !== '' && !/[가-힣]/u.test(both) && countChars(both) <= lineLimits.en.small
}

function endsSentence(text: string, at: number): boolean {
  const mark = text[at] ?? ''
  if (mark === ';' && hasRoomWith(text, at)) return false
  if (mark === '•' && startsLine(text, at)) return false
  if (/[\n\r\u2028\u2029;|•]/u.test(mark)) return true
  // “… aman,, dijemput …”
  if (mark === ',' && text[at - 1] === ',' && text[at + 1] !== ',') return true
  // “두 병부터는 택배비 안 받아요, 그리고 …”
  if (mark === ',' && /[가-힣](?:니다|요)$/u.test(text.slice(0, at)) && text.startsWith(' 그리고 ', at + 1))
    return true
  if (mark === ',' && /[가-힣](?:니다|[에예세해돼]요)$/u.test(text.slice(0, at))) return writesCommas(text)
  if (mark === '/' && isListSlash(text, at)) return true
  if (isBulletBetween(text, at)) return true
  if (isEmoji(mark) || (mark >= '\ud800' && mark <= '\udbff' && isEmoji(text.slice(at, at + 2))))
    return endsWithEmoji(text, at)
  if (/[~～]/u.test(mark))
    return (
      /(?<!\d\s?|\d[만천백]+)[가-힣]$/u.test(text.slice(Math.max(0, at - 4), at)) &&
      // “귓속형 1채널~ 120만부터”
      /^[~～!.^ㅎㅋ]*(?:\s(?!\s*\d[\d,]*[만천])|$)/u.test(text.slice(at + 1))
    )
  if (endsInLaughter(text, at)) return true
  // “무료로 갑니다(광주 전지역) 원단 200종 …”: a remark stands at the end of its sentence.
  if (
    mark === ')' &&
    /^ (?!부터|까지|이상|이하|정도|씩|추가|별도|할인)[가-힣\d]/u.test(text.slice(at + 1)) &&
    /(?:[가-힣](?:니다|요)|\d[만천백]?원) ?\([^()]*$| \([^()]*[가-힣](?:드림|드려요|드립니다|돼요|됩니다|해요|합니다)$/u.test(
      text.slice(0, at),
    )
  )
    return true
  // “냉동보관 꼭! 해주세요”: called out inside a sentence.
  if (
    mark === '!' &&
    /(?:^|\s)(?:꼭|절대|제발|반드시|무조건)$/u.test(text.slice(0, at)) &&
    /^ [가-힣]/u.test(text.slice(at + 1))
  )
    return false
  // “five weeks, five weeks!, for someone to look”: called out inside a sentence.
  if (/[!?]/u.test(mark) && /^,\s?\p{Ll}/u.test(text.slice(at + 1))) return false
  if (/[!?。！？…]/u.test(mark)) return !insideParentheses(text, at) && !isQuoted(text, at)
  if (mark !== '.' || insideParentheses(text, at)) return false
  const next = text.slice(at + 1)
  if (/^\d/u.test(next) && /\d/u.test(text[at - 1] ?? '')) return false
  if (isOfWord(text.slice(Math.max(0, at - LONGEST), at), next, writesCapitals(text))) return false
  if (/^\s*$/u.test(text.slice(text.lastIndexOf('\n', at) + 1, at).replace(/^\s*\d{1,2}$/u, ''))) return false
  if (/[가-힣]/u.test(text[at - 1] ?? '')) return !isBetweenNames(text, at)
  if (isStopWithoutSpace(text, at)) return true
  return /^(?:\s|$|[^\x20-\x7e]|["'(])/u.test(next)
}

/** “… ke dokter dulu.pijat 60rb”, “3 mũi vacxin.Mua từ 10 con”: a stop between two words, and none of an address or a list’s number. */
function isStopWithoutSpace(text: string, at: number): boolean {
  const [before = ''] = /\S*$/u.exec(text.slice(0, at)) ?? []
  const after = text.slice(at + 1)
  // “we never ask your password .sunday also open”
  if (before === '' && /^\p{L}{3,}\s/u.test(after) && /\p{L}\s$/u.test(text.slice(0, at))) return true
  if (/^\p{Lu}\p{Ll}+\s+[\p{Ll}\d]/u.test(after)) return /^[(\d.,/\p{Ll}]*\p{Ll}{2,}\)?$/u.test(before)
  const isWord = /^\p{Ll}{3,}$/u.test(before) || /\d ?(?:th|rb|kg|jt|km|hr|k|đ)$/u.test(text.slice(0, at))
  const isNumber = /^\d+$/u.test(before) && !startsLine(text, at - before.length)
  const isAddress = /^(?:com|net|org|shop|link|store)\s/u.test(after)
  return (isWord || isNumber) && /^\p{Ll}{3,}[,\s]/u.test(after) && !isAddress
}

/** Whether a mark is the first of its line. */
function startsLine(text: string, at: number): boolean {
  return text.slice(text.lastIndexOf('\n', at) + 1, at).trim() === ''
}

/** “★매주 화요일 메뉴 변경★ 구성: …”: whether a mark closes what the same mark opened. */
function closesCall(line: string, mark: string): boolean {
  const open = line.lastIndexOf(mark)
  return open >= 0 && /\s$/u.test(line.slice(0, open)) && !/\s$/u.test(line)
}

const bullet = /[■-◮◰-◿★☆※☞✔✓✅❖‣]/u

/** “▶ 짐 보관 무료 ▶ 경기전 정문에서 걸어서 3분”: a mark between two facts on one line; “전자레인지 ○” is an answer, unless a line begins so. */
function isBulletBetween(text: string, at: number): boolean {
  const mark = text[at] ?? ''
  if (!bullet.test(mark)) return false
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at)
  // A circle after a word is an answer.
  const isBullet = mark !== '○' || line.trimStart().startsWith('○')
  return (
    isBullet &&
    /[가-힣]/u.test(line) &&
    // “▶윈도우 설치 3만원▶SSD 교체”
    (/\s$/u.test(line) || line.trimStart().startsWith(mark) || closesCall(line, mark)) &&
    /^[\s\uFE0F]*[\p{L}\p{N}(]/u.test(text.slice(at + 1))
  )
}

/** “… 김치예요 ^^ 젓갈 향이 …”, “… 소재ㅎㅎ 세탁기 …”: a smile in letters ends a sentence as one in a picture does. */
function endsInLaughter(text: string, at: number): boolean {
  const run = /(?:\^\^|[ㅋㅎㅠㅜ]{2})$/u.test(text.slice(Math.max(0, at - 1), at + 1))
  // “… 베트남으로 가는 바람에 ㅠㅠ 어쩌다 보니 …”: a sigh inside a sentence.
  const goesOn = /(?:바람에|때문에|는데|지만|니까|[아어해]서|[하가오보]고) ?$/u.test(text.slice(0, at - 1))
  return run && !goesOn && /^(?:\s|$)/u.test(text.slice(at + 1)) && /[가-힣]/u.test(text.slice(0, at - 1))
}

function isEmoji(sign: string): boolean {
  return withoutEmoji(sign) === ''
}

/** “… 조끼예요🐶 안감이 …”: people end sentences with a picture. */
function endsWithEmoji(text: string, at: number): boolean {
  // “✔ Dusting / ✔ Windows”, “1️⃣ Van / 2️⃣ Lorry”
  if (/(?:^|\n)[^\S\n]*\d?$/u.test(text.slice(0, at))) return false
  const after = withoutEmoji(text.slice(at, at + 24)).replace(/[\ud800-\udfff]/gu, '')
  return (
    /[요다죠네용음임함]\s?$/u.test(text.slice(0, at)) ||
    (/[\p{L}\p{N})]\s?$/u.test(text.slice(0, at)) && /^\s+\p{Lu}/u.test(after)) ||
    standsForStop(text, at)
  )
}

/** As many words as there are before a picture that stands for a full stop, and after it. */
const SAID_BEFORE = 2
const SAID_AFTER = 3
/** What goes on with the words before a picture: “we bake 🍞 every morning”. */
const goesOn =
  /^(?:and|or|but|for|with|without|in|on|at|by|from|to|of|so|every|until|till|only|is|are|dan|atau|tapi|untuk|buat|dengan|di|dari|ke|yang|setiap|tiap|juga|và|hoặc|hay|cho|với|từ|ở|mỗi|của|là|thì|mà|nên)(?!\p{L})/iu

/** “… hoặc căn cước 🌸 size S tới XXL có cả áo dài nam”: whether a picture parts two statements of who writes without capitals. */
function standsForStop(text: string, at: number): boolean {
  const wordsOf = (part: string): number => part.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  const before =
    text
      .slice(0, at)
      .split(/[\n.!?;]/u)
      .at(-1) ?? ''
  const after = withoutEmoji(text.slice(at)).trimStart()
  const [next = ''] = after.split(/[\n.!?;]/u)
  const isLatin =
    !/[가-힣]/u.test(before + next) && /[a-zà-ỹ\d)]\s*$/iu.test(before) && /^[a-zà-ỹ\d$£€]/iu.test(next)
  return isLatin && !goesOn.test(next) && wordsOf(before) >= SAID_BEFORE && wordsOf(next) >= SAID_AFTER
}

/** “"데이터 날아가나요?" 많이 물어보시는데 …”: what is quoted ends with its sentence. */
function isQuoted(text: string, at: number): boolean {
  return /^["”’'」]\s*\p{Ll}|^["”’'」](?:\s*[가-힣])/u.test(text.slice(at + 1))
}

function insideParentheses(text: string, at: number): boolean {
  const open = text.lastIndexOf('(', at)
  if (open < 0) return false
  const close = text.indexOf(')', open)
  return close > at && !text.slice(open, close).includes('\n')
}
