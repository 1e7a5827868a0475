import { withoutEmoji } from './clean.ts'
import { koreanField, koreanHeading } from './fields-ko.ts'
import { isShouted, isStatement, remark, startsBlock } from './lines.ts'
import { type Sentence, textOf } from './sentence.ts'

/** Headings of a shop’s page under which each line says what it is. */
const empty = [
  /^(?:about (?:this item|the (?:item|product)|us|me)|(?:product |item |key )?(?:descriptions?|details?|information|info|overview|features|specs?|specifications?)|highlights|notes?|faqs?|prices?|pricing|price list|rates?|fees?|charges|tariff|menu|services)$/iu,
  /^(?:deskripsi|detail|keterangan|spesifikasi|catatan|harga|(?:daftar|list) (?:harga|menu|layanan|produk)|price ?list|tarif|layanan|menu|varian|pilihan|paket|ready stock|info(?:rmasi)?|tersedia|jasa|daftar sewa|keunggulan|kelebihan)(?: (?:produk|kami|lengkap))?$/iu,
  /^(?:mô tả|thông tin|chi tiết|đặc điểm|giới thiệu|bảng giá|báo giá|giá|đơn giá|dịch vụ|lưu ý|ghi chú|phân loại|(?:thực )?đơn|menu|các loại|sản phẩm|có sẵn|(?:các )?gói dịch vụ|ưu điểm)(?: (?:sản phẩm|hàng|chi tiết|bên em|của quán|hôm nay))?$/iu,
  /^(?:why (?:choose )?(?:us|me)|kenapa (?:pilih|harus) .{2,12}|(?:tại sao|vì sao|lý do) chọn .{2,12})$/iu,
  koreanHeading,
]
/** Of those, such as may stand over bare names: “Services / Sports injuries / Post-op rehab”. */
const ofNames = /^(?:(?:our )?(?:services|treatments|menu)|layanan|jasa|dịch vụ)$/iu
/** Headings under which each line is one of several things. */
const ofList = [
  /^(?:sizes?|(?:opening )?(?:hours|times)|ingredients|materials?|colou?rs|flavou?rs|scents|extras|add[- ]?ons|areas?(?: covered)?|we cover|(?:not |what[’']s (?:not )?)?included(?: (?:with|in) .{3,25})?|includes|excludes|(?:what[’']s )?in the box|what[’']s in it|bring|what (?:you get|to bring|to wear))$/iu,
  /^(?:isi paket|ukuran|warna|(?:varian |pilihan )?rasa|area|jam buka|jadwal|fasilitas|(?:tidak |belum |sudah )?termasuk|biaya tambahan)$/iu,
  /^(?:kích thước|màu sắc|vị(?: bánh)?|hương vị|các vị|giờ mở cửa|lịch (?:học|tập)|khu vực|thành phần|(?:không |chưa |đã )?bao gồm|phụ phí)$/iu,
]
/** Headings without which the line beneath is said of something else: “RETURNS / 14 days, unplayed with”. */
const needed = [
  ...ofList,
  /^(?:returns?|refunds?|returns (?:and|&) exchanges|warranty|guarantee|care(?: instructions)?|washing|dimensions|allergens|(?:shipping|delivery)(?: ?(?:and|&|\/|\+) ?(?:returns?|delivery|handling|exchanges|pick ?-?up|payment))?|pick ?-?up|collection|location|where|when|ages?|payment|cancellations?|deposit|lead time|turnaround|storage|dietary|allerg(?:y|ies)(?: advice)?|how to (?:use|order|book|care)|how it works|(?:not )?(?:suitable )?for)$/iu,
  /^(?:retur|garansi|bahan|pengiriman|pembayaran|cara (?:order|pesan)|alamat|lokasi|penyimpanan|cara pakai|syarat(?: sewa)?)$/iu,
  /^(?:đổi trả|bảo hành|chất liệu|giao hàng|vận chuyển|thanh toán|bảo quản|thời gian|cách dùng|địa chỉ|điều kiện(?: thuê)?)$/iu,
  koreanField,
]

/** Whether a heading stands over a list, which ends where its lines are no more alike. */
export function holdsList({ words }: Sentence): boolean {
  const heading = textOf(words).replace(/\s?:$/u, '')
  return ofList.some((one) => one.test(heading))
}

/** Whether a heading stands over names of what is done or sold. */
export function holdsNames({ words }: Sentence): boolean {
  return ofNames.test(textOf(words).replace(/\s?:$/u, ''))
}

/** Whether what stands under a heading would be its opposite without it: “NOT INCLUDED”, “We don’t buy”. */
export function denies({ words }: Sentence): boolean {
  return /(?<!\p{L})(?:not|no|never|without|excl\p{L}*|\p{L}+n[’']t|tidak|bukan|belum|tanpa|không|chưa|đừng)(?!\p{L})/iu.test(
    textOf(words),
  )
}

/** Whether one row under a heading comes after the other. */
export function tellsSteps({ words }: Sentence): boolean {
  return /^(?:how |what to expect|steps|cara |alur|langkah|quy trình|cách )/iu.test(textOf(words))
}

/** The front and the end of a heading over prices: “OUR SERVICES”, “LESSON PRICES”, “BOUNCY CASTLE HIRE – PRICE LIST 2025”, “HIRE RATES (NZD)”. */
const overPrices =
  /^(.*?)[\s–—|:-]*(?<!\p{L})(?:price ?list|prices|pricing|rates|tariff|menu|services|treatments|packages)(?:[\s–—|:-]*(?:20\d\d|spring|summer|autumn|fall|winter))*$/iu
/** Words of such a heading that say nothing of what is sold. */
const general = /^(?:in|store|shop|sizes?|options?|our|my|the|full|current|new|service|price|and|&)$/iu

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

/** As many letters of two words of one kind are alike: “SERVICES”, “Servicing”. */
const STEM = 4

/** Whether a heading says nothing, or the rows under it need it; a title says something alone where none of them does. */
export type HeadingKind = 'empty' | 'needed' | 'title'

/** Whether a sentence is a line of its own that is a heading, or the name again, and whether the next line needs it. */
export function headingKind(one: Sentence, text: string, name: string): HeadingKind | null {
  const [start, end] = [one.words[0]?.start ?? 0, one.words.at(-1)?.end ?? 0]
  // “PRICE LIST 👟”
  const [after = ''] = text.slice(end).split('\n', 1)
  if (!text.includes('\n', end) || !/^[)\]\s]*[:：]?\s*$/u.test(withoutEmoji(after))) return null
  const line = text.slice(text.lastIndexOf('\n', start) + 1, end)
  const heading = line.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '')
  const plain = heading.replace(remark, '')
  if (needed.some((one) => one.test(plain))) return 'needed'
  const saysOf = [...heading.matchAll(remark)].some(([found]) => limits.test(found))
  if (isEmptyHeading(plain) || isOverPrices(plain, name)) return saysOf ? 'needed' : 'empty'
  if (heading.toLocaleLowerCase('en') === name.toLocaleLowerCase('en')) return 'empty'
  // “HOT TUB HIRE” over a page of “Hot Tub Hire Fife”
  if (/^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u.test(heading) && saysOnlyName(heading, name)) return 'empty'
  // “여자:”, “Class times:” alone on its line is a heading, whatever it says.
  const isLabel =
    /^\s*[가-힣A-Za-z·/]{1,8}\s?:\s*$/u.test(line) ||
    (/:\s*$/u.test(line + after) && one.words.length <= HEADING_WORDS && !/[가-힣]/u.test(line))
  return isLabel || isShoutedHeading(line, text, end) ? 'needed' : null
}

