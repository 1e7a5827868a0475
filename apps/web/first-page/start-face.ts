import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import subsetFont from 'subset-font'

const family = 'Pretendard Variable'
/** What the site's words weigh, of 45 to 920: a font that knows no more is a quarter smaller. */
const weights = { min: 400, max: 800 }
/** As the other files say it: a browser joins only faces of one description into one font. */
const described = '45 920'
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index))

/**
 * The site's font with the letters of the first page alone, 50 kB instead of the 300 of the twelve files that a Korean
 * page is otherwise made of; every other letter still comes from those.
 */
export async function startFace(
  letters: string,
): Promise<{ font: Buffer; linksTo: (address: string) => string }> {
  const known = [...new Set([...letters, ...ascii])].filter((letter) => letter >= ' ').toSorted()
  const whole = await readFile(
    fileURLToPath(import.meta.resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2')),
  )
  const font = await subsetFont(whole, known.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
  const range = known.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(',')
  const linksTo = (address: string) =>
    // The last of a document's faces that has a letter draws it, so this one stands behind the styles.
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">` +
    `<style>@font-face{font-family:'${family}';font-display:swap;font-weight:${described};` +
    `src:url(${address}) format('woff2-variations');unicode-range:${range}}</style>`
  return { font, linksTo }
}
