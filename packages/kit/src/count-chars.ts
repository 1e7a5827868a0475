/** Letters that are one code point of one unit each: Latin with its Vietnamese, Hangul, and the marks between them. */
const plain = /^[\0-\u02ff\u1e00-\u1eff\u2010-\u2026가-힣]*$/u

/** A text's length as its owner counts it: in code points, Hangul composed. */
export function countChars(text: string): number {
  return plain.test(text) ? text.length : [...text.normalize('NFC')].length
}