/** A remark without which the prices under a heading say something else: “(per night)”, “(24 jam)”, and no “(NZD)”. */
const limits =
  /(?<!\p{L})(?:per|for|from|each|min|max|incl?|excl?|up to|all|with|without|untuk|mulai|termasuk|mỗi|từ|cho)(?!\p{L})|\/|(?!20\d\d)\d+ ?\p{L}+/iu

/** As many words as a heading has at most, and one in capitals; more of them are called out and say something. */
const HEADING_WORDS = 6
const SHOUTED_WORDS = 4

/** “GRAZING TABLE”, “THỜI GIAN”, “PRICELIST SABLON (per pcs)”: a line in capitals before one that is not, which says what the next line is of. */
function isShoutedHeading(line: string, text: string, end: number): boolean {
  if (!isShoutedLine(line)) return false
  const [next = ''] = text
    .slice(end)
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => /\p{L}|\d/u.test(one))
  const isShort = (line.replace(remark, '').match(/\p{L}+/gu) ?? []).length <= SHOUTED_WORDS
  const isAcronym = /^\p{Lu}{2,4}$/u.test(line.trim()) && !startsBlock(text, end - line.length)
  return next !== '' && !isShoutedLine(next) && isShort && !isAcronym && !isStatement(line.trim())
}

function isShoutedLine(line: string): boolean {
  return isShouted(line) && !/\d/u.test(line.replace(remark, ''))
}

/** “Deskripsi Produk”, “DỊCH VỤ – ĐƠN GIÁ”, “MENU & HARGA”. */
export function isEmptyHeading(heading: string): boolean {
  return [[heading], heading.split(/\s*[–&/|+-]\s*/u)].some((parts) =>
    parts.every((part) => empty.some((one) => one.test(part))),
  )
}
