import { end, front, type Starts, within } from './starts.ts'

const dayInVietnamese = '(?:chủ nhật|cn|thứ (?:hai|ba|tư|năm|sáu|bảy|[2-7])|t[2-7])'
const sumInVietnamese = '\\d[\\d.,]* ?(?:k|nghìn|ngàn|đ|triệu|tr)'
const eachInVietnamese =
  '(?:suất|phần|cái|hộp|ly|tô|bát|kg|ký|cân|túi|gói|chai|con|chiếc|bộ|buổi|người|lọ|hũ|ổ|khay|mét|đĩa|cuốn)'

/** A word that goes on with what stands before it, so that no thing of its own begins there. */
const goesOnInVietnamese =
  '(?:một|mỗi|cho|tới|đến|hoặc|hay|còn|là|thì|gồm|có|kèm|với|và|trở|mà|nhưng|nên|vì|nếu|khi|từ|trên|dưới|tùy|cộng|sáng|trưa|chiều|tối|đêm|rưỡi|giờ|ngày|tháng|năm|tuần|ngoại|nội|tỉnh|size|ngang|vuông|lần|buổi|xong|rồi|trong|ngoài|ở|tại|bằng|của|được|cũng|chưa|không|đã|mới|ba|hai|bốn|tám|nghìn|ngàn|phần|thôi|chứ)'
const doerInVietnamese =
  '(?:em|mình|tui|tôi|chị|chú|cô|dì|bác|anh|ông|bà|mệ|mợ|bên (?:em|mình|tui|tôi|bác)|thợ|shop|quán|tiệm|xưởng|nhà (?:em|mình|tui|tôi))'
const doesInVietnamese =
  '(?:làm|nhận|đi|cắt|bán|để|đón|chở|mang|đem|có|không|hông|hổng|ở|tới|lo|bớt|giảm|tặng|chỉ|nghỉ|giao|mở|sửa|may|lắp|đo|nấu|dạy|cũng|bù|bảo hành|khử trùng|thay)'

