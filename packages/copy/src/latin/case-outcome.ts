import { lineOf, textsOf } from '../reading/clause.ts'
import { partRefersBack } from '../reading/refers-back.ts'
import type { Word } from '../reading/sentence.ts'
import { withoutLead } from './links.ts'
import { act } from './restate-subject.ts'

/** What comes of a case, in Indonesian and Vietnamese: “kalau ambil paket 5 jam bayar 4 jam aja”, “mất thẻ thì tính lại”. */
const outcome =
  /^(?:bayar|bisa|boleh|dapat|gratis|free|bonus|diskon|tambah|kena|harus|wajib|langsung|tinggal|cukup|hubungi|chat|kami|saya|kita|aku|tak|thì|tính|giảm|tặng|thêm|miễn|nhắn|gọi|báo|mình|em|shop|khỏi)$/iu
/** The same, within the words of a case: “kalau kulitnya ngelupas itu jangan dibuang dulu”. */
const outcomeWithin = /^(?:jangan|nanti|ya|diganti|nambah|nambahnya|hangus|dihitung|tolong|silakan)$/iu
/** After such a word an outcome is one no longer: “kalau mau bayar”, “nếu khách tính”. */
const before =
  /^(?:tidak|gak|ga|nggak|belum|mau|ingin|yang|sudah|kami|saya|kakak|anda|bisa|harus|karena|dari|oleh|ke|sama|dengan|không|muốn|bạn|khách|anh|chị|được|để|của|cho|với)$/iu
/** At the front: what more comes of the case before, or what adds to it. */
const goesOn =
  /^(?:dan|serta|atau|tapi|juga|plus|termasuk|tanpa|kecuali|ada|di\p{L}{4,}|me\p{L}{4,}|\p{L}{3,}nya|và|hoặc|hay|còn|cũng|có|được|không|nó|cả)$/iu
const anotherCase = /^(?:kalau|jika|bila|nếu|khi)$/iu
/** What is said of a thing, in a statement that needs no case. */
const says =
  /^(?:tidak|gak|ga|nggak|dilarang|wajib|harus|bisa|boleh|tutup|buka|libur|itu|gratis|di\p{L}{4,}|không|ko|phải|mở|nghỉ|là)$/iu
/** As many words as a case has at least before its outcome. */
const CASE_LEAST = 2

/** Whether the words of a case hold its outcome, and those after the comma begin a statement that is no part of either. */
export function isBesideCase(ofCase: readonly string[], rest: readonly string[]): boolean {
  const hasOutcome = ofCase.some(
    (word, at) =>
      at >= CASE_LEAST &&
      (outcome.test(word) || outcomeWithin.test(word)) &&
      !before.test(ofCase[at - 1] ?? ''),
  )
  const [first = ''] = rest
  const end = rest.findIndex((word) => word.endsWith(','))
  const statement = rest.slice(1, end < 0 ? rest.length : end)
  const isOwn = !outcome.test(first) && !goesOn.test(first) && statement.some((word) => says.test(word))
  return hasOutcome && (anotherCase.test(first) || isOwn)
}

/** The front of a case. */
export const conditions = /^(?:if|when|unless|once|kalau|jika|bila|nếu|khi)$/iu

/** “Won’t cut if there’s nests in it, that’s the law”: whether each case is of what stands before it, and the rest is told after both. */
export function isBehind(words: readonly string[]): boolean {
  return words.every(
    (word, at) =>
      !conditions.test(word) || (at > 1 && !/[,;:]$|^(?:and|but|so|or)$/iu.test(words[at - 1] ?? '')),
  )
}

/** “…, ai dọn phòng trọ, chở tủ lạnh, | máy giặt gì cũng kêu chú được”: whether words tell of whom something holds, and not what. */
export function opensWho(words: readonly string[]): boolean {
  const [who = ''] =
    /(?:^|, )(?:ai|bé nào|nhà nào|khách nào) (?!.*, (?:ai|bé nào|nhà nào|khách nào) ).*$/iu.exec(
      words.join(' '),
    ) ?? []
  return who !== '' && !/\s(?:thì|cũng|là)(?!\p{L})/iu.test(who)
}

