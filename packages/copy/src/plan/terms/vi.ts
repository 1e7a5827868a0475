import type { Terms } from './types.ts'

export const terms: Terms = {
  starts: [
    // When guests come and go.
    /^(?:nhận phòng|trả phòng|check[- ]?(?:in|out))(?!\p{L})/iu,
    // How long one waits, and how long it keeps.
    /^(?:lấy sau|mất|đợi|để xe lại|hạn dùng|bảo quản|để (?:ngoài|tủ|ngăn|chỗ)|ngăn|(?:lắp|may|làm|xong) (?:trong |từ )?\d+(?:[-–]\d+)? (?:ngày|tuần|tiếng|giờ))(?!\p{L})/iu,
    // What is ordered, paid and lost.
    /^(?:sỉ (?:từ )?\d+|cọc|đặt trước|dat truoc|(?:bà con )?đăng ký|chỉ nhận|trả trễ|quá \d|giá|phí|lần đầu|gói \d+|(?:\p{L}+ ){1,3}thì \d+ ?(?:k|nghìn|ngàn))(?!\p{L})/iu,
    // How it reaches a buyer.
    /^(?:giao|ship)(?!\p{L})/iu,
    // Where.
    /^(?:khu vực|ngõ|hẻm|địa chỉ|quận|huyện|kho ở)(?!\p{L})/iu,
    // When, and in which case.
    /^(?:mở|bán (?:từ )?\d+h?\d*|thứ|chủ nhật|tết|nếu|khách|đã|nhà chưa)(?!\p{L})/iu,
    // How large.
    /^(?:khối lượng|size|hộp|khổ|dây|khoảng|ly thủy tinh)(?!\p{L})/iu,
  ],
  surcharges: [
    // “Lễ Tết thêm 50k”
    /^(?:[^\s,]+ ){1,10}(?:(?<!tặng )thêm|cộng) (?:rp ?)?(?:\d|separ[uo]|setengah)/iu,
  ],
  asks: [
    /(?<!(?:không|khỏi|chẳng|hông) )(?<!\p{L})(?:phải|cần|nên|nhớ|hãy) (?:đặt|báo|gọi|nhắn|mang|cọc|hẹn|đăng ký)(?!\p{L})/iu,
    /^ai .*(?<!\p{L})(?:nói|báo|nhắn|gọi|đặt|hỏi)(?!\p{L})/iu,
    /(?<!\p{L})(?:chớ|chứ|nhưng|rồi|hơi|sẽ) khó(?!\p{L})/iu,
    /(?<!\p{L})(?:tự|khách|người nhận) (?:trả|chịu) (?:cước|phí|ship|tiền)(?!\p{L})/iu,
    /(?:có thể|hơi) (?:khác|lệch|chênh)(?!\p{L})/iu,
  ],
  labels: ['đổi trả|thời gian|giờ mở cửa|khu vực|kích thước|màu sắc'],
  given: ['miễn phí|freeship|tặng|giảm|khỏi (?!trách|quên|lỡ|nhầm|phiền|mắc)\\p{L}+'],
}
