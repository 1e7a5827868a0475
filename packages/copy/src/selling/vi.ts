import type { Selling } from './types.ts'

const deeds =
  'nhận|làm|may|đóng|dạy|bán|sửa|nấu|mần|giữ|trông|trồng|nuôi|ủ|rang|xay|chụp|in|giặt|rửa|dựng|đan|móc|thêu|cắt|gội|trang điểm|cho thuê|chuyên|chở tới|tự|ăn ong|gói|muối|vệ sinh|lắp|thông|chăm|kèm|bó|cắm|quay|tuyển|lựa|hái|mở khóa'

export const selling: Selling = {
  does: [
    new RegExp(
      `^(?:mình|em|tui|tôi|chú|cô|dì|bà|ông|o|anh|chị|cháu|quán|tiệm|xưởng|nhà|shop|bên|vườn|lò|trại|studio|bếp|thợ)(?: (?!không|ko|hổng|chưa|chỉ|nào)\\p{L}+){0,2} (?:${deeds})(?! (?:cọc|tiền|đơn|chuyển khoản|từ \\d|lúc|tới|đến))(?!\\p{L})`,
      'iu',
    ),
    new RegExp(
      `^(?!in (?:1|2|mờ))(?:${deeds}|cung cấp|gia công|nghẹt|gửi ảnh thật) (?!từ |lúc |tới |đến )\\p{L}+`,
      'iu',
    ),
    /(?<!\p{L})(?:đến|tới|chạy tới|chạy lại|giao và lắp) tận(?!\p{L})|(?<!\p{L})cũng (?:sửa|học được|làm được|nhận)(?!\p{L})/iu,
    /(?<!\p{L})(?:mình|em|tui|tiệm|shop) gửi (?:video|hình|ảnh)(?!\p{L})|(?<!\p{L})mỗi (?:bé|lớp|khách) (?:một|tối đa)(?!\p{L})|^một (?:lớp|kèm) /iu,
  ],
  made: [
    // “Phù hợp cho da khô”: whom it suits.
    /^(?:phù hợp|hợp|thích hợp|an toàn) (?:cho|với) \p{L}/iu,
    /(?<!\p{L})(?:tự (?:làm|nấu|trồng|nuôi|tay|ủ|rang)|thủ công|tươi|handmade|nguyên chất|nhà (?:làm|nấu|trồng)|đo riêng|in sẵn)(?!\p{L})/iu,
    /(?<!\p{L})mỗi (?:sáng|ngày|tối|sớm)(?!\p{L})|(?<!\p{L})bằng (?:\p{L}+ ){1,3}|(?<!\p{L})không (?:chất|đường|phẩm|bột|pha|hóa chất|dùng dầu)(?!\p{L})/iu,
    /^(?:dùng gỗ|dùng vải|gỗ|vải)(?!\p{L})/iu,
    /^(?:bao gồm|có (?!thể|lúc)|bộ|combo|gói|một phần)(?!\p{L})/iu,
  ],
  proven: [
    /\d+ năm (?:rồi|nay|kinh nghiệm|trong nghề|nghề)|(?<!\p{L})(?:từ năm|gia truyền|lâu đời)(?!\p{L})/iu,
  ],
  promised: [
    /(?<!\p{L})(?<!xe )(?:miễn phí|freeship|tặng|giảm \d|giảm còn|khỏi trả|hoàn tiền|học bù|bù lại|bảo hành)(?!\p{L})(?!.*không bảo hành)(?!.*\d\p{L}*\/km)/iu,
    /(?<!\p{L})(?:không|ko|hổng|chẳng) (?:tính|lấy|mất|tốn) (?:thêm )?(?:tiền|phí)(?!\p{L})/iu,
  ],
  prices: [/\d ?(?:k|đ|nghìn|ngàn|triệu|tr|vnd|vnđ)(?!\p{L})/iu],
  asides: [
    /(?<!\p{L})(?:cọc|phụ thu|tiền ship|phí ship|trả trễ|thêm (?:\d|\p{L}+ nữa$)|cộng thêm|(?:đặt|báo|gọi|hẹn) trước|chốt đơn|bắt buộc|ngưng|nghỉ|khảo sát|tự mang|tự mua|tối thiểu|trước ít|thì chủ|tính riêng|riêng mô tơ|không hứa|quay video)(?!\p{L})/iu,
    /^(?:lưu ý|thời gian|giờ|khu vực|địa chỉ|giặt tay|kích thước|đường kính|trọng lượng|dòng máy|màu|giá|phí|giao|từ lúc|trả|nhận cây|cây dập|hạt|học phí|size|t\d|thứ)(?!\p{L})/iu,
    /^(?:có )?(?:chỗ )?(?:gửi|giữ|đậu|đỗ|để) (?:xe|ô tô|oto)(?!\p{L})/iu,
    /^(?:khách )?ngồi (?:trong|ngoài|vỉa)(?!\p{L})|^xe (?:để|đậu|đỗ)(?!\p{L})|^mở (?:từ )?\d/iu,
    /^thêm(?!\p{L})|^(?:điện|nước) \d|^ở tối đa|tối đa \d+ (?:ký tự|chữ|kg|ký)(?!\p{L})/iu,
    // “Hũ 500g”, “Chai thủy tinh 500ml”
    /^(?:(?:một|1|mỗi) )?(?:hũ|chai|hộp|gói|túi|bịch|lọ|lon|thùng|bao|phần|con|trái) (?:\p{L}+ ){0,3}(?:khoảng |nặng )?\d[\d.,]* ?(?:kg|ký|g|gr|gram|ml|lít|l|cm|m)$/iu,
    /(?<!\p{L})(?:thì|mà) (?:không|ko|hổng)(?!\p{L})|^(?:không|ko|hổng|chưa) (?!chất|đường|phẩm|bột|pha|hóa|dùng|giới hạn|cần|lo|biết|gian)\p{L}+/iu,
  ],
}
