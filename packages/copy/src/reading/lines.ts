import { type Sentence, textOf } from './sentence.ts'

/** A remark in parentheses. */
export const remark = /\s*\([^()]*\)/gu

/** Whether nothing else stands on a sentence's line. */
export function isOwnLine({ words }: Sentence, text: string): boolean {
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const [after = ''] = text.slice(end).split('\n', 1)
  return ![before, after].some((side) => /\p{L}|\d[^.)]/u.test(side))
}

/** What stands on a line before its first word. */
export function markOf({ words: [first] }: Sentence, text: string): string {
  const start = first?.start ?? 0
  return text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
}

/** Whether a line begins with the mark of a list, with a picture, or further in than others. */
export function hasListMark(one: Sentence, text: string): boolean {
  return /^(?:[^\S\n]|[-–—•*·✓✔]|\d{1,2}[.)]|\p{Extended_Pictographic})/u.test(markOf(one, text))
}

/** “PRICELIST SABLON (per pcs)”, “GOLD £130”: capitals, whatever stands in parentheses or in figures. */
export function isShouted(line: string): boolean {
  const plain = line.replace(remark, '').replace(/[$£€]?\d\S*/gu, '')
  return /\p{Lu}{2}/u.test(plain) && !/\p{Ll}{2}|[가-힣]/u.test(plain)
}

/** Whether a blank line parts a text, or a stretch of it. */
export function hasBlocks(text: string): boolean {
  return /\n[^\S\n]*\n/u.test(text)
}

/** Whether a place is in the first line of its text, or in the first after a blank one, with no word before it. */
export function startsBlock(text: string, at: number): boolean {
  return /(?:^|\n[^\S\n]*\n)[^\p{L}\p{N}\n]*$/u.test(text.slice(0, at))
}

/** What a line begins with that calls out, or says of itself what it is of: “OPEN ALL WEEKEND”, “We bring everything”. */
const saysFirst =
  /^(?:open|closed|call|book|order|sale|free|just|then|simply|now|only|we|we[’']re|i|you|it|our|my|no|not|all|every|from|kami|saya|bisa|mình|em|bên em)(?!\p{L})/iu
/** What a line ends with that tells of what stands before it: “Parts extra”. */
const saysLast =
  /\s(?:extra|free|included|only|available|accepted|welcome|possible|required|min|max|gratis|termasuk|miễn phí)$/iu
/** “We don’t buy”, “You bring”: a doer and what they do, of the things listed below. */
const opensList = /^(?:we|i|you|kami|kamu|mình)(?: [\p{L}’']+){1,3}$/iu

/** Whether a line says something of its own, and heads no list. */
export function isStatement(line: string): boolean {
  return (saysFirst.test(line) || saysLast.test(line)) && !opensList.test(line)
}

/** Words without what is remarked of them. */
export function withoutRemarks({ words }: Sentence): string {
  return textOf(words).replace(remark, '')
}

/** The text, as long as it was, with a line for each of “1. 날짜 선택 2. 기사 방문 3. 세척” that its owner numbered on one line. */
export function withNumberedLines(text: string): string {
  return text.replace(/(?<=^|[\n\]】:：][^\S\n]*)1[.)] [^\n]*? 2[.)] [^\n]*/gu, (steps) => {
    let no = 0
    return steps.replace(/(?<=^| )(\d{1,2})[.)](?= )/gu, (mark, figure: string) => {
      if (Number(figure) !== no + 1) return mark
      no += 1
      return `\n${' '.repeat(mark.length - 1)}`
    })
  })
}
