import type { StandsAlone } from './alone.ts'
import { vietnameseStarts } from './starts-vi.ts'
import { front, within } from './starts.ts'

/** Who does something: the shop, its people, whoever buys. */
const doer =
  '(?:tui|tôi|em|mình|chị|chú|cô|dì|bác|anh|mệ|mợ|thím|bà|ông|o|con|vợ chồng|chúng tôi|tụi \\p{L}+|bên \\p{L}+|nhà|quán|tiệm|shop|xưởng|trại|vườn|lớp|thợ|khách|chủ nhà|phụ huynh|mẹ|bé|ai|người|trung tâm|cửa hàng|cơ sở|mọi người)'

/** A number, in digits or words. */
const number = '(?:\\d\\S*|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|mỗi|từng)'

/** What says something of the thing before it. */
const says = `(?:là|thì|có|không|ko|hông|hổng|chưa|được|phải|cần|cũng|đều|còn|chỉ|đã|đang|sẽ|mới|giá|từ|tới|đến|cao|dài|rộng|nặng|tầm|chừng|cỡ|khoảng|bằng|làm|lấy|bán|giao|ở|của|do|để|cho|bao|gồm|nhận|tính|cộng|thêm|bớt|tặng|nghỉ|mở|${number})`

/** What a shop does, leaving itself out, or asks of whoever buys. */
const acts =
  '(?:có|nhận|bán|giao|ship|mở|nghỉ|làm|chở|sửa|may|dạy|nấu|đặt|gọi|nhắn|mua|lấy|thuê|học|không|ko|hông|hổng|chưa|chỉ|miễn|tặng|giảm|bảo|cọc|đổi|trả|gửi|gởi|thay|vá|rửa|giặt|cắt|đo|lắp|tháo|dùng|xài|ăn|uống|đem|mang|xem|báo|trồng|nuôi|tắm|cạo|nhuộm|uốn|in|thêm|giá|phí|đừng|nhớ|cứ|muốn|đi|để|hàng|thường|coi|ngồi|khiêng|dán|đánh)'

/** At the front of a tail: what leads on from the words before. */
const leads =
  '(?:và|với|hoặc|hay|mà|nên|vì|chứ|tức là|thành ra|rứa|thế|vậy|rồi|thôi|cho nên|nghĩa là|như|của|bằng|do|là|thì|được|bị|ra|lên|xuống|về|vào|đứng|chờ|còn nguyên|phạt|lây|rán|nó|đó|(?:giá|cái|chỗ|trong) (?:đó|này|ấy))'

/** The same, as it is typed without its marks: “goi truoc 1 ngay”. */
function unmarked({ source, flags }: RegExp): RegExp {
  return new RegExp(
    source
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/gu, '')
      .replaceAll('đ', 'd'),
    flags,
  )
}

const begins = [
  front(`${doer} \\S+ \\S+`, `${acts} (?:\\S+ )+\\S+`),
  // “Đồ dài quá như cây sắt sáu thước thì chú không chở”
  front(`(?!${leads}(?!\\p{L}))(?:[\\p{L}\\d][^\\s,]*,? ){1,12}(?:${says}|${doer})`),
  // “Cuối tháng em đóng thành một quyển”, “Dưới năm ký là một trăm hai”
  front(
    '(?:trong|ngoài|dưới|trên|từ|quá|cuối|đầu|mỗi|hàng|hằng|sáng|trưa|chiều|tối|đêm|ngày|thứ|chủ nhật|mùa|tháng|giờ|nếu|khi|lúc|sau|trước|riêng|qua|nhà nào|bé nào) \\S+',
  ),
  front(`${number} \\S+ \\S+`),
]

/** Statements are not counted: where they begin, the words do not show. */
const nothing = /(?!)/gu

