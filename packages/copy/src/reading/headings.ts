import { countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import { withoutEmoji } from './clean.ts'
import { koreanField, koreanHeading } from './fields-ko.ts'
import { joined } from './join-sentences.ts'
import { asLabel, isShoutedHeading, joinedInList, listUnder } from './page-labels.ts'
import { type Sentence, textOf, type Unread } from './sentence.ts'

/** Headings of a shop’s page under which each line says what it is. */
const empty = [
  /^(?:about (?:this item|the (?:item|product)|us|me)|(?:product |item |key )?(?:descriptions?|details?|information|info|overview|features|specs?|specifications?)|highlights|notes?|faqs?|prices?|pricing|price list|rates?|tariff|menu|services)$/iu,
  /^(?:deskripsi|detail|keterangan|spesifikasi|catatan|harga|(?:daftar|list) (?:harga|menu|layanan|produk)|price ?list|tarif|layanan|menu|varian|pilihan|paket|ready stock|info(?:rmasi)?|tersedia|jasa|daftar sewa|keunggulan|kelebihan)(?: (?:produk|kami|lengkap))?$/iu,
  /^(?:mô tả|thông tin|chi tiết|đặc điểm|giới thiệu|bảng giá|báo giá|giá|đơn giá|dịch vụ|lưu ý|ghi chú|phân loại|(?:thực )?đơn|menu|các loại|sản phẩm|có sẵn|(?:các )?gói dịch vụ|ưu điểm)(?: (?:sản phẩm|hàng|chi tiết|bên em|của quán|hôm nay))?$/iu,
  koreanHeading,
]
/** Headings without which the line beneath is said of something else: “RETURNS / 14 days, unplayed with”. */
const needed = [
  /^(?:returns?|refunds?|returns (?:and|&) exchanges|warranty|guarantee|care(?: instructions)?|washing|sizes?|dimensions|materials?|ingredients|allergens|shipping|delivery|pick ?-?up|collection|(?:opening )?hours|location|where|when|ages?|areas?|payment|cancellations?|deposit|lead time|storage|dietary|allerg(?:y|ies)(?: advice)?|how to (?:use|order|book|care)|how it works|(?:not )?(?:suitable )?for|(?:not |what[’']s )?included|(?:what[’']s )?in the box|what[’']s in it|what (?:you get|to bring))$/iu,
  /^(?:retur|garansi|ukuran|bahan|pengiriman|pembayaran|cara (?:order|pesan)|jam buka|alamat|lokasi|isi paket|area|penyimpanan|cara pakai|syarat)$/iu,
  /^(?:đổi trả|bảo hành|kích thước|chất liệu|thành phần|giao hàng|vận chuyển|thanh toán|bảo quản|giờ mở cửa|thời gian|khu vực|cách dùng|địa chỉ)$/iu,
  koreanField,
]
/** The front and the end of a heading over prices: “OUR SERVICES”, “LESSON PRICES”, “BOUNCY CASTLE HIRE – PRICE LIST 2025”, “HIRE RATES (NZD)”. */
const overPrices =
  /^(.*?)[\s–—|:-]*(?<!\p{L})(?:price ?list|prices|pricing|rates|tariff|menu|services|treatments|packages)(?:[\s–—|:-]*(?:20\d\d|spring|summer|autumn|fall|winter|\([^()]{1,20}\)))*$/iu
/** Words of such a heading that say nothing of what is sold. */
const general =
  /^(?:in|store|shop|sizes?|options?|nightly|daily|weekly|hourly|our|my|the|full|current|new|service|price|and|&)$/iu

/** Whether a heading stands over prices and says only what the name says. */
export function isOverPrices(heading: string, name: string): boolean {
  const [, front] = overPrices.exec(heading) ?? []
  return front !== undefined && saysOnlyName(front, name)
}

/** Whether a heading says no more than the name. */
export function saysOnlyName(text: string, name: string): boolean {
  const stems = wordsIn(name).map(stem)
  return wordsIn(text).every((word) => general.test(word) || stems.includes(stem(word)))
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}&]+/gu) ?? []
}

function stem(word = ''): string {
  return word.replace(/s$/iu, '').slice(0, STEM).toLocaleLowerCase('en')
}

/** As many letters of two words of one kind are alike: “SHIPPING”, “Ships from Ohio”. */
const STEM = 4
/** As many words as a row’s own label has. */
const LABEL_WORDS = 5

/** Sentences without the headings that stand on a line of their own: one that the next line needs is its label. */
export function withoutHeadings(
  sentences: readonly (Sentence | Unread)[],
  text: string,
  name = '',
): (Sentence | Unread)[] {
  const kindOf = (one: Sentence | Unread): Kind | null => headingKind(one, text, name)
  // Items that were said with the first of their list.
  const listed = new Set<Sentence | Unread>()
  return sentences.flatMap((one, at) => {
    if (listed.has(one) || (kindOf(one) !== null && sentences[at + 1] !== undefined)) return []
    const before = sentences[at - 1]
    if (!before || !('words' in before) || kindOf(before) !== 'needed') return one
    const items = listUnder(before, sentences.slice(at), text, (other) => kindOf(other) !== null)
    for (const item of items?.slice(1) ?? []) listed.add(item)
    const next = sentences[at + 1]
    const both = items ? null : onOneLine(before, one, next, text)
    if (both && next) listed.add(next)
    return labelled(before, both ?? items?.reduce((all, item) => joinedInList(all, item)) ?? one)
  })
}

