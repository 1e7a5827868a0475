import { countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import { koreanField } from './fields-ko.ts'

/** A label in one to three words before “|” at the front of a line: “ENGRAVING | up to 20 letters”, “Lead time | 5 days”. */
const pipeLabel =
  /^([^\S\n]*(?:[-–•*]\s*)?)(\p{Lu}[\p{L}’']*(?:[^\S\n][\p{L}’']+){0,2}) \|(?=[^\S\n]+[^\s|][^|\n]*$)/gmu
/** The same in capitals, whatever else stands on its line: “DAY HIRE | Kingfisher, 38ft narrowboat”. */
const shoutedPipe = /^([^\S\n]*)(\p{Lu}{2,}(?:[^\S\n]\p{Lu}{2,}){0,2}) \|(?=[^\S\n])/gmu

/** The dots of a price list: “Full tune .......... $65”, “Gents...£15”, “Tuning . . . £75”. */
const leader =
  /(?<=[\p{L}\d)]) ?(?:(?:\. ?){4,}(?=\s*(?:from )?(?:rp ?)?\d)|(?:(?:\. ?){2,}|…)(?=\s*(?:from )?[$£€]\d))/giu
/** The same before what comes on top: “Pitch raise . . . + £30”. */
const leaderToMore = /(?<=[\p{L}\d)]) ?(?:\. ?){2,}(?=\+ ?[$£€]?\d)/gu
/** A choice between bars, after its label: “Colours: tan | black | oxblood”. */
const barred = /(?<=^[^\S\n]*\p{L}+(?: \p{L}+)?:[^\n:]*)\|(?=[^\n:\d]*$)/gmu

/** A number in a picture as the mark of a list: “1️⃣ Van hire”. */
const keycap = /^[^\S\n]*\d\uFE0F?\u20E3(?=[^\n가-힣]*$)/gmu

/** What a form asks before its options: “Scent: Choose an option – Fig Leaf / Rainy Porch”. */
const formPrompt =
  /(?<=:[^\S\n]*)[-–—]*[^\S\n]*(?:please )?(?:choose|select|pick)(?: (?:an?|your|one)(?: \p{L}+)?)?[^\S\n]*(?:[-–—:]+(?=[^\S\n])|(?=\n|$))/giu

/** “> Lined blouse – Rs. 750”, “>> 4 visits a year”: the mark of a list, and no “more than”. */
const pointer = /^([^\S\n]*)(>{1,3})(?=[^\S\n]+\S)/gmu

/** A line of cells between bars, each of a few words: “Ages 8-12 | Saturdays 10-12 | The Old Chapel, Frome”. */
const cells = /^[^\n가-힣|]{1,60}(?:\|[^\n가-힣|]{1,60})+$/gmu
/** As many words as a cell has. */
const CELL_MOST = 4

/** A cell that says nothing where it stands alone: “Gift”, “2 hrs”, “max 4 people”, “Colour 50p”. */
const saysNothing =
  /^\s*(?:\S+|(?:\p{L}+ ){1,2}[$£€]?\d[\d.]*[pck]?|(?:(?:max|min|up to|about) )?\d[\d.]*(?:[-–]\d+)? ?\p{L}+(?: each)?)\s*$/iu

/** Such a line with commas for its bars, where it has room in one scene. */
function asOneLine(line: string): string {
  const lengths = line.split('|').map((cell) => cell.trim().split(/\s+/u).length)
  const areShort =
    lengths.every((length) => length <= CELL_MOST) || line.split('|').some((cell) => saysNothing.test(cell))
  // “Maria’s | tamales by the dozen” is a name and what it is.
  const isRow = lengths.length > 2 || /\d/u.test(line) || lengths.every((length) => length <= 2)
  return areShort && isRow && countChars(line) <= lineLimits.en.small ? line.replace(/ \|/gu, ', ') : line
}

/** A button of a Korean shop’s page, alone or in brackets. */
const koreanButton =
  '[[〔【]?(?:장바구니|구매하기|바로 ?구매|찜하기|공유하기|문의하기|톡톡|선물하기|(?:찜|좋아요|관심) \\d[\\d,]*)[\\]〕】]?'
