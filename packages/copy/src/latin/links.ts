import { lineOf, textsOf } from '../reading/clause.ts'
import type { Word } from '../reading/sentence.ts'
import { isClause } from './belongs.ts'
import { act, withAct } from './restate-subject.ts'

/** Words that link two thoughts, or two things. */
export const links =
  /^(?:and|but|so|because|cos|cuz|coz|cause|or|dan|tapi|karena|jadi|makanya|serta|sedangkan|và|nhưng|nên|vì|còn)$/iu

/** “mà ai đem chai cũ tới trả thì …”, “với lại bé nào chưa chích …”, “nah kulit asli itu …”: only leads on to the next thought. */
const leadsOn =
  /^(?:(?:à )?mà|với lại|thành ra|còn(?= (?:\p{L}+ ){1,5}(?:thì|là)\s)|nah|oh iya|oiya|ya(?: \p{L}+){1,2},(?: jadi)?)\s/iu

/** “…, an ah dinnae take cash”, “…, n we don’t post”: and. */
const andInDialect = /^(?:an|[’']?n[’']?) (?:ah|ye|yous|i|we|you|they|it|there|ma|the|nae)(?:[’']\p{L}+)? /iu

/** What says by itself what it speaks of, and does not point back: “đặt là phải chờ chừng một tuần”. */
const ownTopic =
  /^(?!(?:\p{L}+ )?(?:đó|này|ấy|vậy|thế|nó|họ|itu|ini|begitu)(?!\p{L})|hết cái|đến giờ)(?:[\p{L}\d]\S* ){1,9}(?:thì|là|phải|chỉ|không|hông|hổng|cũng|được|\d\S*|tidak|bisa|boleh|cuma|harus|saya|kami)(?!\p{L})/iu

/** A part without the words at its front that only lead on to it from the one before. */
export function withoutLead(words: readonly Word[]): Word[] {
  const line = lineOf(textsOf(words))
  if (andInDialect.test(line)) return words.slice(1)
  const front = leadsOn.exec(line)?.[0] ?? ''
  return front !== '' && ownTopic.test(line.slice(front.length))
    ? words.slice(front.split(' ').length - 1)
    : [...words]
}

/** What a reason follows. */
export const because = /^(?:because|cos|cuz|coz|cause)$/iu

/** What is said or thought belongs to whoever says it. */
const speaks = /^(?:tell|told|telling|says?|said|saying|asks?|asked|asking|thinks?|thought|thinking)$/iu

/** The front of what is done or holds, after “dan” or “và”. */
const predicate =
  /^(?:bisa|dapat|kami|ada|tidak|sudah|boleh|bagian|gratis|di\p{L}{4,}|me\p{L}{4,}|ber\p{L}{4,}|\p{L}{3,}nya|có|được|là|không|sẽ|mình|shop|em|tụi|bên|giao|tặng|miễn)$/iu
/** Who does what a reason tells of, where that may be said alone: “because I walk them all myself”. */
export const ownDoer = /^(?:i|we|kami|saya|mình|em|shop)(?:[’']\w+)?$/iu

/** A shorter rest after a link is no thought of its own: “and pay the shipping”. */
const LINKED_LEAST = 6

/** Whether an English link is followed by a thought of its own (“and we …”); other languages’ links are taken as they are. */
export function opensClause(words: readonly Word[]): boolean {
  const [link, word] = words
  const next = word?.text ?? ''
  if (link === undefined || !links.test(link.text)) return false
  // “Bình Thạnh và Gò Vấp”: a link between two names parts nothing.
  if (/^(?:dan|serta|và)$/iu.test(link.text)) return predicate.test(next)
  if (!/^(?:and|but|so|because|cos|cuz|coz|cause|or)$/iu.test(link.text)) return !/^\p{Lu}/u.test(next)
  // “and turnaround is 7 business days”.
  if (/^and$/iu.test(link.text) && isClause(textsOf(words))) return true
  // “cause my back aint what it was”, and in Pidgin “and e no dey pass 1 hour”
  if (because.test(link.text) && /^(?:my|our)$/iu.test(next)) return words.length >= LINKED_LEAST
  if (/^e$/iu.test(next)) return /^(?:no|dey|go|don|fit|be)$/iu.test(words[2]?.text ?? '')
  // “between October and the end of February”: a thing, of which nothing is said.
  if (/^(?:the|our|my|your)$/iu.test(next)) return hasVerb(words.slice(1))
  if (/^(?:an?|each|every)$/iu.test(next)) return hasVerb(words.slice(1, SUBJECT_MOST))
  return /^(?:we|you|tha|it|they|i|he|she|there|if|(?:it|there|we|i|you|tha|they)[’']\w+)$/iu.test(next)
}

/** “every flight of stairs is $60”: no time, but what something costs. */
export function hasVerb(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => at > 1 && /^(?:is|are|costs?|comes?|gets?|adalah|là)$/iu.test(text))
}

/** “còn hoa vải có sẵn”, “còn huyện thì tính tiền xăng”: whether “còn” is followed by another thing and what holds of it. */
function comparesWith([, first = '', ...words]: readonly string[]): boolean {
  return !stillHas.test(first) && words.slice(0, OTHER_MOST).some((word) => holdsOf.test(word))
}

/** After “còn”, what is still there or what a price comes down to: “còn hóa đơn”, “còn bảo hành”, “còn 20k”. */
const stillHas = /^(?:\d.*|hóa|hoá|bảo|nguyên|mới|tốt|zin|hộp|tem|hạn|nhiều|ít|lại)$/iu
const holdsOf =
  /^(?:thì|có|không|ko|hông|hổng|là|tính|phải|được|đi|chưa|cũng|mới|bán|giá|làm|lấy|xin|tự|thêm|miễn|free|\d.*)$/iu
/** As many words as another thing has after its first. */
const OTHER_MOST = 4

/** “and a full mile-a-day track is quoted”: a verb after as many words is of another thing. */
const SUBJECT_MOST = 6

/** How long something takes. */
const timeSpan = /\d ?(?:jam|hari|minggu|menit|bulan)$/iu

/** Whether a link is followed by a thought of its own: a clause, or what the same one does (“and let the dough rest”). */
export function mayLink(left: readonly Word[], rest: readonly Word[]): boolean {
  // “còn hóa đơn”, “trên 5kg còn 20k”: still has it, and comes down to it.
  if (/^còn$/iu.test(rest[0]?.text ?? '') && !comparesWith(textsOf(rest))) return false
  // “giày đế cao su thì nên may”: should.
  if (/^nên$/iu.test(rest[0]?.text ?? '') && /^(?:thì|là|cũng|mới)$/iu.test(left.at(-1)?.text ?? ''))
    return false
  // “2 hari jadi”: done.
  const isDone = timeSpan.test(lineOf(textsOf(left))) && !/nya$/iu.test(rest[1]?.text ?? '')
  if (/^jadi$/iu.test(rest[0]?.text ?? '') && isDone) return false
  // “a 1912 Chandler and Price that was my grandfather’s”: one name.
  const areNames = [left.at(-1), rest[1]].every((word) => /^\p{Lu}\p{Ll}/u.test(word?.text ?? ''))
  if (areNames && !/^(?:will|can|is|are|has|\p{L}{3,}s)$/iu.test(rest[2]?.text ?? '')) return false
  // “quận Bình Thạnh và Gò Vấp”, “my aunt and her neighbors” go on with what stands before.
  if (/^\p{Lu}|^(?:her|his|their)$/u.test(rest[1]?.text ?? '') && !opensClause(rest)) return false
  if (/^(?:of|from)$/iu.test(rest[2]?.text ?? '')) return false
  if (/^then$/iu.test(rest[0]?.text ?? '')) return left.length >= LINKED_LEAST && isDoneNext(rest.slice(1))
  // “and that includes delivery”: said of all that stands before.
  if (/^(?:that|this|these|those)$/iu.test(rest[1]?.text ?? '')) return false
  // “and the balcony” is no thought of its own.
  const isThing = /^(?:the|our|my|your)$/iu.test(rest[1]?.text ?? '') && rest.length < LINKED_LEAST - 1
  if (isThing) return false
  // “and now I teach it Sunday afternoons”
  const isNow = nowAfter(rest, 1) > 0
  // “and a vacuum that doesn’t smell of dogs”
  const [, article = '', second = '', which = ''] = textsOf(rest)
  const isThingWith =
    /^(?:an?|some)$/iu.test(article) &&
    /^(?:that|with|for|of|from)$/iu.test(which) &&
    withAct(rest.slice(1), left)[0] !== rest[1] &&
    // “a pocket for the charger and a pocket for the snacks”
    !textsOf(left).includes(textsOf(rest)[2] ?? '')
  // “corns and dry heels”: what they are like, and no act.
  const isLike =
    /^(?:dry|clean)$/iu.test(article) &&
    [left.at(-1), rest[2]].every((word) => /\p{L}s,?$/iu.test(word?.text ?? ''))
  const isOwn =
    isNow ||
    isThingWith ||
    opensClause(rest) ||
    ((act.test(article) || /^see (?:if|whether|how|what)$/iu.test(`${article} ${second}`)) &&
      !isLike &&
      rest.length >= LINKED_LEAST) ||
    (/^(?:kindly|please)$/iu.test(article) && act.test(second))
  // What is said to somebody goes on, but for what “it” does.
  const isSaid = left.some(({ text }) => speaks.test(text)) && !/^it$/iu.test(rest[1]?.text ?? '')
  return links.test(rest[0]?.text ?? '') && isOwn && !isSaid
}

/** “then deliver them myself”, “then pan roasted nine times the same day”: what is done after the first. */
function isDoneNext(words: readonly Word[]): boolean {
  const [first = '', second = ''] = textsOf(words)
  const isDone = /^(?:\p{L}{2,}ed|(?:hand)?made|cut|sewn|left|put|sent|ground|spun|woven)$/iu
  return words.length > 3 && (act.test(first) || isDone.test(first) || isDone.test(second))
}

/** “and now I teach it”: how many words after a link tell it from what was, which is said elsewhere. */
export function nowAfter(words: readonly Word[], link: number): number {
  if (link === 0) return 0
  const [, now, who] =
    /^(now|giờ|bây giờ|sekarang|kini) (\S+)/iu.exec(lineOf(textsOf(words.slice(link)))) ?? []
  return now !== undefined && ownDoer.test(who ?? '') ? now.split(' ').length : 0
}
