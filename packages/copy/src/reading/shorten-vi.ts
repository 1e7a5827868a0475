import { wordSet } from '../latin/grammar.ts'
import { vietnamesePhrasing } from '../latin/phrases.ts'
import { latinReader } from '../latin/read-latin.ts'
import { vietnameseStarts } from '../latin/starts-vi.ts'
import { vietnameseLexicon } from '../lexicon/vi.ts'

const adjectives = wordSet(
  'ấm, ấm áp, nhẹ, mềm, mềm mại, thoáng, thoáng mát, mát, mát mẻ, bền, chắc, chắc chắn, êm, êm ái, giòn, thơm, thơm ngon, ngọt, ngọt dịu, tươi, sạch, sạch sẽ, an toàn, gọn, gọn nhẹ, tiện lợi, tiện dụng, dễ chịu, đẹp, rộng rãi, mịn, mịn màng, dày dặn, tự nhiên, đậm đà, béo, béo ngậy, cay, ngon, tinh tế, thanh lịch, dịu nhẹ, co giãn, bền đẹp, dẻo, dai, trong, yên tĩnh, nhanh, cẩn thận, tận tâm, thân thiện, nặng, cứng, khô, nóng, đắng, trơn, bí, dính, ồn',
)

/** A Vietnamese sentence as clauses with shorter forms. */
export const readVietnamese = latinReader(
  {
    spelled: vietnameseLexicon.spelled,
    adjectives,
    and: 'và',
    opener:
      /^(?:(?:và|nhưng|ngoài ra|hơn nữa|đồng thời|vì vậy|với lại|còn(?= (?:\p{L}+ ){1,5}(?:thì|là)\s)|(?:còn )?(?:cái|chuyện|điều) này (?:phải|xin|cho)(?: \p{L}+)? nói trước|à mà|à|ờ|dạ|(?:xin )?chào(?: (?:cả nhà|mọi người|các bác|các mẹ|bà con|cô bác|anh chị))?),?\s+)+/iu,
    subject: /^(?:đây\s+là\s+|(?:sản\s+phẩm|món|mẫu)\s+này\s+(?:là\s+)?|sản\s+phẩm\s+(?=có|được|làm))/iu,
    allows: /^(?!)/u,
    namedSubject: (noun) =>
      new RegExp(`^(?:[\\p{L}]+\\s+)?${noun}(?:\\s+[\\p{L}]+)?\\s+này\\s+(?:là\\s+)?`, 'iu'),
    held: /(?:^|\s)(?:trước\s+\d|trong\s+bán\s+kính|nếu|khi|chỉ|trừ|ngoại\s+trừ|từ\s+\d|trên\s+\d|dưới\s+\d|tối\s+thiểu|tối\s+đa|ít\s+nhất|trong\s+(?:vòng|\d+)|cho\s+đơn|đơn\s+hàng|nhưng|tuy|mặc\s+dù|đến\s+khi|đặt\s+trước)(?=\s|$)/iu,
    denied: /(?:^|\s)(?:không|chưa|chẳng|đừng|chống|ít)(?=\s|$)/iu,
    starts: vietnameseStarts,
    parting:
      /,?\s+(?:và|nên)\s+(?=(?:có|được|rất|dễ|phù\s+hợp|giữ|giúp|làm|luôn|mặc|dùng)(?:\s|$))|,\s+(?=(?:có|được|rất|dễ|phù\s+hợp|giữ|giúp|làm|thích\s+hợp|may|nướng|không)(?:\s|$))|;\s*|\s+[–—]\s*|\s+-\s+/giu,
    verb: /(?:^|\s)(?:là|có|được|làm|giữ|giúp|dùng|chúng|tôi|bạn|phù|thích|mặc|may|rang|nướng|gồm|giao)(?=\s|$)/iu,
    beforeName:
      /^(?:(?:được\s+)?làm\s+(?:từ|bằng)|(?:được\s+)?(?:may|đan|dệt)\s+(?:từ|bằng)|(?:có|gồm)(?=\s+(?:\d|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười)))\s+/iu,
    article: /^(?:một|những|các)\s+(?!\d)/iu,
    afterName: /\s+(?:làm|từ|với|cho|bằng|dành|của|trong)\s+/iu,
    place: null,
    purpose: null,
    openEnd: /\s(?:và|hoặc|cũng|để|hơn|hợp|tốt|sẵn|làm|được)$/iu,
    intensifier: /(?<=^|\s)(?:rất|thật|cực\s+kỳ|vô\s+cùng|hết\s+sức|quá)\s+/giu,
    turned: null,
  },
  vietnamesePhrasing,
)
