import { doer } from './belongs.ts'

/** What is given, promised or left out, which is told first wherever it stands. */
const given =
  /(?<!\p{L})(?:free|now \d\S*|\S+ for \$?\d+|half price|warrant\p{L}*|guarante\p{L}*|refund\p{L}*|off|gratis|diskon|garansi|bonus|miễn phí|tặng|giảm|bớt|bảo hành|đền|hoàn tiền)(?!\p{L})/iu
const leftOut = /^(?:no|never|without|nothing|tanpa|tidak|không|chẳng)\s|^just bring\s/iu
/** What is only added to a promise. */
export const idle =
  /^no (?:questions?|worries|problems?|matter|drama|dramas|fuss|bother|doubt|kidding|joke|lie)(?: asked)?$/iu
/** A front that says when the rest holds. */
const isCase = /^(?:if|when|unless|once|kalau|jika|bila|nếu|khi)\s/iu
/** A verb with what it says it of before it. */
const clause =
  /\S\s(?:is|are|was|were|has|have|can|will|do|does|keeps?|fits?|holds?|lasts?|needs?|bisa|sudah|masih|butuh|cukup|vẫn|được|sẽ)\s|^(?:burns|keeps|lasts|fits|holds|works|comes)\s/iu
/** Two names as the end of a list. */
const listed = /^\S+(?:\s\S+)?\s(?:and|or|dan|atau|và|hay|hoặc)\s\S+(?:\s\S+)?$/iu

/**
 * Whether a later part of a sentence may stand big over its front: an offer, a promise, what is left out, or a clause of its
 * own; where the sentence `hasRoom` whole, an offer, a promise or what is left out alone. The end of a list («gồm massage,
 * xông hơi mắt»), a size or a quality («rễ khỏe») says nothing over what it is of.
 */
export function mayTurn(head: string, front: string, hasRoom: boolean): boolean {
  // “One harvest in May | One hive site in Pocheon” says the same of two.
  if (taught.test(front) && /^(?:không|tidak|not|no)\s/iu.test(head)) return false
  const [first, second] = [head, front].map((text) => text.split(' ')[0]?.toLocaleLowerCase('en'))
  if (first === second && !doer.test(first ?? '')) return true
  // “…, no questions”, “…, no worries”: how readily, which is no thought of its own.
  if (idle.test(head)) return false
  // “Chỉ nước miễn phí”, “This is before parts”: said of what stands before.
  if (/^(?:chỉ|this|that|these|those)$/iu.test(first ?? '')) return false
  // Where the sentence has room whole, only what is given or left out comes first.
  if (hasRoom) return !listed.test(head) && (given.test(head) || leftOut.test(head))
  return (
    !listed.test(head) && (isCase.test(front) || given.test(head) || leftOut.test(head) || clause.test(head))
  )
}

/** A thing that is left out: “không tẩm bơ”, “tanpa pengawet”, but no act or state that is denied, “tidak bisa ditawar”. */
const withoutThing =
  /^(?:no (?!one|two)|without |nothing |tanpa |không (?!được|bảo|cần|nhận|phải|có|lấy|thu|tính|mất|tốn)|chẳng )/iu

/** What is taught or asked of somebody, who is the doer of what follows. */
const taught = /(?<!\p{L})(?:dạy|tập cho|huấn luyện|giúp|melatih|mengajari|teach|train|help) \p{L}/iu

/** “three for $10” */
const perSeveral = /^\S+ for [$£€]\d/iu

/** Whether nobody doubts which of two parts a later one is of, once it stands big over the first: a thing that is left out, or what a case is a case of. */
export function isSureTurn(head: string, front: string): boolean {
  if (isCase.test(front)) return given.test(head)
  // “dạy chó đi vệ sinh đúng chỗ, không kéo dây”: what somebody else is taught.
  if (taught.test(front)) return false
  return perSeveral.test(head) || (withoutThing.test(head) && !/\d/u.test(front))
}
