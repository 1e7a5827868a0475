// The types of a package that brings none, for every room that reads this file.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./html-to-text.d.ts" />
import { convert } from 'html-to-text'

/** A description longer than this is cut before it is read. */
const longestHtml = 400_000

/** What a description in HTML says in words: no links, no pictures, no markup, paragraphs as lines. */
export function plainText(html: string): string {
  const text = convert(html.slice(0, longestHtml), {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      ...['img', 'script', 'style', 'iframe', 'video', 'noscript', 'svg', 'hr'].map((selector) => ({
        selector,
        format: 'skip',
      })),
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false, leadingLineBreaks: 1, trailingLineBreaks: 1 },
      })),
      { selector: 'ul', options: { itemPrefix: '· ', leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'table', options: { uppercaseHeadingCells: false, leadingLineBreaks: 1 } },
    ],
  })
  return text
    .normalize('NFC')
    .split('\n')
    .map((line) => line.replaceAll(/[\s\u00A0\u200B\uFEFF]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}
