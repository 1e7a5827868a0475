import type { LanguageCode } from '@clipmint/kit'

import { readAdjective } from '../korean/adjectives.ts'
import { lineLimits } from '../line-limits.ts'
import { endsInTrade } from '../meaning/trades.ts'
import { cleanName, ordered } from './clean.ts'
import { englishTitles } from './english-title.ts'

/** A word of two letters, or a syllable that is a word by itself (귤): “b /b”, left of a mark, names nothing. */
const hasWord = /\p{L}{2}|[^\P{L}\p{Script=Latin}]/u

/**
 * A product's name and shorter forms of it, longest first: without what stands in brackets or after a dash, without
 * its measure, then its head noun with the word before it (in Indonesian and Vietnamese: after it, and what stands before
 * its maker's name).
 */
export function nameVariants(name: string, language: LanguageCode): string[] {
  const full = cleanName(name)
  if (!hasWord.test(full)) return []
  const plain = full
    .replace(/\s*[([{（【][^)\]}）】]*[)\]}）】]\s*|\s+~[^~]+~$/gu, ' ')
    .replace(/(?:\s+[-–—|/:,]|,)\s.*$/u, '')
    .trim()
  const unmeasured = plain
    .replace(/(?:\s+\d[\d.,]*\s?(?:\p{L}{1,4}|%)?(?:\s?[x×*]\s?\d+)?)+$/u, '')
    .replace(/,$/u, '')
    .trim()
  // “Kap.” of “Sewa Tenda Camping Kap. 4” is left hanging.
  const core = unmeasured.endsWith('.') || joinsOn.test(unmeasured) ? plain : unmeasured
  // “Night guard” of “Night guard for teeth grinders”, “Piano tuning” of “Piano tuning at your place”.
  const front = core.replace(/\s(?:for|of|with|at|from|in|on|to|per|without|above|by)\s.*$/iu, '')
  const isName = language === 'en' && !/\s(?:that|which|who)(?:\s|$)|\s(?:made|\p{L}+ed)$/iu.test(front)
  const words = (isName ? front : core).split(/\s+/u)
  // “Boys Mobile Sharpening” is not what “Dull Boys Mobile Sharpening” is called: a name in capitals is told whole.
  const isTitle = isName && words.length > 2 && words.every((word) => /^\p{Lu}/u.test(word))
  // “Iron Shed Gym” of “Iron Shed Gym 3 month pass”.
  const uncounted = front.replace(/\s\d.*$/u, '')
  const own = isName ? [front, uncounted].filter((form) => form !== core && form.includes(' ')) : []
  // “Play Delivered” of “Soft Play Delivered”: what is done to it is said with all of it.
  const isDone = language === 'en' && /\s(?:\p{L}{3,}(?<!se|we|fe|sh|spe|bre)ed|made)$/iu.test(core)
  const shorter =
    isTitle ||
    isDone ||
    endsInPlace.test(core) ||
    isCalled.test(name) ||
    /[&+,/]|(?:^|\s)(?:바이|앤|오브|더|by|and|x)(?:\s|$)/iu.test(core)
      ? []
      : [2, 1].filter((length) => length < words.length).map((length) => headOf(words, length, language))
  const kind = language === 'id' || language === 'vi' ? beforeItsMaker(words) : ''
  return ordered([full, plain, core, kind, ...own, ...shorter].filter((variant) => /\p{L}/u.test(variant)))
}

/** “찹쌀떡이랑 수험생이랑” of “찹쌀떡이랑 수험생이랑 8구”: a particle that waits for the next name. */
const joinsOn = /[가-힣](?:이랑|하고|에서|까지|으로)$/u

/** “Snow removal Duluth”: a place after what is done there, of which nobody asks “What is the Duluth like?”. */
const endsInPlace = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+ \p{Lu}\p{Ll}+$/u

