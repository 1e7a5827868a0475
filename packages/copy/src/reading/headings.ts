import { countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import type { Sentence, Unread } from './sentence.ts'

/** Headings of a shop’s page under which each line says what it is. */
const empty = [
  /^(?:about (?:this item|the (?:item|product)|us|me)|(?:product |item |key )?(?:descriptions?|details?|information|info|overview|features|specs?|specifications?)|highlights|notes?|faqs?|prices?|pricing)$/iu,
  /^(?:deskripsi|detail|keterangan|spesifikasi|catatan|harga)(?: produk)?$/iu,
  /^(?:mô tả|thông tin|chi tiết|đặc điểm|giới thiệu|bảng giá)(?: sản phẩm)?$/iu,
]
/** Headings without which the line beneath is said of something else: “RETURNS / 14 days, unplayed with”. */
const needed = [
  /^(?:returns?|refunds?|returns (?:and|&) exchanges|warranty|guarantee|care(?: instructions)?|washing|sizes?|dimensions|materials?|ingredients|allergens|shipping|delivery|pick ?-?up|collection|(?:opening )?hours|location|payment|cancellations?|deposit|(?:not |what[’']s )?included|in the box)$/iu,
  /^(?:retur|garansi|ukuran|bahan|pengiriman|pembayaran|cara (?:order|pesan)|jam buka|alamat|lokasi|isi paket)$/iu,
  /^(?:đổi trả|bảo hành|kích thước|chất liệu|thành phần|giao hàng|vận chuyển|thanh toán|bảo quản|giờ mở cửa|địa chỉ)$/iu,
]
/** As many letters of two words of one kind are alike: “SHIPPING”, “Ships from Ohio”. */
const STEM = 4

/** Sentences without the headings that stand on a line of their own: one that the next line needs is its label. */
export function withoutHeadings(
  sentences: readonly (Sentence | Unread)[],
  text: string,
): (Sentence | Unread)[] {
  return sentences.flatMap((one, at) => {
    if (kindOf(one, text) !== null && sentences[at + 1] !== undefined) return []
    const before = sentences[at - 1]
    return before && 'words' in before && kindOf(before, text) === 'needed' ? labelled(before, one) : one
  })
}

/** Whether a sentence is a line of its own that is a heading, and whether the next line needs it. */
function kindOf(one: Sentence | Unread, text: string): 'empty' | 'needed' | null {
  const [start, end] = 'words' in one ? [one.words[0]?.start ?? 0, one.words.at(-1)?.end ?? 0] : [0, 0]
  if (end === 0 || !/^[^\S\n]*[:：]?[^\S\n]*\n/u.test(text.slice(end))) return null
  const line = text.slice(text.lastIndexOf('\n', start) + 1, end).replace(/^[\s\-–•*#]+|[\s:：]+$/gu, '')
  const isOneOf = (headings: readonly RegExp[]): boolean => headings.some((heading) => heading.test(line))
  if (isOneOf(empty)) return 'empty'
  return isOneOf(needed) ? 'needed' : null
}

function labelled({ words }: Sentence, one: Sentence | Unread): Sentence | Unread {
  if (!('words' in one)) return one
  const heading = words.map((word, at) =>
    at < words.length - 1 ? word : { ...word, text: `${word.text.replace(/[:,]$/u, '')}:` },
  )
  const both = [...heading, ...one.words]
  const stem = (word = ''): string => word.slice(0, STEM).toLocaleLowerCase('en')
  const isSaid = stem(heading[0]?.text) === stem(one.words[0]?.text)
  const hasRoom = countChars(both.map((word) => word.text).join(' ')) <= lineLimits.en.small
  return isSaid || !hasRoom ? one : { ...one, words: both }
}

/** Korean headings in brackets without which the words after them say something else: “[제작기간] 시안 확정 후 3일”, “[포함] 가죽 케이스”. */
const bracketed =
  /\[((?:제작|작업|수선|배송|대여|이용|교육|수업|보증|보관) ?(?:기간|시간)?|소요 ?시간|포함|미포함|불포함|구성|준비물|대상|정원|소재|재질|크기|사이즈|용량|중량|원산지|교환|환불|주차|위치)\]/gu

/** The text, as long as it was, with such headings as labels: “ 제작기간: 시안 확정 후 3일”. */
export function withLabels(text: string): string {
  return text.replace(bracketed, ' $1:')
}
