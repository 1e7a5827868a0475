import { exclaim, replacing, stop, type Voices } from './voice.ts'

const formally = replacing([
  [/(?<!\p{L})(?:bên|tụi|bọn|chúng) (?:mình|em)(?!\p{L})/giu, 'chúng tôi'],
  [
    /(?<!(?:\p{L}|các |người |hai |đôi |kết |tình ))bạn(?!\p{L}| (?:bè|gái|trai|nhỏ|đời|thân|cùng|học|hàng))/giu,
    'quý khách',
  ],
])

const asSpoken = replacing([[/(?<!\p{L})(?<!gửi )quý khách(?!\p{L}| hàng)/giu, 'bạn']])

/** What a viewer is offered or asked, after which a friendly voice says nhé. */
const invites =
  /^(?:Mua|Đặt|Ghé|Mang|Gửi|Gọi|Nhắn|Giao|Tặng|Miễn phí|Freeship|Dùng thử|Thử|Xem|Chọn|Hỏi|Đến|Đi)(?!\p{L})/u

function withParticle(text: string, particle: string): string {
  // “Tặng kèm: túi vải” is a list, and invites nobody.
  return invites.test(text) &&
    !text.includes(':') &&
    /\p{L}$/u.test(text) &&
    !/(?:nhé|nha|nhe|ạ|á|luôn)$/u.test(text)
    ? `${text} ${particle}`
    : text
}

/** What is written and not chatted, and so may follow a written lead. */
const isWritten =
  /^(?!.*(?<!\p{L})(?:nha|nhé|nhe|ạ|á|lắm|luôn|nè|shop|free|ship|freeship|mình|tụi|chị em)(?!\p{L}))/iu

/** “À, không đường” would be heard as “oh no”. */
const isNoDenial = /^(?!không(?!\p{L}))/iu

export const vietnameseVoices: Voices = {
  informative: { leads: [{ words: 'Thông tin thêm: ', suits: 'notes', goesOn: true, only: isWritten }] },
  trustworthy: { restyle: formally, end: stop, endsAll: true, call: stop },
  casual: {
    leads: [
      { words: 'À, ', suits: 'gains', goesOn: true, only: isNoDenial },
      { words: 'À, ', suits: 'notes', goesOn: true },
    ],
    restyle: asSpoken,
    end: (text) => withParticle(text, 'nhé'),
  },
  professional: {
    leads: [{ words: 'Ngoài ra, ', suits: 'gains', goesOn: true, only: isWritten }],
    restyle: formally,
  },
  fun: {
    leads: [{ words: 'Bật mí nhé: ', suits: 'news', goesOn: true }],
    restyle: asSpoken,
    end: (text, place) => (place === null || place % 2 > 0 ? text : exclaim(withParticle(text, 'nhé'))),
    call: exclaim,
  },
  popular: {
    leads: [{ words: 'Chưa hết, ', suits: 'news', goesOn: true }],
    end: (text, place) => (place === 0 ? exclaim(text) : text),
    call: exclaim,
  },
}
