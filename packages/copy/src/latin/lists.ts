import { clauseFront, doer } from './belongs.ts'
import type { LatinPhrases } from './grammar.ts'
import { act } from './restate-subject.ts'

/** Whether words are the end of a list: names of things, the last of them after “and”. */
export function endsList(left: readonly string[], words: readonly string[], joins: RegExp): boolean {
  const at = words.findIndex((word) => joins.test(word))
  return (
    // “I’m a commissioned notary and I come to hospitals, jails and …”: a link before a doer is none of the list.
    !left.some((word, index) => {
      const next = left[index + 1] ?? ''
      return joins.test(word) && !act.test(next) && !doer.test(next)
    }) &&
    at > 0 &&
    // “…, dropped off and set up in your hall”: what is done with it is none of the list.
    !/^\p{L}{3,}ed (?:off|up|out|in|by|with|at|on|to)(?!\p{L})/iu.test(words.join(' ')) &&
    // “a snakes and ladders is £640” is one thing, of which something is said.
    !/^(?:is|are|was|were|costs?)$/iu.test(words[at + 2] ?? '') &&
    // “lentil soup, 2 samosa, chicken rice and small sweet”
    itemsOf(words.slice(0, at)).every((item) => item.split(' ').length <= ITEM_MOST) &&
    // “100g skeins, 75% merino and 25% nylon”: a share is of what stands before.
    !(words[0] ?? '').endsWith('%') &&
    !words.slice(0, at).some((word) => doer.test(word) || (clauseFront.test(word) && !whose.test(word))) &&
    // “We wind your clock, set it right and keep a log”: what is done to it.
    !(act.test(words[0] ?? '') && doer.test((left[0] ?? '').replace(/[’']ll$/u, ''))) &&
    (!clauseFront.test(words[at + 1] ?? '') || words.length - at < 4 || isWhoseThing(words.slice(at + 1)))
  )
}

/** “rashers and my sister’s brown bread”: a thing of somebody’s, of which nothing is said. */
function isWhoseThing([first = '', ...words]: readonly string[]): boolean {
  return (
    whose.test(first) &&
    words.length <= WHOSE_MOST &&
    !words.some((word) =>
      /^(?:is|are|was|were|has|have|will|can|comes?|goes|makes?|does|do|\p{L}+s)$/iu.test(word),
    )
  )
}

/** As many words as such a thing has. */
const WHOSE_MOST = 4

/** What stands between commas. */
function itemsOf(words: readonly string[]): string[] {
  return words.join(' ').split(/,\s*/u).filter(Boolean)
}

/** “the knives and 150 oysters” */
const whose = /^(?:the|our|my|your)$/iu
/** What is said of a thing and names none. */
const saysOf = /\d|^(?:by|with|for|in|at|on|from|no|not|never|all|both|nothing|none)\s/iu
/** As many words as one thing of a list has. */
const ITEM_MOST = 3

/** “Brakes, gears, chain, tyres”: names of things, of which none is told without the others. */
export function inList(words: readonly string[]): boolean {
  const items = words.join(' ').split(/,\s+/u)
  return items.length > 2 && items.every((item) => item.split(' ').length <= ITEM_MOST && !saysOf.test(item))
}

/** What a list of several things follows. */
const holds = /^(?:including|includes)$/iu
/** The same in languages whose writers part clauses with commas: what is longer than a thing of the list is one. */
const consistsOf = /^(?:gồm|yaitu)$/iu
const HELD_MOST = 5
/** What a list of a few names follows: “có giò, chả cua, huyết và gân”. */
const contains = /^(?:có|ada|isi|berisi|dari)$/iu
/** What is made of follows these: “nấu từ bồ kết nướng, vỏ bưởi và cỏ mần trầu”. */
const madeOf = /^(?:từ|bằng)$/iu
/** What begins a thought, however often it is said. */
const begins =
  /^(?:and|or|but|dan|và|có|không|được|cho|là|bisa|ada|tidak|no|not|we|i|you|it|the|an?|our|my|with|for|in|\d.*)$/iu

/** Whether a comma stands inside a list that is told together: “mandi, potong kuku, …”, “đau lưng, đau vai gáy”, “gồm …, …”. */
export function isOneList(left: readonly string[], rest: readonly string[]): boolean {
  const [item = ''] = itemsOf(rest)
  if (left.some((word) => holds.test(word))) return true
  if (left.some((word) => consistsOf.test(word)) && item.split(' ').length <= HELD_MOST) return true
  const most = left.some((word) => /^\d/u.test(word)) ? ITEM_MOST : 2
  if (left.some((word) => contains.test(word)) && areNames(rest, most)) return true
  if (left.some((word) => madeOf.test(word)) && areNames(rest, ITEM_MOST)) return true
  const [next = ''] = rest
  if (isSameAgain(left, rest)) return true
  const before = itemsOf(left)
  const after = itemsOf(rest)
  // “pressure cooker, mixer, gas stove repairing we do”: a word between two commas is one of what is named.
  const [word = ''] = before.slice(-1)
  const isAlone = before.length > 1 && /^\p{L}{3,}$/u.test(word) && isItem(word)
  if (isAlone && !begins.test(next) && !act.test(next) && !doer.test(next)) return true
  return before.length + after.length > 2 && [before.at(-1), after[0]].every((item = '') => isItem(item))
}

/** Two names as one of several: “vanila atau pandan”. */
const eitherName =
  /^(?!(?:and|or|dan|atau|và|hoặc|hay)\s)\p{L}+(?: \p{L}+)? (?:atau|dan|hoặc|hay|và|or|and) \p{L}+(?: \p{L}+)?$/iu

/** The last two of a list, the last with a word or more beside it. */
const endsSeries =
  /^(?!(?:and|or|dan|atau|và|hoặc|hay|\p{L}+ed|made|done|cut|sewn)\s)\p{L}+(?: \p{L}+)? (?:(?:and|or) (?:some|other|all|any|the|a few|an?) \p{L}+|(?:và|hoặc) (?:một|hai|ba|\d+) \p{L}+(?: \p{L}+){0,4})[.,]?$/iu

/** “pilih coklat, vanila atau pandan, krimnya …”, “cho mối mọt, cong vênh, còn xước …”: whether the words up to the next comma are one more thing of a list. */
export function continuesList(rest: readonly string[]): boolean {
  const [item = '', ...more] = itemsOf(rest)
  const [first = ''] = item.split(' ')
  // “… for dentists, restaurants and some homes”, “nhân đậu xanh, mỡ và một lòng đỏ”
  if (more.length === 0)
    return endsSeries.test(item) && !leavesOut.test(item) && !act.test(first) && !doer.test(first)
  // “kualitas OEM, bukan original, saya bilang dari awal …”, “pakai mobil saja, jangan motor, …”: what it is not.
  if (/^(?:bukan|không phải|not|jangan) \S+(?: \S+)?$/iu.test(item)) return true
  if (leavesOut.test(item) || act.test(first) || doer.test(first)) return false
  const isLast = /^(?:còn|nhưng|tapi|sedangkan|but)\s/iu.test(more[0] ?? '')
  return eitherName.test(item) || (isLast && /^\p{L}+ \p{L}+$/u.test(item))
}

/** “mở khóa nhà, khóa xe máy …”: the same noun again is one more of its kind, to which the same is done. */
export function isSameAgain(left: readonly string[], [next = '']: readonly string[]): boolean {
  const same = (word: string): boolean => word.toLocaleLowerCase('en') === next.toLocaleLowerCase('en')
  return !begins.test(next) && left.slice(-SAME_WITHIN).some(same)
}

/** “Vệ sinh giày sneaker, da lộn, da bóng, khử mùi …”, “Tested, cleaned, new battery …”: the first of a list is torn off. */
export function tearsFirst(left: readonly string[], rest: readonly string[]): boolean {
  const before = itemsOf(left)
  const after = rest.join(' ').split(/,\s*/u)
  const isShort = (text = ''): boolean => text !== '' && text.split(' ').length < ITEM_MOST && isItem(text)
  const isWord = (text = ''): boolean => /^\p{L}+$/u.test(text)
  // “Flour, water, salt, nothing else in it” and “warna sage, mocca, dan hitam” are whole on their side.
  if (saysOf.test(after[0] ?? '') || after.some((one) => /^(?:and|or|dan|atau|và|hoặc)\s/iu.test(one)))
    return false
  return (
    (after.length > 2 && isShort(after[0]) && isShort(after[1])) ||
    (before.length > 1 && before.every((one) => isWord(one))) ||
    (before.length === 1 && after.length > 1 && isWord(before[0]) && isWord(after[0]))
  )
}

/** Whether words are names of few words, two of them and more. */
function areNames(words: readonly string[], most: number): boolean {
  const names = words.join(' ').split(/,\s+|\s(?:và|dan)\s/u)
  return names.length > 1 && names.every((name) => name.split(' ').length <= most)
}

/** “potong kuku”, but “do your shopping” and “we fix it”. */
function isItem(text: string): boolean {
  const words = text.split(' ')
  return (
    words.length <= ITEM_MOST && !saysOf.test(text) && !act.test(words[0] ?? '') && !doer.test(words[0] ?? '')
  )
}

/** As many words as a thing of a list has before its comma. */
const SAME_WITHIN = 3

/** What something costs, or how much is taken off. */
const priced =
  /[$£€]\s?\d|\d[\d.,]*\s?(?:rb|ribu|jt|juta|k|ngàn|nghìn|triệu|tr|đ|€|%|dollars?|quid|pounds?)(?!\p{L})/iu
/** What leaves something out, or limits what stands before it. */
const leavesOut =
  /^(?:no|not|never|nothing|without|only|just|free|all|both|each|every|even|tanpa|tidak|bukan|gratis|cuma|hanya|không|hổng|hông|chẳng|chỉ|miễn|nỏ|khỏi|chưa)(?!\p{L})/iu
/** When a shop is closed is told by itself. */
const closes = /(?<!\p{L})(?:closed|libur|tutup|đóng cửa|nghỉ)(?!\p{L})/iu

/** Whether a comma stands inside a series, or before a name of a thing alone: of neither is the first told without the rest. */
export function isTornList(left: readonly string[], rest: readonly string[], grammar: LatinPhrases): boolean {
  const { joins, says, breaks } = grammar
  const end = rest.findIndex((word) => /[,;:]$/u.test(word))
  const link = rest.findIndex((word, at) => at > 0 && joins.test(word))
  const isSeries = link > 0 && (end < 0 || link < end || (end === link - 1 && !isOwnClause(rest.slice(link))))
  const first = rest.slice(
    0,
    end < 0 ? (link > 0 ? link : rest.length) : Math.min(end + 1, link > 0 ? link : rest.length),
  )
  const text = first.join(' ').replace(/[,;:]$/u, '')
  const [word = ''] = first
  const before = itemsOf(left)
  const last = before.at(-1) ?? ''
  // “Sửa máy 1 kim, vắt sổ, máy thùa khuy”: the last of a series.
  const isLast = before.length > 1 && last.split(' ').length < ITEM_MOST && !/\d/u.test(last)
  const isPrice = priced.test(text) && priced.test(left.join(' '))
  if (isPrice || leavesOut.test(text)) return false
  if (isBareName(left)) return true
  // “2 lân, 1 ông địa, 6 người đánh trống”
  if (
    before.length > 1 &&
    [...before, ...itemsOf(rest)].every((one) => one.split(' ').length <= ITEM_MOST + 1)
  )
    return true
  if (closes.test(rest.join(' ')) && !closes.test(left.join(' '))) return true
  // “Half a day on site, power off …” and “Bring your dress, and we’ll match it” are thoughts of their own.
  const isThought =
    doer.test(word) ||
    joins.test(word) ||
    breaks.test(word) ||
    first.some((one, at) => at > 0 && (doer.test(one) || says.test(one)))
  if (isThought) return false
  if (isLast) return true
  if (isSeries) return first.length <= SERIES_MOST
  return first.length <= (/\d/u.test(text) && end < 0 ? 2 : ITEM_MOST)
}

/** “Xông hơ”, “baja karbon”: a name of a thing alone, of which nothing is said yet. */
export function isBareName(words: readonly string[]): boolean {
  const text = words.join(' ')
  return words.length <= 2 && !/\d/u.test(text) && !leavesOut.test(text)
}

/** As many words as one of a series has: “goes through it with you and pays the same day”. */
const SERIES_MOST = 6

/** “and we’ll match it”, “and a cleaned, polished stick is included” */
function isOwnClause([, second = '', ...rest]: readonly string[]): boolean {
  return doer.test(second) || rest.some((word) => /^(?:is|are|was|were|will|can)$/iu.test(word))
}

/** “Screen change for Tecno na 18k, iPhone 11 na 55k”: a second price of the work that only the first one names. */
export function sharesItsWork(left: readonly string[], rest: readonly string[]): boolean {
  const [lastItem = ''] = itemsOf(left).slice(-1)
  const [nextItem = ''] = itemsOf(rest)
  return (
    /\s(?:for|on|of)\s.*\s[^\s\d]{0,3}\d[\d.,]*(?:k|p|rs)?,?$/iu.test(lastItem) &&
    /^(?:(?!for |on |the |a |we |i |you |it )\S+ ){1,3}(?:(?:na|is|are|at) )?[^\s\d]{0,3}\d[\d.,]*(?:k|p|rs)?(?!\S)/iu.test(
      nextItem,
    )
  )
}
