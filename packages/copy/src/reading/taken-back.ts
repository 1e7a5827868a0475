import { type Sentence, textOf, type Unread } from './sentence.ts'

/** What a writer says who corrects himself: “… 70 tusuk... eh maaf itu yang dulu, sekarang 80 tusuk”, “60k, à nhầm, 65k”. */
const remark =
  /(?:\.{2,}|…|,)?\s+(?:(?:eh|duh|aduh|waduh)[ ,]+(?:salah|bukan|(?:maaf|sori|sorry)(?=[ ,]+(?:\d|itu|salah|maksud|bukan|keliru|typo)))|(?:à|ủa|ý|ấy|ơ)[ ,]+(?:nhầm|lộn|không phải))(?!\p{L})(?:[^,.\n\d]*,)?\s*/giu

/** Where the part of a sentence begins that stands last in some text. */
const lastPart = /^(?:.*(?:[,;]\s|[.!?…]\s|\sjadi(?=\s)))?(?=[^\n]*$)/su

/** A figure with its unit, at the end: “500 gram 155rb”, “nửa lít 240 ngàn”. */
const lastFigure = /\d[\d.,]*(?:\s?(?:k|rb|ribu|jt|juta|ngàn|nghìn|triệu|tr|đ))?$/iu

/** The text, as long as it was, without a figure that its writer takes back and without the words that take it back. */
export function withCorrections(text: string): string {
  return [...text.matchAll(remark)].reduce((all, { index, 0: said }) => {
    const line = all.lastIndexOf('\n', index) + 1
    const before = all.slice(line, index)
    const [front = ''] = lastPart.exec(before) ?? []
    const [after = ''] = all.slice(index + said.length).split(/[.!?\n]/u)
    const isCorrected = /\d/u.test(before.slice(front.length)) && /\d/u.test(after)
    if (!isCorrected) return all
    const figure = lastFigure.exec(before)
    // “500 gram 155rb eh salah 150rb”: the new figure stands for the old one.
    if (figure && /^\d/u.test(all.slice(index + said.length)))
      return (
        all.slice(0, line + figure.index) +
        ' '.repeat(figure[0].length + said.length) +
        all.slice(index + said.length)
      )
    // “satu kambing jantan jadi 70 tusuk”: what stands before the old figure ends there.
    const from = line + front.replace(/\sjadi$/u, '').length
    const mark = /[\p{L}\p{N}]$/u.test(all.slice(line, from)) ? ',' : ''
    return all.slice(0, from) + mark.padEnd(index + said.length - from) + all.slice(index + said.length)
  }, text)
}

/** At the front of a sentence: what the one before says is wrong. */
const takesBack =
  /^(?:wait,? no|no,? wait|actually,? no|scratch that|correction(?=[:,])|my mistake|sorry,? i meant?)(?!\p{L})/iu

/** “Peanut butter and oat… wait no oat is a grain lol”: neither what an owner takes back nor how they do is told. */
export function withoutTakenBack(parts: readonly (Sentence | Unread)[]): (Sentence | Unread)[] {
  const isTaking = (one: Sentence | Unread | undefined): boolean =>
    one !== undefined && 'words' in one && takesBack.test(textOf(one.words))
  return parts.map((one, at) => (isTaking(one) || isTaking(parts[at + 1]) ? leftOut(one) : one))
}

function leftOut(one: Sentence | Unread): Unread {
  if (!('words' in one)) return one
  return { start: one.words[0]?.start ?? 0, end: one.words.at(-1)?.end ?? 0, reason: 'remark' }
}
