import { vietnameseLexicon } from '../lexicon/vi.ts'
import { type PhraseBook, subject } from './book.ts'

/** Vietnamese, friendly and plain. */
export const vietnamesePhrases: PhraseBook = {
  look: {
    informative: ['Cùng xem nhé'],
    trustworthy: ['Xem từng điều nhé'],
    casual: ['Mình cùng xem nào'],
    professional: ['Cùng tìm hiểu'],
    fun: ['Ngó thử nhé'],
    popular: ['Xem thử nhé'],
  },
  calls: {
    thing: {
      informative: [
        ['Tìm hiểu thêm'],
        ['Xem thêm chi tiết'],
        ['Lưu lại để xem sau', 'Lưu lại'],
        ['Nhắn tin để hỏi thêm', 'Nhắn tin hỏi thêm'],
      ],
      trustworthy: [
        ['Mời quý khách liên hệ'],
        ['Rất mong được phục vụ'],
        ['Mời quý khách nhắn tin'],
        ['Mời quý khách hỏi thêm'],
      ],
      casual: [['Đặt ngay nhé'], ['Nhắn tin hỏi nhé'], ['Lưu lại nhé'], ['Liên hệ nhé']],
      professional: [
        ['Liên hệ đặt hàng'],
        ['Liên hệ để biết thêm', 'Liên hệ ngay'],
        ['Hân hạnh phục vụ'],
        ['Liên hệ trực tiếp'],
      ],
      fun: [['Đặt ngay nào'], ['Nhắn tin ngay nào', 'Nhắn ngay nào'], ['Rủ bạn bè nào'], ['Lưu lại nào']],
      popular: [
        ['Đặt ngay hôm nay'],
        ['Mua ngay hôm nay'],
        ['Nhắn tin ngay'],
        ['Lưu ngay video này', 'Lưu ngay'],
      ],
    },
    serves: {
      informative: [
        ['Tìm hiểu thêm'],
        ['Nhắn tin để hỏi thêm', 'Nhắn tin hỏi thêm'],
        ['Lưu lại để xem sau', 'Lưu lại'],
        ['Xem thêm chi tiết'],
      ],
      trustworthy: [
        ['Mời quý khách liên hệ'],
        ['Rất mong được phục vụ'],
        ['Mời quý khách nhắn tin'],
        ['Mời quý khách hỏi thêm'],
      ],
      casual: [['Nhắn tin hỏi nhé'], ['Liên hệ nhé'], ['Lưu lại nhé'], ['Hỏi thoải mái nhé']],
      professional: [
        ['Liên hệ trực tiếp'],
        ['Liên hệ để biết thêm', 'Liên hệ ngay'],
        ['Hân hạnh phục vụ'],
        ['Liên hệ tư vấn'],
      ],
      fun: [['Nhắn tin ngay nào', 'Nhắn ngay nào'], ['Liên hệ ngay nào'], ['Lưu lại nào'], ['Rủ bạn bè nào']],
      popular: [
        ['Liên hệ ngay hôm nay'],
        ['Nhắn tin ngay'],
        ['Liên hệ ngay nhé'],
        ['Lưu ngay video này', 'Lưu ngay'],
      ],
    },
  },
  ctaFor: {
    call: ['Gọi ngay nhé'],
    book: ['Mời bạn đặt lịch'],
    visit: ['Mời bạn ghé qua'],
    apply: ['Mời bạn đăng ký'],
    ask: ['Nhắn tin để hỏi thêm', 'Nhắn tin hỏi thêm'],
    send: ['Gửi ảnh qua nhé'],
    try: ['Ghé thử một lần nhé'],
    order: ['Mời bạn đặt hàng'],
  },
  offerCta: ['Chốt đơn ngay nhé'],
  spare: {
    wonder: ['{name} thế nào?'],
    seek: {
      thing: ['Bạn đang tìm {name}?', 'Bạn tìm {name}?'],
      serves: ['Bạn đang tìm {name}?', 'Bạn tìm {name}?'],
    },
  },
  howMuch: { thing: ['Giá bao nhiêu?'], serves: ['Chi phí bao nhiêu?'] },
  asks: () => null,
  freeCaption: ['Không phải trả tiền'],
  fresh: { thing: ['{name} mới'], serves: ['Tin mới từ {name}', 'Tin mới: {name}'] },
  subjects: {
    benefit: subject('Điểm hay'),
    use: subject('Hợp những lúc này'),
    material: subject('Chất liệu', ['{name} làm từ gì?']),
    making: subject('Cách làm'),
    measure: subject('Con số'),
    choice: subject('Tùy bạn chọn', ['{name}: chọn loại nào?']),
    care: subject('Cách giữ gìn'),
    place: subject('Ở đây nhé'),
    service: subject('Lưu ý'),
    feature: subject('Thêm điều này'),
  },
  topics: {
    colour: { kinds: ['choice'], words: subject('Chọn màu', ['{name}: có màu nào?']) },
    taste: { kinds: ['choice'], words: subject('Chọn vị', ['{name}: có vị nào?']) },
    scent: { kinds: ['choice'], words: subject('Chọn hương', ['{name}: có hương nào?']) },
    size: { kinds: ['choice', 'measure'], words: subject('Kích thước', ['{name} cỡ nào?']) },
    wash: { kinds: ['care'], words: subject('Cách giặt', ['{name} giặt thế nào?']) },
    storage: { kinds: ['care'], words: subject('Bảo quản', ['{name} giữ thế nào?']) },
    delivery: { kinds: ['service'], words: subject('Giao hàng', ['{name} giao thế nào?']) },
    gift: { kinds: ['use'], words: subject('Làm quà', ['Bạn đang tìm quà?']) },
    ingredient: { kinds: ['material'], words: subject('Thành phần', ['{name} có gì?']) },
    usage: { kinds: ['care'], words: subject('Cách dùng', ['{name} dùng thế nào?']) },
    eating: { kinds: ['care'], words: subject('Cách thưởng thức', ['{name} ăn thế nào?']) },
    hours: { kinds: ['service', 'place', 'measure'], words: subject('Giờ mở cửa', ['{name} mở lúc nào?']) },
  },
  wish: ({ about }) =>
    /^(?:cứng|khô|nóng|đắng)$/u.test(about) || vietnameseLexicon.unwanted.test(about)
      ? null
      : [`Bạn tìm loại ${about}?`, `Tìm loại ${about}?`],
  dislike: ({ about }) => [`Không thích loại ${about}?`],
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
}