/** “Kalau penyok diganti dua ratus ribu, | antar gratis daerah Cimahi”, “học thử thì miễn phí, | mà nghỉ ốm thì bù”: of a sentence that is parted anyway, a case with its outcome and what holds without it, or two matters. */
export function partMatters(words: readonly Word[]): Word[][] {
  const isCase = conditions.test(words[0]?.text ?? '')
  const at = words.findIndex(({ text }, index) => {
    const [left, rest] = [words.slice(0, index + 1), words.slice(index + 1)]
    if (!text.endsWith(',') || left.length < MATTER_LEAST || rest.length < MATTER_LEAST) return false
    return (
      (isCase && isBesideCase(textsOf(left), textsOf(rest))) ||
      withoutLead(rest).length < rest.length ||
      (!isCase && costsSomething.test(lineOf(textsOf(rest))))
    )
  })
  return at < 0 ? partRemark(words) : [words.slice(0, at + 1), words.slice(at + 1)]
}

/** “Never sprayed with anything, | a tray of 12 is $24”: another thing, and what it costs. */
const costsSomething = /^(?:an?|each|every) (?:\p{L}+ ){1,2}(?:of \d+ )?(?:is|costs?) [$£€]\d/iu

/** At the front of what a buyer is asked to do. */
const asksBuyer =
  /^(?:ring|call|text|message|phone|email|book|order|ask|bring|send|keep|leave|put|please|drop|post|show|try|miss)$/iu

/** “People ask every week, and I only take four houses a day”: a remark on the words before, and another matter. */
function partRemark(words: readonly Word[]): Word[][] {
  const at = words.findIndex(({ text }) => text.endsWith(','))
  const [left, [link, who, ...rest]] = [words.slice(0, at + 1), words.slice(at + 1)]
  const isOther =
    /^(?:and|but)$/iu.test(link?.text ?? '') &&
    /^(?:we|i)$/iu.test(who?.text ?? '') &&
    rest.length >= MATTER_LEAST - 1
  // “Ring me before that, and I give you a cert”: what comes of what a buyer does.
  const isRemark =
    left.length >= MATTER_LEAST &&
    !asksBuyer.test(left[0]?.text ?? '') &&
    partRefersBack(lineOf(textsOf(left)))
  return isOther && isRemark ? [left, words.slice(at + 2)] : [[...words]]
}

/** Who does what comes of the words before. */
const whoNext = /^(?:you|they|we|i|it)(?:[’'](?:ll|re))?$/iu

/** “If the wind is up we call it off | and you get your money back”, “Drop it in before 10 | and you’ll have it next day”: whether a part of `words` is what comes of the part `before` it. */
export function isOutcomeOf(part: readonly Word[], before: readonly Word[], words: readonly Word[]): boolean {
  const at = words.findIndex(({ start }) => start === part[0]?.start)
  if (!/^and$/iu.test(words[at - 1]?.text ?? '') || !whoNext.test(words[at]?.text ?? '')) return false
  const last = before.slice(before.findLastIndex(({ text }) => text.endsWith(',')) + 1)
  // “…, so call ahead | and we’ll put one aside for you”
  const asked = last.find(({ text }) => !/^(?:so|and|but|then|just|please)$/iu.test(text))?.text ?? ''
  return conditions.test(before[0]?.text ?? '') || act.test(asked) || asksBuyer.test(asked)
}

/** Fewer words say nothing of a matter. */
const MATTER_LEAST = 4

/** Whether words after the comma begin anew, after such a case in Indonesian or Vietnamese: “sampai XXL kalau 3XL cuma 2 warna, fitting dulu boleh”. */
export function beginsAnew(left: readonly string[], [first = '']: readonly string[]): boolean {
  const isEnglish = left.some((word) => conditions.test(word) && !anotherCase.test(word))
  return !isEnglish && !outcome.test(first) && !goesOn.test(first)
}

/** What comes of a case, in any language: “kalau sudah dibeli tolong jangan dicuci”. */
const outcomeOfAny =
  /^(?:tolong|jangan|bisa|boleh|wajib|harus|gratis|kami|thì|phải|được|we|you|i|leave|bring|send)$/iu

/** Whether words are a case without its outcome. */
export function isConditionWithoutOutcome(texts: readonly string[]): boolean {
  // “If you bring the old battery back …”: what a case says of a doer is no outcome.
  const from = /^(?:you|we|i)$/iu.test(texts[1] ?? '') ? CASE_LEAST + 1 : CASE_LEAST
  return conditions.test(texts[0] ?? '') && !texts.slice(from).some((text) => outcomeOfAny.test(text))
}
