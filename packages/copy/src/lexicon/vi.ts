import type { Lexicon } from './lexicon.ts'

/** Between words: Vietnamese letters are no word characters to a plain word boundary. */
function words(list: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')
}

/** Words by which Vietnamese sentences are sorted. */
export const vietnameseLexicon: Lexicon = {
  spelled: new Map([
    ['bh', 'bảo hành'],
    ['lm', 'làm'],
    ['k nhận', 'không'],
    ['k sửa', 'không'],
    ['k ship', 'không'],
    ['k lấy', 'không'],
    ['k tính', 'không'],
    ['k thu', 'không'],
    ['k bán', 'không'],
    [', vs laptop', 'vệ sinh'],
    [', vs máy', 'vệ sinh'],
    [', vs sofa', 'vệ sinh'],
    ['ko', 'không'],
    ['đc', 'được'],
    ['trc', 'trước'],
    ['sp', 'sản phẩm'],
    ['nv', 'nhân viên'],
    ['dc', 'được'],
    ['vs', 'với'],
  ]),
  kinds: [
    [
      'service',
      words(
        'giao hàng|giao tận nơi|giao|vận chuyển|ship|đổi trả|đổi|bảo hành|hoàn tiền|gói quà|đóng gói|lắp đặt|khắc tên|đặt riêng|tư vấn|đặt lịch|đặt chỗ',
      ),
    ],
    ['care', words('giặt|giặt tay|giặt máy|bảo quản|tủ lạnh|tưới|lau|vệ sinh|ủi')],
    [
      'place',
      words(
        'ga|đường số|đường phố|mặt đường|hẻm|ngõ|tầng|bãi đỗ xe|chỗ đậu xe|gửi xe|cửa hàng ở|quán ở|mở cửa(?! sổ)|gần|đối diện',
      ),
    ],
    ['choice', words('màu|màu sắc|vị|kích cỡ|kích thước|size|lựa chọn|chọn|loại|kiểu|mẫu')],
    [
      'making',
      words(
        'thủ công|làm tay|đan tay|may tay|nướng|rang|ủ|lên men|mỗi sáng|mỗi ngày|tự làm|tự tay|được làm bởi|nghệ nhân|ép lạnh|sấy|hái',
      ),
    ],
    [
      'material',
      words(
        'len|cotton|vải|lanh|lụa|da bò|da thật|gỗ|gỗ sồi|tre|mây|thép|thủy tinh|gốm|sáp|dầu|sữa|mật ong|bột|hữu cơ|tự nhiên|thiên nhiên|nguyên liệu|chất liệu|đậu nành|cà phê|cacao|dừa|gạo',
      ),
    ],
    [
      'measure',
      /\d\s?(?:%|phần trăm|g|gr|gam|kg|ml|l|lít|cm|mm|m|giờ|phút|ngày|tháng|năm|watt|trang|miếng|cái)(?!\p{L})|\d%/iu,
    ],
    [
      'use',
      words(
        'mùa đông|mùa hè|mùa mưa|trời lạnh|trời nóng|buổi sáng|buổi tối|cuối tuần|du lịch|cắm trại|đi làm|văn phòng|nhà bếp|phòng ngủ|phòng khách|quà|quà tặng|sinh nhật|tiệc|trẻ em|em bé|hằng ngày|hàng ngày|phù hợp|thích hợp|gia đình|người mới',
      ),
    ],
    [
      'benefit',
      words(
        'ấm|nhẹ|mềm|mềm mại|êm|bền|thoáng|giòn|thơm|tươi|giữ|bảo vệ|giúp|dễ|nhanh|không|mát|chắc chắn|tiện lợi',
      ),
    ],
  ],
  topics: [
    ['wash', words('giặt|giặt tay|giặt máy')],
    ['storage', words('bảo quản|tủ lạnh|ngăn mát')],
    ['delivery', words('giao hàng|giao|vận chuyển|ship')],
    ['hours', words('mở cửa(?! sổ)')],
    ['gift', words('quà|quà tặng')],
    ['colour', words('màu|màu sắc')],
    ['scent', words('mùi hương|hương thơm|mùi')],
    ['taste', words('vị|hương vị')],
    ['size', words('kích cỡ|kích thước|size|dài|rộng|cao')],
  ],
  label: words('giao hàng|bảo hành|chỗ đậu xe|bãi đỗ xe|đặt lịch|đổi trả|gói quà|tư vấn|lắp đặt'),
  noReason: words(
    '^(?:mô tả|thông tin)(?: sản phẩm)?[^\\p{L}]*$|xin chào|cảm ơn|liên hệ|gọi (?:ngay|số|hotline|điện|cho (?:mình|em|shop|chúng|tụi|số))|inbox|nhắn tin (?:cho|ngay)|hết hàng|cảnh báo|theo dõi|^bấm(?! (?:huyệt|lỗ|móng))|bấm (?:vào|nút|đặt|mua|theo|link|giỏ)|chào mừng|mua ngay|^(?:\\p{L}+ )?(?:nói|báo) trước (?:để|cho) (?:khỏi|đỡ) \\p{L}+',
  ),
  request: words('vui lòng|xin lỗi|lưu ý|đừng'),
  caution: words(
    'không (?:dùng cho|dành cho|chống|bao gồm|phù hợp|nên|được (?:giặt|đổi|trả|hoàn)|thể (?:giặt|đổi|trả|hoàn))|tránh|trẻ (?:em )?dưới(?!.*(?:miễn phí|không (?:tính|mất|thu)|giảm|free|nửa giá|\\d ?(?:k|nghìn|ngàn)))|để xa|xa tầm tay|cẩn thận khi|cấm|có thể (?:phai|co|vỡ)',
  ),
  wanted:
    /^(?:ấm|ấm áp|nhẹ|mềm|mềm mại|thoáng|thoáng mát|mát|mát mẻ|bền|chắc|chắc chắn|êm|êm ái|giòn|thơm|thơm ngon|tươi|sạch|sạch sẽ|an toàn|gọn|gọn nhẹ|tiện lợi|tiện dụng|dễ chịu|đẹp|rộng rãi|mịn|mịn màng|tự nhiên|đậm đà|ngon|tinh tế|thanh lịch|dịu nhẹ|co giãn|bền đẹp|dẻo|trong|yên tĩnh|nhanh|cẩn thận|tận tâm|thân thiện)$/iu,
  unwanted: /^(?:nặng|trơn|bí|dính|ồn)$/iu,
  denies: words('không|chưa|chẳng|đừng|ít|không có'),
  compared: /(?<!\p{L})(?:hơn|so với)\s[^,.;]+/giu,
  fresh: words(
    'mới ra mắt|ra mắt|hàng mới(?! (?:mỗi|hằng|hàng|rang|làm|nấu|nướng|ép|hái|xay|sấy|phơi|bắt|cắt|ra lò)(?!\\p{L}))|(?<!(?:xong|rồi|phải|sau) |khi [^,.]{1,24})mới về|mới mở (?:cửa|bán|thêm|quán|tiệm|shop|lớp|chi nhánh)|(?:quán|tiệm|shop|cửa hàng|chi nhánh|xưởng) mới mở|(?:sản phẩm|mẫu|bộ sưu tập|vị|màu|món) mới',
  ),
  intents: [
    [
      'send',
      words(
        '(?<!(?:mình|em|tui|shop|quán|tiệm|tôi|sẽ|có) )gửi (?:ảnh|hình)(?! (?:thật|thực tế|trước khi|cho (?:khách|chủ)|về))',
      ),
    ],
    ['try', words('dùng thử|học thử')],
    ['call', words('gọi trước|gọi điện trước|gọi là (?:thợ|em|mình|tui|tôi|có)')],
    ['book', words('đặt lịch|đặt chỗ|đặt bàn|(?:vui lòng|nhớ|nên|cần|phải) đặt trước')],
    [
      'visit',
      words(
        '(?<!ghé tận nhà )ghé|chỗ để xe|cửa hàng ở|quán ở|bãi đỗ xe|chỗ ngồi|gửi xe(?! (?:khách|đò|tải|đi|ra|vào|về))',
      ),
    ],
    ['apply', words('đăng ký|ghi danh')],
    ['ask', words('tư vấn|báo giá')],
  ],
  declines: [
    {
      said: /^(?![\s\S]*(?<!\p{L})đặt(?!\p{L}))[\s\S]*(?<!\p{L})(?:không|ko|chưa) (?:nhận |có )?(?:giao|ship)(?!\p{L})/iu,
      call: /[Đđ]ặt (?:hàng|ngay|mua)|Mua ngay/u,
    },
  ],
  serves: words(
    'dịch vụ|huấn luyện|sơn nhà|dọn nhà|lớp|lớp học|khóa học|studio|quán|nhà hàng|salon|vệ sinh nhà|sửa chữa|sửa|sửa xe|tận nơi|cho thuê|thuê|phòng khám|spa|chụp ảnh|tour|may đo|cắt tóc|giặt|giặt ủi|dạy|homestay|gội đầu|nail|massage|rửa xe|vệ sinh|yoga|gym|pilates|khách sạn|trông trẻ|giữ trẻ|thợ|thông cống|thông tắc|hút hầm cầu|chống thấm|đóng lại|bọc|gia sư|chuyển trọ|chuyển nhà|xe ôm|trang điểm|phun xăm|cứu hộ|in ấn|khắc|đánh bóng|phục chế|tắm bé|photocopy|đóng cuốn|đan lại|thêu tên|nhận giữ|giữ xe|đưa rước|nấu ăn|lắp đặt',
  ),
  attends: words('đặt lịch|đặt bàn|buổi học|học viên|nhận phòng|thợ tới|thợ đến'),
  consumed: words(
    'bánh|bánh mì|trà|cà phê|nước ép|mứt|mật ong|trái cây|thịt|cá|sốt|dầu|phô mai|sữa|sôcôla|xà phòng|kem|lotion|serum|dầu gội|nước hoa|gạo|bún|phở|ăn|uống|da mặt|mắm|hạt',
  ),
}