/** What a thing is called, in quotes: “starter "Gladys"” is no starter. */
const isCalled = /\s["“]\p{L}[^"”]*["”]/u

/** “Cơm trưa văn phòng” of “Cơm trưa văn phòng Bếp Mận”, “keripik singkong pedas” of “keripik singkong pedas mak Ijah”. */
function beforeItsMaker(words: readonly string[]): string {
  const at = words.findIndex((word, index) => index > 0 && /^\p{Lu}/u.test(word))
  const before = words
    .slice(0, Math.max(0, at))
    .join(' ')
    .replace(/(?:\s(?:khas|của))+$/iu, '')
    .replace(hangs, '')
  return before.includes(' ') ? before : ''
}

function headOf(words: readonly string[], length: number, language: LanguageCode): string {
  if (language === 'id' || language === 'vi') {
    const head = words.slice(0, length).join(' ')
    const [second = '', next = ''] = words.slice(1)
    // “Servis Mesin” of “Servis Mesin Cuci Pak Harun” is another thing: whoever does it comes next, in Vietnamese with a capital.
    const isWhole = language === 'id' ? maker.test(next) : /^\p{Ll}/u.test(second) && /^\p{Lu}/u.test(next)
    return length === 2 && isWhole && !/^(?:cho thuê|dịch vụ)$/iu.test(head) ? head : ''
  }
  const head = words.slice(-length)
  // “연남” of “달빛국수 연남” is where the shop is, not what it is called.
  if (language === 'ko' && words.slice(0, -length).some(endsInTrade) && !endsInTrade(words.at(-1) ?? ''))
    return ''
  // “빚은 머그” of “손으로 빚은 머그” is left hanging: what is made by hand is said whole or not at all.
  if (length === 2 && language === 'ko' && !mayBeginKorean(words, words.length - length)) return ''
  if (
    length === 1 &&
    /^(?:세트|박스|키트|패키지|팩|제품|상품|이벤트|냉동|냉장|리필|set|kit|box|pack)$/iu.test(head[0] ?? '')
  )
    return ''
  if (joinsOn.test(head.at(-1) ?? '')) return ''
  // “Cutting” of “key cutting”: what is done is said with what it is done to.
  if (language === 'en' && length === 1 && /^\p{L}{3,}ing$/iu.test(head[0] ?? '')) return ''
  // “month pass” of “3 month pass”.
  if (/^\d/u.test(words.at(-length - 1) ?? '')) return ''
  return head.every((word) => /^[\p{L}’'-]{2,}$/u.test(word)) &&
    !/^(?:for|of|with|in|and|the|to)$/iu.test(head[0] ?? '')
    ? head.join(' ')
    : ''
}

/** Whether a Korean word belongs to the verb after it: 손으로, 화덕에서, 겨울을. */
function hasParticle(word: string): boolean {
  return /\p{Script=Hangul}(?:으로|로|에서|에게|에|을|를|처럼|보다)$/u.test(word)
}

/** Links, signs and forms of address that end no name. */
const hangs =
  /(?:\s(?:&|\+|[-–]|dan|và|and|of|the|untuk|dari|di|ke|gần|với|ở|từ|mas|mbak|mbah|pak|bu|ibu|bapak|om|koh|ci|ko|cik|ustadz|ustadzah|haji|hj|dra?\.|drh\.|cv|ud|pt|mang|mak|emak|neng|teh|bang|cak|kang|tante|bidan|mama|si|kak|cap|merk|merek|rumah|toko|warung|kampung|desa|dapur|kedai|depot|studio|sanggar|ông|lò|bếp|tiệm|nhà|quán|xưởng|lương y|bác sĩ|nghệ nhân|thợ|cô|chú|anh|chị|bà|dì)|,)+$/iu
/** A name that ends here waits for its next word. */
const hangsOn =
  /\?|\s(?:sát|tiếng|người|nước|ngày|tháng|mùa|dịp|lễ|kiểu|hiệu|làng|xã|phường|quận|huyện|tỉnh|chợ|phố|xứ|vùng|đảo|ngõ|hẻm|bahasa|plus|jalan)$|\scho (?:bé|trẻ|người|học sinh)$|^open trip$|\s(?:minyak|mesin|tukang)$/iu
/** Before these a Vietnamese name is whole: “Lớp sửa xe đạp | cho trẻ em”, “Nhà trọ đêm Cô Lụa | gần BV Ung Bướu”. */
const wholeBefore =
  /[,–-]?\s(?=(?:cho|tại|ở|bằng|của|với|dành|từ|giữa|gần|đã)\s|(?:cô|thầy|chú|anh|chị|bà|ông|nhà|bếp|tiệm)\s\p{Lu}|(?<!lớp |số |cấp )\d)|(?<=\s\p{Ll}\S*)\s(?=\p{Lu})|,\s/gu

/**
 * What of a name that is longer than `most` letters can stand for it as a title: what it is, without its maker. Empty where
 * that cannot be told.
 */
export function titleOfName(name: string, language: LanguageCode, most: number, info = ''): string {
  const full = cleanName(name)
    .replace(/\s*\([^)]*\)/gu, '')
    .trim()
  const words = full.split(/\s+/u)
  const fits = (text: string): boolean =>
    (text.includes(' ') || language === 'ko') &&
    [...text].length <= most &&
    text !== full &&
    !hangsOn.test(text)
  const forms: Readonly<Record<LanguageCode, () => string[]>> = {
    en: () => englishTitles(full, info),
    // It comes first: “Servis Rice Cooker” of “Servis Rice Cooker & Kipas Mbak Yuni”, else its first two words.
    id: () => [
      beforeLink(words),
      ...beforeMaker(full),
      words
        .slice(0, words[1] === '&' || /^plus$/iu.test(words[2] ?? '') ? 4 : 2)
        .join(' ')
        .replace(hangs, ''),
    ],
    vi: () =>
      [...full.matchAll(wholeBefore)]
        .map(({ index }) => full.slice(0, index).replace(hangs, ''))
        .toReversed(),
    // The last word alone is what it is called: “올빼미멸치”.
    ko: () => [
      ...words.map((_, from) =>
        mayBeginKorean(words, from) && from < words.length - 1 ? words.slice(from).join(' ') : '',
      ),
      called.test(words.at(-1) ?? '') && !verbEnds.test(words.at(-1) ?? '')
        ? (words.at(-1) ?? '').replace(/['‘’]/gu, '')
        : '',
    ],
  }
  return forms[language]().find((form) => form !== '' && fits(form)) ?? ''
}

/**
 * The title that stands for a long name: the shortest that names what is sold, and of an English name of two trades both where they
 * have room.
 */
export function shortTitlesOf(name: string, language: LanguageCode, info: string): string[] {
  const { most, title } = lineLimits[language]
  const both = language === 'id' ? ofBoth(name) : ''
  // An English title is the longest that has room: its front says what the rest is of.
  const short = language === 'en' ? '' : titleOfName(name, language, most)
  const long = short === '' && language !== 'ko' ? titleOfName(name, language, title, info) : short
  return [[...both].length <= title ? both : '', long].filter((text) => text !== '')
}

/** At the end, words that wait for the next one; “tiếng Anh” is a language, and “Toko Mas” sells gold. */
const leadsOn =
  /(?:^|(?<!(?:^|\s)(?:tiếng|nước|toko))\s)(?:the|an?|of|in|on|at|for|with|from|to|by|w\/|and|or|&|\+|[-–—|/:]|si|oleh|untuk|dari|di|ke|dan|dengan|tại|ở|cho|của|với|và|để|từ|cô|chú|dì|bác|anh|chị|bà|ông|mbak|mas|pak|bapak|bu|ibu|mpok|mang|kak|bang|om|uda)$/iu

/** The first words of a Latin name that is too long for a title, where nothing shorter names it: the whole one stands beside it. */
export function frontOfName(name: string, most: number): string {
  const full = cleanName(name)
  if (/[가-힣]/u.test(full)) return ''
  const plain = full.replace(/\s*\(.*$|\s[-–—|]\s.*$|:\s.*$/u, '')
  const words = plain.split(/\s+/u)
  let cut = ''
  while (
    words.length > 1 &&
    ([...words.join(' ')].length > most || leadsOn.test(words.join(' ')) || /^\d/u.test(cut))
  )
    cut = words.pop() ?? ''
  return words.length > 1 ? words.join(' ') : ''
}

/**
 * “Les Bahasa Jepang N5 Online” of “… Sensei Putri”, “Jasa Bersih Rumah” of “… Mbak Tini dan Kawan-Kawan”: what stands before whoever
 * does it, else before a word of how it is done; none where that is not told.
 */
function beforeMaker(full: string): string[] {
  const words = full.split(' ')
  const first = words.findIndex((word, index) => index > 0 && index < words.length - 1 && maker.test(word))
  const at = first < 0 ? -1 : words.slice(0, first).join(' ').length
  if (at < 0) return []
  const whole = full.slice(0, at).replace(hangs, '')
  const how = whole.search(/\s(?:online|offline|panggilan|harian|bulanan|murah|cepat|n\d|level)(?=\s|$)/iu)
  return [whole, how < 0 ? '' : whole.slice(0, how)].filter((title) => title.split(' ').length > 2)
}

/**
 * “Sewa Tenda & Kursi Hajatan”, “Gigi Palsu & Klinik” of “… drg. Maharani”: two trades without who does them, as one alone is
 * wrong over what is said of the other; empty where there are not two.
 */
function ofBoth(name: string): string {
  const words = cleanName(name.replace(/\s*["“(].*$/u, '')).split(/\s+/u)
  const at = words.findIndex((word) => /^(?:&|\+|dan)$/iu.test(word))
  const rest = words.slice(at + 1)
  const end = rest.findIndex((word) => /^(?:\p{Lu}{2,}\p{L}*|\d.*|[-–—|/])$/u.test(word) || maker.test(word))
  const whole = [...words.slice(0, at + 1), ...(end < 0 ? rest : rest.slice(0, end))].join(' ')
  return at < 1 || end === 0 ? '' : whole.replace(hangs, '')
}

/** Who does something, before their name. */
const maker =
  /^(?:mbak|mas|pak|bu|ibu|bapak|om|koh|bang|kang|mang|teh|sensei|coach|ka|kak|bi|haji|tante|cak|by|oleh|bidan|mama|mami|si|h\.|hj\.|drg?\.|ustadz|ustadzah)$/iu

/** The words before a link; empty where that is one alone. */
function beforeLink(words: readonly string[]): string {
  const at = words.findIndex((word) => /^(?:&|\+|dan)$/iu.test(word))
  return at > 1 ? words.slice(0, at).join(' ') : ''
}

/** A word that a thing or a shop may be called. */
const called = /^['‘]?[가-힣]{2,}(?<!세트|박스|제품|상품|냉동|냉장|리필)['’]?$/u

/** Whether the end of a Korean name may begin at a word: not in the middle of “죽집 아니고 국수집” or “신발끈 없는 운동화”. */
function mayBeginKorean(words: readonly string[], from: number): boolean {
  const leans =
    /(?:[는은고던한된할될지어아여]|전문|드림|하러|으러)$|^(?:전용|맞춤|한정|겸용)$|^(?:옆|앞|뒤|위|밑|안|근처|대신|수리|대여|청소|교체|정비|시공|제작|배달|판매|리필|체험|강습|과외)$/u
  const [before = '', first = ''] = [words[from - 1], words[from]]
  // “막걸리잔 말고 떡메체험”: what it is not stands in no title.
  if (from > 0 && words.slice(from).some((word) => /^(?:말고|대신)$/u.test(word))) return false
  // “순댓국... 아니고 가마솥 길들이기”: what it is stands after what it is not.
  const isHeld =
    before !== '아니고' && /(?:[이가]|[는고던한된할될])$/u.test(before) && readAdjective(before) === null
  return !hasParticle(before) && !isHeld && !leans.test(first) && !verbEnds.test(first)
}

/** A verb that ends, or what somebody does: “만들어드립니다 '톱니'” and “길들이기” name nothing by themselves. */
const verbEnds = /(?:니다|[해돼려여]요|드려요|[이하리우들뜨만]기)$/u

/** The words of the name, for recognising it when the owner writes of “this beanie”. */
export function wordsOfName(name: string): string[] {
  return cleanName(name)
    .replace(/[()[\]{}]/gu, ' ')
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word))
}
