import type { Unwelcome } from './types.ts'

export const unwelcome: Unwelcome = {
  refusals: [
    /^không (?:khắc|làm|dạy|sửa|bán|chở|thêu|in|đan|may|gửi|giao|ship)(?!\p{L})|không cho thuê/iu,
    /(?:thầy|cô|em|mình|chú|anh|chị|bác|ông|shop|tiệm) không (?:dạy|làm|nhận|bán|sửa|chở|giao|may)(?!\p{L})/iu,
    // “… o không làm mô”
    /(?<!\p{L})(?:thầy|cô|em|mình|chú|bác|anh|chị|ông|bà|dì|cậu|o|mợ|dượng|tui|tôi|con|shop|tiệm|quán|nhà|xưởng|vườn|trại|thì) (?:không|ko|hông|hổng|hong|chưa|chẳng|hem) (?:có )?(?:dạy|làm|nhận|sửa|chở|giao|may|ship|gửi|in|thêu|đan|khắc|chịu|bán(?! (?:hàng )?(?:giả|kém|cũ|ế|để|qua)))(?!\p{L})/iu,
    /(?<!\p{L})(?:không|chỉ) nhận(?! (?:cọc|tiền))|^chưa nhận/iu,
    // “Cuộn đã tháo nhãn không đổi trả”, “Xe phân khối lớn không có đồ nghề nên chịu”
    /(?<!\p{L})(?:không|ko|hông|hổng) (?:đổi trả|nhận (?:đổi|trả))(?!\p{L})|(?<!\p{L})(?:nên|thì) (?:xin )?chịu$/iu,
    // “Máy in phun màu không làm”, “Cá kiểng em không có”
    /^(?:\p{L}+ ){1,6}(?:không|ko) (?:làm|bán)$|^(?:\p{L}+ ){1,4}(?:em|mình|tui|tôi|chị|chú|cô|bác|shop|tiệm|quán) (?:không|ko|hông|hổng) có$/iu,
    // “Uốn nhuộm hông làm”
    /(?<!\p{L})(?:hông|hổng|hong|hem) (?:có )?(?:làm|nhận|bán|giao|ship)$/iu,
  ],
  waits: [/^(?:đặt trước|lấy sau|cọc)(?!\p{L})/iu],
  // “hết là nghỉ bán”, “nghỉ cho bé ăn không tính giờ” are none.
  drawbacks: [
    /^hết (?:size|màu|mẫu|hàng|loại)(?!\p{L})|không có (?:chỗ|bãi) (?:đậu|đỗ|để|giữ)(?!\p{L})/iu,
    /^nghỉ(?! cho)(?!\p{L})/iu,
    // “Bé nghỉ ốm được bù” is none.
    /(?<!\p{L})(?:(?<!hết (?:\p{L}+ ){0,2})nghỉ(?! cho)(?!.*(?<!\p{L})(?:bù|dời|hoàn)(?!\p{L}))|wifi yếu|phụ thu|đền \d+)(?!\p{L})/iu,
  ],
  penalties: [
    /(?<!\p{L})(?:không chịu trách nhiệm|không bồi thường|đền (?:theo|đúng|nguyên|nửa) giá|khách (?:phải )?đền|mất cọc|bị phạt)(?!\p{L})/iu,
    /^(?:chưa|không) (?:bao )?gồm(?!\p{L})/iu,
    /(?<!\p{L})(?:trễ|muộn|quá (?:giờ|hạn)) (?:\p{L}+ ){0,2}(?:tính thêm|phạt|phụ thu|cộng)(?!\p{L})/iu,
  ],
}