/** By what a piece of a Vietnamese sentence is known to stand alone. */
export const vietnameseAlone: StandsAlone = {
  begins: [...begins, ...begins.map(unmarked)],
  names: [],
  tails: [front(leads)],
  adds: [
    // “… ban ngày 150 nghìn, sau 10 giờ đêm là 250 nghìn”
    /^(?:sau|trước|quá) \d+ ?(?:giờ|h)(?: \p{L}+)? (?:là|thì) \d/iu,
    // “Sáng tôi mở từ bảy rưỡi đến mười một giờ, chiều thì hai giờ đến sáu giờ”
    front('(?:sáng|trưa|chiều|tối|đêm) (?:thì|từ) \\S+'),
    // “xe số một trăm hai một ngày, …, kèm hai mũ bảo hiểm”
    front('(?:kèm|tính đủ|(?:đã )?bao gồm) \\S+'),
    front('mà \\S+', '(?:ở|tại|từ|bằng|với|cho|khoảng|tầm|chừng|gần|đối diện) \\S+'),
  ],
  limits: [
    // “(em rèn lại không lấy công,) khách chịu phí ship một chiều”
    front('(?:khách|người mua|bên mua) (?:tự )?(?:chịu|trả|lo)'),
    front(
      '(?:mỗi lần )?(?:ít nhất|tối thiểu|tối đa)',
      'nhưng|nhưng mà|tuy|trừ|chỉ|miễn là|với điều kiện|ít hơn|tùy|còn không|không thì',
    ),
    // “…, tiền xe thì mình chịu”, “…, ngập nước mà chết thì thôi nghen”
    /^(?:\S+ ){1,5}(?:thì|là) (?:\p{L}+ )?(?:thôi|chịu|ráng)(?!\p{L})/iu,
  ],
  asides: [
    front(
      '(?:bà|ông|chị|cô|chú|anh|bác|khách) (?:\\p{L}+ ){1,4}(?:hôm|bữa) (?:nọ|hổm|trước|kia|rồi) (?:gọi|nói|hỏi|tới|lên|qua|kêu|nhắn|la|chê|đòi)',
      '(?:hôm|bữa) (?:nọ|bữa|hổm|trước|kia)|nói (?:thế|vậy|rứa) (?:cho|để|thôi)|(?:chứ )?năm (?:kia|ngoái)|(?:hôm|tuần) rồi|(?:tại )?hồi (?:bé|nhỏ|trước đứa)|có lần|lần nào',
      '(?:(?:tui|tôi|chị|bác) nói trước )?(?:chứ )?có (?:chú|anh|chị|mẹ|ông|bà|cậu|bạn|o|nhà báo|cô(?! giáo)|nhà(?! \\p{L}+ không)|khách|người(?! (?:coi|giữ|trông|đón|phụ|nhà|lớn|hướng|lái))) \\p{L}+',
      '(?:rứa mà )?(?:nhiều|mấy) (?:người|cô|mẹ|khách|bà|bạn|o|ông|anh|chị)(?: \\p{L}+)? (?:hỏi|cứ|tưởng|nói|hay|tiếc|khen|chê)',
      '(?:tui|tôi|chị|bác|em|chú) (?:nói|bảo) (?:thì|cô|anh|trước chứ|thật là)|công an|phạt chết|lây bé|bác đào đâu',
    ),
  ],
  topics: [
    front(
      `(?:em|chị|tui|tôi|bác|mình) (?:không|hổng|hông|cho|chỉ|nhận|cũng|có|bán|giao)`,
      '(?:còn|bé|ai|nhà nào|khách|mùa|giá|gọi|đặt|mua|lấy|mở|nghỉ|giao|mỗi|một|trong|mèo|ngày) \\S+',
      `(?!thì|nó|chú)(?:\\p{L}+ ){1,6}(?:thì|là|cộng|được|${number})`,
    ),
  ],
  subordinates: [],
  statement: nothing,
  linking: nothing,
  jammed: [
    // “Không dùng cám công nghiệp thứ năm hàng tuần tôi có xe xuống Hà Nội”
    /^(?:[^\s,]+ ){4,}[^\s,]+(?<!(?:^|\s)(?:thì|mà|nên|vì|để|khi|nếu|ai|với|cho|của|nhà|bên|chỗ|lúc|như|bằng|là|và|do|từ|rồi|gọi|nhắn|báo|hỏi|cũng|chứ|cho chị|ghế|đường|tụi)) (?:(?:bên|nhà|tụi) )?(?:em|mình|tui|tôi|chị|dì|cô|chú|bác|anh) (?:là|có|không|hổng|làm|nhận|đi|bán|nghỉ|ở|giao|chở|cũng|chỉ|đón|bớt|tới|để|tự|phụ|tính|thu|lấy|mở)(?!\p{L})[^,]*$/iu,
    // “Không dùng cua hộp tô thường 40 ngàn”
    /^(?:không|chưa) (?:dùng|xài|pha|trộn) .*\d/iu,
    // “… có chỗ gửi xe không dạy làm bánh kem”
    new RegExp(
      `^(?:[^\\s,]+ ){3,}[^\\s,]+(?<!(?:^|\\s)(?:thì|mà|là|nên|cũng|chứ|nếu|${doer})) (?:không|ko|hông|hổng) (?:có )?(?:dạy|nhận|bán|giao|ship) [^,]*$`,
      'iu',
    ),
    /^(?:[^\s,]+ ){5,}ai \S+ thì(?!\p{L})/iu,
  ],
  named: nothing,
  opensList: [/(?:^|[\s,])(?:gồm|bao gồm|kèm) [^,]*$/iu],
  says: [within(says), front(doer, acts)],
  waits: [
    vietnameseStarts.binds,
    // “…, ai dọn phòng trọ | chở tủ lạnh … gì cũng kêu chú được”
    /,\s(?:ai|bé nào|nhà nào|khách nào)(?!.*\s(?:thì|cũng|là)(?!\p{L}))[^,]*$/iu,
  ],
  opensCase: [/(?:^|\s)(?:nếu|khi) (?:[^\s,]+ ){1,4}[^\s,]+$/iu],
}
