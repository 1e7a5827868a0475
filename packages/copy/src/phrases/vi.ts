import { again, type PhraseBook, subject } from './book.ts'

/** Vietnamese, friendly and plain. */
export const vietnamesePhrases: PhraseBook = {
  look: {
    informative: ['Cùng xem kỹ hơn nhé', 'Xem kỹ hơn'],
    trustworthy: ['Xem đúng như thật', 'Đúng như thật'],
    casual: ['Lại gần xem nào', 'Xem nào'],
    professional: ['Cùng xem chi tiết', 'Xem chi tiết'],
    fun: ['Ngó thử một chút', 'Ngó thử nhé'],
    popular: ['Cùng xem nhé', 'Cùng xem nhé'],
  },
  lookAgain: ['Xem thêm chút nữa', 'Xem thêm nữa'],
  pictures: ['Xem qua hình ảnh', 'Qua hình ảnh'],
  slowly: ['Cứ thong thả xem', 'Cứ thong thả'],
  introduce: ['Làm quen nhé'],
  asking: ['Bạn cũng vậy à?', 'Bạn cũng vậy?'],
  answer: ['Câu trả lời đây', 'Trả lời đây'],
  cta: {
    informative: ['Tìm hiểu thêm nhé', 'Tìm hiểu thêm'],
    trustworthy: ['Hãy tự mình xem', 'Hãy tự xem'],
    casual: ['Đến xem nhé', 'Đến xem nhé'],
    professional: ['Tìm hiểu thêm', 'Tìm hiểu thêm'],
    fun: ['Đến làm quen nhé', 'Làm quen nhé'],
    popular: ['Xem ngay hôm nay', 'Xem hôm nay'],
  },
  otherCta: [['Xem hôm nay nhé', 'Xem hôm nay'], ['Ghé xem nhé'], ['Mời bạn xem']],
  ctaFor: {
    book: ['Mời bạn đặt lịch', 'Đặt lịch nhé'],
    visit: ['Mời bạn ghé chơi', 'Ghé chơi nhé'],
    apply: ['Mời bạn đăng ký', 'Đăng ký nhé'],
    ask: ['Cứ hỏi chúng tôi', 'Cứ hỏi nhé'],
  },
  offerCaption: ['Giá là đây', 'Giá là đây'],
  freeCaption: ['Không phải trả tiền', 'Không mất phí'],
  fresh: { thing: ['Hàng mới đây', 'Hàng mới đây'], serves: ['Có tin mới đây', 'Có tin mới'] },
  subjects: {
    benefit: subject('Điểm hay', 'Điều bạn nhận được', ['Điểm hay là gì?', 'Hay chỗ nào?'], 'Điểm hay'),
    use: subject('Lúc này đây', 'Cho những lúc thế này', ['Hợp với lúc nào?', 'Hợp lúc nào?'], 'Lúc dùng'),
    material: subject('Chất liệu', 'Đây là chất liệu', ['Làm từ gì?', 'Làm từ gì?'], 'Chất liệu'),
    making: subject('Cách làm', 'Được làm thế này', ['Được làm thế nào?', 'Làm thế nào?'], 'Cách làm'),
    measure: subject('Con số', 'Con số kiểm tra được', ['Con số nói gì?', 'Con số nào?'], 'Con số'),
    choice: subject('Tùy bạn chọn', 'Chọn điều bạn thích', ['Bạn chọn cái nào?', 'Chọn gì đây?'], 'Lựa chọn'),
    care: subject('Cách giữ gìn', 'Giữ gìn thế này', ['Giữ gìn thế nào?', 'Giữ thế nào?'], 'Cách giữ gìn'),
    place: subject('Ở đây nhé', 'Gặp nhau ở đây', ['Tìm ở đâu?', 'Ở đâu?'], 'Địa điểm'),
    service: subject('Nên biết', 'Điều bạn nên biết', ['Cách thức ra sao?', 'Ra sao?'], 'Dịch vụ'),
    feature: subject('Thêm điều này', 'Cũng đáng xem', ['Còn gì nữa?', 'Còn gì nữa?'], 'Điều khác'),
  },
  again: {
    benefit: again('Và điều này', 'Một điều hay khác'),
    use: again('Lúc khác nữa', 'Cho những lúc khác'),
    material: again('Xem bên trong', 'Bên trong có gì'),
    making: again('Từng bước', 'Xem từng bước'),
    measure: again('Chính xác là', 'Nói cho chính xác'),
    choice: again('Mời bạn chọn', 'Cứ từ từ chọn'),
    care: again('Nhớ nhé', 'Nên ghi nhớ'),
    place: again('Đường đến đây', 'Đường đến với chúng tôi'),
    service: again('Lưu ý thêm', 'Cũng nên biết'),
    feature: again('Rồi điều này', 'Xem thêm điều này'),
  },
  topics: {
    colour: {
      kinds: ['choice'],
      words: subject('Chọn màu', 'Màu nào của bạn?', ['Bạn chọn màu nào?', 'Màu nào?'], 'Chọn màu'),
    },
    taste: {
      kinds: ['choice'],
      words: subject('Chọn vị', 'Vị nào của bạn?', ['Bạn chọn vị nào?', 'Vị nào?'], 'Chọn vị'),
    },
    scent: {
      kinds: ['choice'],
      words: subject('Chọn hương', 'Hương nào của bạn?', ['Bạn chọn hương nào?', 'Hương nào?'], 'Chọn hương'),
    },
    size: {
      kinds: ['choice', 'measure'],
      words: subject('Kích thước', 'Xem kích thước nhé', ['Kích thước ra sao?', 'Cỡ nào?'], 'Kích thước'),
    },
    wash: {
      kinds: ['care'],
      words: subject('Cách giặt', 'Giặt thế này', ['Giặt thế nào?', 'Giặt thế nào?'], 'Cách giặt'),
    },
    delivery: {
      kinds: ['service'],
      words: subject('Giao hàng', 'Giao hàng thế này', ['Giao hàng thế nào?', 'Giao thế nào?'], 'Giao hàng'),
    },
    gift: {
      kinds: ['use'],
      words: subject('Làm quà', 'Khi bạn tìm quà', ['Bạn đang tìm quà?', 'Tìm quà à?'], 'Làm quà'),
    },
    ingredient: {
      kinds: ['material'],
      words: subject('Thành phần', 'Bên trong có gì', ['Thành phần là gì?', 'Có gì trong?'], 'Thành phần'),
    },
    usage: {
      kinds: ['care'],
      words: subject('Cách dùng', 'Dùng thế này', ['Dùng thế nào?', 'Dùng thế nào?'], 'Cách dùng'),
    },
    eating: {
      kinds: ['care'],
      words: subject(
        'Cách dùng',
        'Thưởng thức thế này',
        ['Ăn thế nào cho hợp?', 'Ăn thế nào?'],
        'Cách thưởng thức',
      ),
    },
    hours: {
      kinds: ['service', 'place', 'measure'],
      words: subject('Giờ mở cửa', 'Xem giờ mở cửa', ['Khi nào mở cửa?', 'Mở lúc nào?'], 'Giờ mở cửa'),
    },
  },
  wish: ({ about }) =>
    /^(?:nặng|nóng|khô)$/u.test(about)
      ? null
      : [`Bạn tìm loại ${about}?`, `Tìm loại ${about}?`, 'Bạn đang tìm?'],
  dislike: ({ about }) => [`Không thích loại ${about}?`, 'Bạn đang tìm?'],
  titles: {
    benefit: 'Điểm hay',
    problem: 'Điều bạn tìm',
    offer: 'Giá',
    scene: 'Lúc dùng',
    detail: 'Xem kỹ',
    new: 'Tin mới',
    question: 'Hỏi và đáp',
    proof: 'Qua con số',
    making: 'Cách làm',
    visit: 'Đường đến',
  },
  sceneTitle: { consumed: 'Lúc thưởng thức', serves: 'Lúc cần đến' },
  factTitle: 'Sự thật',
  summaries: {
    benefit: 'Mở đầu bằng điểm hay',
    problem: 'Hỏi điều người xem tìm rồi trả lời',
    offer: 'Nói giá trước',
    scene: 'Mở đầu bằng lúc dùng',
    detail: 'Lại gần và xem chi tiết',
    new: 'Mở đầu bằng tin mới',
    question: 'Đặt câu hỏi rồi trả lời',
    proof: 'Mở đầu bằng điều kiểm tra được',
    making: 'Mở đầu bằng cách làm',
    visit: 'Mở đầu bằng địa điểm',
  },
  summaryOf: (angle, start, hasPrice) =>
    angle === 'offer' ? start : `${start}, kết bằng ${hasPrice ? 'giá' : 'tên'}`,
}