type Kind = 'empty' | 'needed'

/** Whether a sentence is a line of its own that is a heading, or the name again, and whether the next line needs it. */
function headingKind(one: Sentence | Unread, text: string, name: string): Kind | null {
  const [start, end] = 'words' in one ? [one.words[0]?.start ?? 0, one.words.at(-1)?.end ?? 0] : [0, 0]
  // “PRICE LIST 👟”
  const [after = ''] = text.slice(end).split('\n', 1)
  if (end === 0 || !text.includes('\n', end) || !/^[)\]\s]*[:：]?\s*$/u.test(withoutEmoji(after))) return null
  const line = text.slice(text.lastIndexOf('\n', start) + 1, end)
  const heading = line.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '')
  if (needed.some((one) => one.test(heading))) return 'needed'
  if (isEmptyHeading(heading) || isOverPrices(heading, name)) return 'empty'
  if (heading.toLocaleLowerCase('en') === name.toLocaleLowerCase('en')) return 'empty'
  // “HOT TUB HIRE” over a page of “Hot Tub Hire Fife”
  if (/^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u.test(heading) && saysOnlyName(heading, name)) return 'empty'
  // “여자:”, “Class times:” alone on its line is a heading, whatever it says.
  const isLabel =
    /^\s*[가-힣A-Za-z·/]{1,8}\s?:\s*$/u.test(line) ||
    /^\s*\p{Lu}[A-Za-z’']+(?: [A-Za-z’']+){0,2}\s?:\s*$/u.test(line)
  return isLabel || isShoutedHeading(line, text, end) ? 'needed' : null
}

/** “Deskripsi Produk”, “DỊCH VỤ – ĐƠN GIÁ”, “MENU & HARGA”. */
export function isEmptyHeading(heading: string): boolean {
  return [[heading], heading.split(/\s*[–&/|+-]\s*/u)].some((parts) =>
    parts.every((part) => empty.some((one) => one.test(part))),
  )
}

/** “SELLING / Bring clean, no pet hair. We take 40%”: two sentences of a line under a heading, where both have room with it. */
function onOneLine(
  heading: Sentence,
  one: Sentence | Unread,
  next: Sentence | Unread | undefined,
  text: string,
): Sentence | null {
  if (!('words' in one) || next === undefined || !('words' in next)) return null
  const between = text.slice(one.words.at(-1)?.end, next.words[0]?.start)
  const all = textOf([heading, one, next].flatMap(({ words }) => words))
  // The colon and the stop that part them.
  const hasRoom = countChars(all) + 2 <= lineLimits.en.small && !/[가-힣]/u.test(all)
  const isNear = !between.includes('\n') || isSection(heading, one, next, text)
  return hasRoom && isNear && !one.question && !next.question ? joined(one, next, true) : null
}

/** “SOCKS / 4 evenings, £75 / Must know knit and purl”: two lines between a heading in capitals and a blank line, of which the second holds for no other. */
function isSection(heading: Sentence, one: Sentence, next: Sentence, text: string): boolean {
  const [from = 0, to = 0] = [heading.words[0]?.start, next.words.at(-1)?.end]
  const lines = text.slice(from, to).split('\n')
  const isAlone = /^[^\S\n]*[.!]?[^\S\n]*\n[^\S\n]*\n/u.test(text.slice(to))
  return isAlone && lines.length === 3 && /^\P{Ll}+$/u.test(lines[0] ?? '') && one.words.length > 1
}

function labelled({ words }: Sentence, one: Sentence | Unread): Sentence | Unread {
  if (!('words' in one)) return one
  const heading = asLabel(words)
  const both = [...heading, ...one.words]
  const first = one.words[0]?.text ?? ''
  const isKorean = /[가-힣]/u.test(heading[0]?.text ?? '')
  // “사이즈 / 가로: 30cm”, “PENDAFTARAN / Kelas Anak (6-10 th): Sabtu” have a label of their own.
  const hasLabel = one.words.slice(0, LABEL_WORDS).some(({ text }) => text.endsWith(':'))
  const isSaid = isKorean
    ? first.endsWith(':') || first.startsWith((heading[0]?.text ?? '').replace(/:$/u, ''))
    : hasLabel || stem(heading[0]?.text) === stem(first)
  const { small } = lineLimits[isKorean ? 'ko' : 'en']
  const hasRoom = countChars(textOf(both)) <= small
  return isSaid || !hasRoom ? one : { ...one, words: both }
}