/** Lines of a shop’s page that say nothing of what is sold: “Home / Kitchen / Tea Towels”, “£26.50 In stock”, “Add to basket”. */
const scraps = new RegExp(
  `^[^\\S\\n]*(?:${[
    '(?:home(?:[^\\S\\n]*[/>›»][^\\S\\n]*[^\\n/>›»]{1,30}){1,4}|홈(?:[^\\S\\n]*[>›»][^\\S\\n]*[^\\n>›»]{1,30}){1,4})',
    // “[상품상세] 바른낚시 > 중고장비 > 전동릴”
    '[[〔【](?:상품 ?상세|상품 ?정보|카테고리)[\\]〕】][^\\S\\n]*[^\\n>]{1,15}(?:[^\\S\\n]>[^\\S\\n][^\\n>]{1,15}){1,4}',
    '(?:[$£€]\\d[\\d.,]*[^\\S\\n]+)?in stock(?::?[^\\S\\n]*\\d+)?',
    '(?:(?:qty|quantity):?[^\\S\\n]*\\d+[^\\S\\n]*)?(?:add to (?:basket|cart|bag)|(?:buy|shop) now)',
    '(?:ulasan|diskusi|đã bán|đánh giá)(?:[^\\S\\n]*\\([\\d.,]+(?:k|rb)?\\)|[^\\S\\n]+\\d[\\d.,]*(?:k|rb)?)',
    '(?:you may also like|customers also (?:bought|viewed))(?::[^\\n]*)?',
    '(?:read|learn|see|view) (?:more|all|details)(?:[^\\S\\n]*[»›>→]+)?',
    '[★☆]+[^\\S\\n]*(?:\\(?\\d+ reviews?\\)?|(?:리뷰|후기) ?\\d[\\d,]*(?:개|건)?)',
    // One of them may be a line of a menu: “찜 45,000”.
    `${koreanButton}(?:[^\\S\\n]*(?:[|·][^\\S\\n]*)?${koreanButton}){1,8}`,
  ].join('|')})[^\\S\\n]*$`,
  'gimu',
)
/** “… on the dust cover, see photo 4”, “Small tear (small, see photo 4)”: a picture of the page. */
const seePicture =
  /,[^\S\n]+see (?:the )?(?:photos?|pics?|pictures?|images?)(?: \d+)?(?=[.)\n]|$)|[^\S\n]+\(see (?:the )?(?:photos?|pics?|pictures?|images?)(?: \d+)?\)/gimu
/** “배송안내 > 평균 출고 3영업일”, “A/S > 1년 이내 무상 교환”: a heading or a field before a pointer, on the line of what it names. */
const pointed = /^([^\S\n]*)([가-힣/A-Z]{2,8}[^\S\n]?)[>›»](?=[^\S\n]+\S)/gmu
/** A heading of these says nothing that what it names does not. */
const ofPage = /^(?:상품|제품|배송)[^\S\n]?(?:정보|안내|상세|설명)$/u

/** The text, as long as it was, without such lines, and without a last “Read more »”. */
export function withoutPageScraps(text: string): string {
  return text
    .replace(scraps, (line) => ' '.repeat(line.length))
    .replace(/(?<=[.!?] )(?:đã bán|terjual) \d[\d.,]*(?:k|rb)?\+?(?=[^\S\n]*$)/gimu, (count) =>
      ' '.repeat(count.length),
    )
    .replace(seePicture, (words) => ' '.repeat(words.length))
    .replace(pointed, (front, space: string, name: string) => {
      if (ofPage.test(name.trim())) return ' '.repeat(front.length)
      return koreanField.test(name.trim()) ? `${space}${name}:` : front
    })
    .replace(/(?<=[.!?] )(?:read|learn|see) more[^\S\n]*[»›→]+/giu, (link) => ' '.repeat(link.length))
}

/** The text, as long as it was, with such labels before a colon. */
export function withPageLabels(text: string): string {
  const pointers = text.match(pointer)?.length ?? 0
  const listed =
    pointers > 1 ? text.replace(pointer, (mark) => mark.replace('>', '-').replace(/>/gu, ' ')) : text
  const marked = listed
    .replace(keycap, (sign) => '•'.padEnd(sign.length))
    .replace(formPrompt, (prompt) => ' '.repeat(prompt.length))
    .replace(leaderToMore, (dots) => ' '.repeat(dots.length))
    .replace(leader, (dots) => ':'.padEnd(dots.length))
    .replace(/\|\|/gu, ' |')
    .replace(barred, '/')
  const shouted = marked.replace(shoutedPipe, '$1$2 :')
  const labels = shouted.match(pipeLabel) ?? []
  // One line may be a name and what it is: “Maria’s | tamales by the dozen”.
  const labelled = labels.length > 1 ? shouted.replace(pipeLabel, '$1$2 :') : shouted
  return labelled.replace(cells, asOneLine)
}
