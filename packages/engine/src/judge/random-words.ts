import { createRandom } from '@clipmint/kit'
import { deriveSeed } from '@clipmint/music'

const hangulFirst = 0xac00
const hangulCount = 11_172
const latin = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A text of 1 to `limit` code points, the same for the same seed: words of all lengths, with digits and signs between. */
export function randomWords(lang: 'ko' | 'en', limit: number, seed: string): string {
  const random = createRandom(deriveSeed(0, seed))
  const length = 1 + Math.floor(random() * limit)
  let text = ''
  while ([...text].length < length) {
    const draw = random()
    if (draw < 0.16 && text !== '' && !text.endsWith(' ')) text += ' '
    else if (draw < 0.24) text += '0123456789%,.!?'[Math.floor(random() * 15)] ?? ''
    else if (lang === 'ko') text += String.fromCodePoint(hangulFirst + Math.floor(random() * hangulCount))
    else text += latin[Math.floor(random() * latin.length)] ?? ''
  }
  return text.trim() || '가'
}
