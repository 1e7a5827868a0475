/** Hangul syllables run from 가; each 28 of them share everything but the final consonant. */
const firstSyllable = 0xac00
const lastSyllable = 0xd7a3
const finals = 28
const rieul = 8

/** How the digits 0 to 9 end when read in Korean (영 일 이 삼 사 오 육 칠 팔 구), as final consonants. */
const digitFinals = [21, rieul, 0, 16, 0, 0, 1, rieul, rieul, 0]
/** Letters whose Korean reading ends in a consonant: l(ㄹ) m n; r as a name alone (알). */
const letterFinals: Record<string, number> = { l: rieul, m: 16, n: 4, L: rieul, M: 16, N: 4, R: rieul }

/**
 * Gives each particle the form that its word asks for: 「비니을(를)」 becomes 「비니를」. Writes are 을(를), 이(가),
 * 은(는), 과(와), (으)로; a word in quotes or brackets is judged by its last letter. Whose name ends in 님 is honoured
 * by it: 「사장님 님」 becomes 「사장님」.
 */
export function fitParticles(text: string): string {
  const honoured = text.replaceAll('님 님', '님')
  return honoured.replace(/(을\(를\)|이\(가\)|은\(는\)|과\(와\)|\(으\)로)/g, (written, _pair, at: number) => {
    const final = finalOf(honoured.slice(0, at))
    if (written === '(으)로') return final === 0 || final === rieul ? '로' : '으로'
    return (final === 0 ? written[2] : written[0]) ?? written
  })
}

/** The final consonant of the last readable letter, 0 for none. */
function finalOf(before: string): number {
  const letter = before.match(/[\p{Script=Hangul}\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u)?.[0] ?? ''
  const code = letter.codePointAt(0) ?? 0
  if (code >= firstSyllable && code <= lastSyllable) return (code - firstSyllable) % finals
  return /\d/.test(letter) ? (digitFinals[Number(letter)] ?? 0) : (letterFinals[letter] ?? 0)
}
