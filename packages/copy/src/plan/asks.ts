import type { AskTopic } from '../types.ts'
import type { Story } from './story.ts'

/** With as many facts, there is enough to tell. */
const ENOUGH = 3
/** As many questions as an owner is shown at once. */
const ASKED = 3

/** By which words of any language a topic has been spoken of. */
const spoken: Record<AskTopic, RegExp> = {
  time: /\d ?(?:시간|분|일|주|개월|년)|하루|반나절|당일|\b(?:hours?|minutes?|days?|weeks?|months?)\b|jam|menit|hari|minggu|giờ|phút|ngày|tuần/iu,
  maker:
    /직접|제가|저희|부부|어머니|아버지|장인|대표|\b(?:we|i|my|our|by hand|family)\b|kami|saya|ibu|tangan|mình|nhà làm|thợ/iu,
  guarantee:
    /보증|무상|환불|교환|수리|A\/?S|(?:안에|까지)[^.\n]*(?:무료|공짜|그냥|다시|고쳐|바꿔)|warrant|guarant|refund|return|repair|garansi|bảo hành|đổi/iu,
  origin: /국산|산지|에서 (?:온|딴|잡은|키운)|제주|\bfrom\b|\bin \p{Lu}|dari|từ/u,
  material:
    /소재|재질|재료|원단|원목|가죽|면|울|\b(?:made of|cotton|wool|leather|wood|flour)\b|bahan|kulit|chất liệu|vải/iu,
  size: /\d ?(?:cm|mm|g|kg|ml|L|인치|리터)|크기|사이즈|\bsize\b|ukuran|kích/iu,
  delivery: /배송|배달|택배|발송|deliver|shipping|ongkir|antar|giao/iu,
  keeping: /보관|냉장|냉동|유통|세탁|keep|store|wash|simpan|cuci|bảo quản|giặt/iu,
  booking: /예약|\b(?:book|reserve|appointment)|reservasi|booking|đặt/iu,
  hours: /\d ?시|영업|휴무|평일|주말|\b(?:open|closed)\b|buka|jam \d|mở cửa/iu,
}

/** What is asked first of a place or service, of what is eaten, and of a thing. */
const orders = {
  serves: ['time', 'booking', 'guarantee', 'hours', 'maker'],
  consumed: ['maker', 'origin', 'time', 'keeping', 'delivery'],
  thing: ['time', 'maker', 'guarantee', 'material', 'size', 'delivery'],
} as const

/** Up to three things that an owner who has said little has not spoken of; none where enough is said. */
export function asksFor({ points, brief, serves, consumed, sameLanguage }: Story): AskTopic[] {
  const own = points.filter(({ source }) => source.field === 'info')
  if (!sameLanguage || own.length >= ENOUGH) return []
  const said = `${brief.name}\n${brief.info}`
  const order = serves ? orders.serves : consumed ? orders.consumed : orders.thing
  return order.filter((topic) => !spoken[topic].test(said)).slice(0, ASKED)
}