/** Where Vietnamese statements begin. */
export const vietnameseStarts: Starts = {
  likely: front(
    '(?:ai|bé nào|khách nào|nhà nào) (?:\\p{L}+ ){1,5}(?:thì|được|cũng)',
    `(?:bên (?:em|mình|tui|tôi)|tụi (?:em|tui|mình)) ${doesInVietnamese}`,
  ),
  outcome: /(?:^|\s)(?:nếu|khi|ai|bé nào|khách nào) (?:\S+ ){1,8}thì \S+ \S+/iu,
  sure: front(
    'bán (?:từ|lúc|mỗi|buổi)',
    'mở (?:cửa|bán) (?:từ|lúc|mỗi|cả|\\d)',
    `${dayInVietnamese} (?:(?:cô|chú|dì|bà|ông|anh|chị|em|mình|tui|o|mệ|tiệm|quán|shop) )?(?:nghỉ(?! (?:buổi|bữa|ngày) nào)|đóng cửa)`,
    // “chiều nghỉ thứ hai nghỉ luôn” parts before its second day off.
    `nghỉ (?:${dayInVietnamese}|lễ|tết)(?! nghỉ)`,
    'có (?:ship|giao|nhận|bảo hành)',
    'không (?:chất bảo quản|phẩm màu|hàn the|bột ngọt|xài \\p{L}+|dùng \\p{L}+)',
    '(?:tiệm|quán|shop|xưởng) (?:ở|nằm|nghỉ)',
    'mở (?:từ )?\\d+ ?(?:h|giờ)',
    'còn (?:hóa đơn|hoá đơn|bảo hành|nguyên|đủ|zin)',
    '(?:khách )?ngồi (?:trong|ngoài)',
    'xe (?:để|đậu|đỗ) (?:trước|trong|ngoài|bên)',
    '(?:bé|cháu|khách) nào|\\p{L}+ nào cũng (?:có|được)',
    '(?:lễ|tết|lễ tết)(?: (?:em|mình|tui|tôi|chị|cô|chú|bác|tiệm|quán))? (?:tính|cộng|thêm|phụ thu|vẫn|nghỉ)',
    'có gì (?:gọi|nhắn|hỏi|alo)',
    '(?:tới|đến) (?:nhà|tận nơi) (?:coi|xem|đo|kiểm tra|khảo sát)',
    'chỗ (?:ngồi|đậu|để xe) \\S+',
    'trời mưa (?:có|vẫn|thì|nghỉ)',
    'học (?:thử|bù) \\S+',
    'mỗi lần (?:ít nhất|tối thiểu|tối đa)',
    'muốn (?:\\p{L}+ ){1,4}thì \\S+',
    '(?:đi|gửi|ra|ngoại) tỉnh thì \\S+',
    'xe (?:nhà|shop|tiệm|em) (?:giao|chở)',
    'gói (?:tuần|tháng|năm) \\d+',
    '(?:hũ|hộp|túi|chai|gói|bịch|bao)(?: \\p{L}+){0,2} \\d+ ?(?:g|gr|gram|kg|ký|ml|lít)',
    'gửi (?:xe|bưu|đi)',
    'ai (?:dị ứng|cần|muốn|lấy|mua)',
    'thợ (?:tới|đến) (?:trong|tận|nhà)',
    'giao (?:nhận|trong|tận|hàng|nội|ngoài|miễn|toàn|từ|sau|trước)',
    'ship (?:trong|toàn|tận|cod|nội|ngoài)',
    'nhận (?:đặt|làm|may|sửa|ship)',
    'đặt (?:trước|từ|tối thiểu|ít nhất|cọc|qua)',
    'mua (?:từ )?\\d+ (?:\\p{L}+ )?(?:tặng|giảm|được|giao|ship|miễn|free)',
    `(?:một|1|mỗi) ${eachInVietnamese} ${sumInVietnamese}`,
    `sau \\d+ ?(?:giờ|h)(?: (?:sáng|trưa|chiều|tối|đêm))?(?: ${doerInVietnamese})? (?:tính|cộng|thêm|phụ thu|nghỉ|không|giảm)`,
    '(?:không|chưa) (?:ship|giao|có (?:ship|giao|chỗ))',
    'chở (?:trong|tận|tới|ra)',
    '(?:ăn|xài|mặc|dùng) (?:không|ko) (?:ngon|ưng|vừa|thích)',
    'có mặt (?:sau|trong|ngay)',
    '(?:kiểm tra|xem|đo) (?:xong )?báo giá',
    'không (?:làm|sửa được|ưng) (?:thì )?không (?:lấy|tính|thu) tiền',
  ),
  later: [
    {
      ends: end('(?:mỗi|hằng|hàng) (?:sáng|ngày|chiều|tối)', '(?:giờ|h) (?:sáng|trưa|chiều|tối|đêm)', 'nghỉ'),
      begins: front('giá (?:từ|\\d)'),
    },
    {
      ends: end(
        `${sumInVietnamese}(?: (?:một|1|mỗi) ${eachInVietnamese})?`,
        '\\d[\\d.,]* ?(?:g|gr|gram|kg|ký|ml|lít|cm|m|cái|ngày|giờ|h|tháng|năm|tuần|phút|cây|km|người|suất|phần|hộp)?',
        '(?:mỗi|hằng|hàng) (?:sáng|ngày|chiều|tối|tuần)',
        '(?:giờ|h) (?:sáng|trưa|chiều|tối|đêm)',
        'hôm (?:trước|sau)',
        'nghỉ',
      ),
      begins: front(
        `${sumInVietnamese} (?:một|1|mỗi) ${eachInVietnamese}`,
        // “… từ 40 phân tới 1 mét 2 chậu 60 phân giá 220 ngàn”
        `\\p{L}+ \\d+ ?\\p{L}* giá ${sumInVietnamese}`,
        'không (?:chất|phẩm|đường|dùng|bột|pha|hóa)',
        'mỗi (?:ngày|tuần) (?:\\p{L}+ )?\\d+',
        'làm (?:trong|mất|tay|xong|theo)',
        'có (?:sẵn|chỗ|thêm)',
        'tặng kèm \\p{L}+',
        'cọc \\d+',
        '(?:không|chưa) (?:nhận|bán|mở|đổi|trả)',
        '(?:quán|shop|tiệm|bên em|bên mình|nhà mình) (?:có|bán|nhận|giao|mở|nghỉ|làm|chỉ|không|chưa|ship)',
      ),
    },
    {
      // “vá ruột 30 ngàn thay ruột 90 ngàn”, “thêm chả 5 ngàn dì nấu lúc 3 giờ sáng”
      ends: end(`${sumInVietnamese}(?: ?(?:/|một|1|mỗi) ?(?:${eachInVietnamese}|m2|m))?`),
      begins: front(
        '(?:mài|khoan|cắt|vá|thay|rửa|giặt|sửa|lắp|may|gội|nhuộm|uốn|sơn|dán|bơm|hàn|chở) \\p{L}+',
        '(?:dì|cô|chú|anh|chị|bà|ông|mợ|em|mình|tui) (?:nấu|làm|bán|giao|nhận|chạy|mở|nghỉ|sửa|rang|gói)',
        `(?!một|mỗi|cho|tới|đến|hoặc|hay|còn|là|thì|gồm|có|kèm|với|và|trở|mà|nhưng|nếu|khi|từ|trên|dưới|tùy|cộng|sáng|trưa|chiều|tối|đêm|rưỡi|giờ|ngày|tháng|ngoại|nội|tỉnh|size)\\p{L}{2,} (?:\\p{L}+ ){0,3}${sumInVietnamese}`,
      ),
    },
    {
      // “… khu Ba Đình Tây Hồ Cầu Giấy mở khóa nhà ban ngày 150 nghìn”
      ends: /(?<!(?:từ|tới|đến|lái) )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u,
      begins: front(
        `(?:một|1|mỗi) \\p{L}+ ${sumInVietnamese}`,
        `(?!${goesOnInVietnamese}(?!\\p{L})|miễn|free|ship|khỏi|xa)(?:\\p{L}+ ){1,5}(?:${sumInVietnamese}|(?:thì|là) \\S)`,
      ),
    },
    {
      ends: end('(?:giờ|h) (?:sáng|trưa|chiều|tối|đêm)'),
      begins: front('bán (?:ngay|ở|tại)'),
    },
    {
      // “… 15 ngàn một cái mất ghế đền 180 ngàn”, “… 12 tháng két sắt mình không làm”
      ends: end(
        `${sumInVietnamese}(?: ?(?:/|một|1|mỗi) ?(?:${eachInVietnamese}|khung|bàn|đầu|giờ|ngày|tháng|lần|mét(?: vuông| ngang)?|m2|m))?`,
        '\\d+ (?:ngày|tháng|năm|giờ|tiếng|phút|buổi|phần trăm)',
        '(?:không|khỏi) (?:mất|lấy|tính|thu) tiền',
        '(?:chưa|không) (?:kể|gồm|tính) \\p{L}+',
        'trở lên|không phát sinh|(?:là|cũng) được|cọc',
      ),
      begins: front(
        `(?!${goesOnInVietnamese}(?!\\p{L}))\\p{L}+ (?:[\\p{L}\\d]+ ){0,4}(?:thì|là) \\S+`,
        `sau \\d+ ?(?:giờ|h)(?: \\p{L}+)? là \\S+`,
        `(?:(?!${goesOnInVietnamese}(?!\\p{L}))(?:\\p{L}+ ){1,3})?${doerInVietnamese} ${doesInVietnamese}`,
        '(?:bể|mất|hủy|huỷ|cọc|gọi|thêm|lắp|thay|thông|mở|đánh|đo|khung|rạp|chìa) \\p{L}+',
      ),
    },
    {
      // “thay ssd 550k bảo hành 3 năm” is of what it stands with.
      ends: end('(?:lấy|tính|mất|thu) tiền', 'xong|trong ngày|\\d+ (?:phút|tiếng|giờ)'),
      begins: front('bảo hành \\d+'),
    },
    {
      ends: end('là hết|là nghỉ|tính riêng'),
      begins: front('(?:cúng|đám|giỗ|tiệc|ai|đặt|kính|xe|máy|hàng|đồ|bánh) \\p{L}+'),
    },
  ],
  binds: end(
    'và|hoặc|hay|nhưng|mà|thì|nếu|khi|để|vì|nên|cũng|đã|đang|sẽ|được|bị|không|hông|hổng|hong|hem|ko|chẳng|chưa|có|(?:buổi|bữa|ngày) nào|chỉ|mới|còn|vẫn|luôn|cần|phải|muốn|đừng|(?<!(?:không|hổng|hông|chưa) )nhận|chỗ|thử|em|mình|tôi|anh|chị|shop|quán|tiệm|bên|nhà|khách|ai|bạn|những|các|(?<!(?:trong|\\d|một|hai|ba) )ngày|(?<!(?:lấy|tính|mất|thu|hoàn) )tiền|phí|free|tự|rồi|đều|từ|đến|tới|(?<!hôm )trước|của|với|cho|bảng|báo|tăng|giảm|cùng|đồng|hỏi|kể|theo|trừ|cả|lúc|vào|bàn|do|tại|thêm|tặng|mỗi|một|ngoài|trong|(?<!hôm )sau|khoảng|tầm|dưới|trên|đóng|bán|chia|ra|mua|lấy|vô|đựng|đặt|xin|lòng|nhớ|hãy|thầy|cô|bé|thợ',
    '(?:cỡ|size|loại|mẻ) \\d+ \\p{L}+',
    '(?<!\\d )(?:hàng|loại|cây|vải|bánh)',
    '(?:mua|đặt|lấy)(?: từ| trên)? \\d+(?: \\p{L}+)?',
    `(?<!(?:đến|tới|mỗi|cả|trừ|nghỉ|và) )${dayInVietnamese}`,
  ),
  condition: within('nếu|khi|lúc(?! \\d)|sau \\d+ (?:giờ|h)|với đơn|dưới|trên|quá|ngoài|riêng|trừ'),
  closed: /^(?:để|bảo quản|dùng) .*(?:tủ lạnh|tủ mát|ngăn đá)$/iu,
  asks: /^(?:mua|đặt|đơn)(?!.* (?:tặng|miễn phí|free|giảm))(?!\p{L})|\s(?:mua|đặt|lấy)(?: từ)? \d+(?: \p{L}+)?(?: trở lên)?$/iu,
  given: front('tặng|miễn phí|free|giảm|giao|ship|có ship|có giao'),
  tells: within(
    '\\d|có|không|chưa|dùng|nghỉ|tặng|gửi|làm|bán|ướp|nấu|may|giao|nhận|được|mở|nướng|rang|chuyên|sửa|gọi',
  ),
}
