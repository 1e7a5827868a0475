import type { Quality } from '../clause.ts'
import { endsInConsonant } from '../korean/hangul.ts'
import { type Phrase, type PhraseBook, subject } from './book.ts'

/** Korean, in the 해요 style. */
export const koreanPhrases: PhraseBook = {
  look: {
    informative: ['한번 살펴볼까요?'],
    trustworthy: ['차근차근 볼까요?'],
    casual: ['같이 볼까요?'],
    professional: ['함께 살펴볼까요?'],
    fun: ['어디 한번 볼까요?'],
    popular: ['한번 볼까요?'],
  },
  pictures: ['사진으로 만나 보세요', '사진으로 봐요'],
  slowly: ['천천히 둘러보세요'],
  cta: {
    informative: ['자세히 알아보세요', '알아보세요'],
    trustworthy: ['직접 확인해 보세요', '확인해 보세요'],
    casual: ['지금 만나 보세요', '만나 보세요'],
    professional: ['자세히 살펴보세요', '살펴보세요'],
    fun: ['지금 만나러 가 볼까요?', '만나 볼까요?'],
    popular: ['지금 만나 보세요', '만나 보세요'],
  },
  otherCta: [
    ['지금 만나 보세요', '만나 보세요'],
    ['지금 둘러보세요', '둘러보세요'],
    ['이름을 기억해 주세요', '기억해 주세요'],
    ['마음에 담아 두세요', '담아 두세요'],
    ['천천히 살펴보세요', '살펴보세요'],
  ],
  ctaFor: {
    book: ['지금 예약해 보세요', '예약해 보세요'],
    visit: ['편하게 들러 주세요', '들러 주세요'],
    apply: ['지금 신청해 보세요', '신청해 보세요'],
    ask: ['편하게 물어보세요', '물어보세요'],
  },
  offerCta: ['이 가격에 만나 보세요', '이 가격이에요'],
  spare: {
    wonder: ['{name} 궁금하세요?', '{name} 궁금해요?'],
    seek: ['{name} 찾고 있나요?', '{name} 찾나요?'],
  },
  freeCaption: ['부담 없이 만나 보세요'],
  fresh: {
    thing: ['새로 나온 {name}'],
    serves: ['{name} 새 소식이에요', '{name} 새 소식'],
  },
  subjects: {
    benefit: subject('이런 점이 좋아요'),
    use: subject('이럴 때 좋아요'),
    material: subject('소재 이야기', ['{name} 소재가 궁금하세요?', '{name} 소재는요?', '소재가 궁금하세요?']),
    making: subject('만드는 이야기'),
    measure: subject('숫자로 보면'),
    choice: subject('골라 보세요', ['{name} 뭘 고를까요?', '뭘 고를까요?']),
    care: subject('관리는 이렇게', [
      '{name} 관리는 어떻게 할까요?',
      '{name} 관리는요?',
      '관리는 어떻게 할까요?',
      '관리는 어떻게?',
    ]),
    place: subject('여기예요'),
    service: subject('이용 안내'),
    feature: subject('이런 점도 있어요'),
  },
  topics: {
    colour: {
      kinds: ['choice'],
      words: subject('색을 골라요', ['{name} 무슨 색이 있을까요?', '{name} 색은요?', '어떤 색이 있나요?']),
    },
    taste: {
      kinds: ['choice'],
      words: subject('맛을 골라요', ['{name} 무슨 맛이 있을까요?', '{name} 맛은요?', '어떤 맛이 있나요?']),
    },
    scent: {
      kinds: ['choice'],
      words: subject('향을 골라요', ['{name} 무슨 향이 있을까요?', '{name} 향은요?', '어떤 향이 있나요?']),
    },
    size: {
      kinds: ['choice', 'measure'],
      words: subject('크기를 보면', ['{name} 크기가 궁금하세요?', '{name} 크기는요?', '크기가 궁금하세요?']),
    },
    wash: {
      kinds: ['care'],
      words: subject('세탁은 이렇게', [
        '{name} 세탁은 어떻게 할까요?',
        '{name} 세탁은요?',
        '세탁은 어떻게 할까요?',
        '세탁은 어떻게?',
      ]),
    },
    delivery: {
      kinds: ['service'],
      words: subject('배송 안내', ['{name} 배송이 궁금하세요?', '{name} 배송은요?', '배송이 궁금하세요?']),
    },
    gift: { kinds: ['use'], words: subject('선물하는 날', ['선물을 찾고 있나요?', '선물 찾나요?']) },
    ingredient: {
      kinds: ['material'],
      words: subject('재료 이야기', ['{name} 재료가 궁금하세요?', '{name} 재료는요?', '재료가 궁금하세요?']),
    },
    usage: {
      kinds: ['care'],
      words: subject('이렇게 써요', ['{name} 어떻게 쓸까요?', '어떻게 쓸까요?']),
    },
    eating: {
      kinds: ['care'],
      words: subject('이렇게 즐겨요', ['{name} 어떻게 즐길까요?', '어떻게 즐길까요?']),
    },
    hours: {
      kinds: ['service', 'place', 'measure'],
      words: subject('여는 시간', ['{name} 언제 열까요?', '언제 열까요?']),
    },
  },
  wish,
  dislike: ({ about }) => (unasked.test(about) ? null : [`${about} 건 싫다면?`]),
  titles: {
    benefit: '좋은 점',
    problem: '고민 풀기',
    offer: '가격',
    scene: '쓰는 순간',
    detail: '자세히 보기',
    new: '새 소식',
    question: '묻고 답하기',
    proof: '숫자로 보기',
    making: '만드는 이야기',
    visit: '찾아오는 길',
  },
  sceneTitle: { consumed: '즐기는 순간', serves: '찾는 순간' },
  factTitle: '사실로 보기',
}

/** Qualities that are no wish by themselves (“좋은 걸 찾는다면?” says nothing). */
const unasked =
  /^(?:좋은|많은|적은|높은|낮은|깊은|가능한|적당한|충분한|완벽한|정확한|비싼|긴|짧은|큰|작은|얇은|굵은|다양한|특별한|민감한|균일한|일정한|불편한|복잡한|어려운|강한|센|짙은)$/u

function wish({ about, named }: Quality, serves: boolean): Phrase | null {
  if (unasked.test(about) || unasked.test(about.split(' ')[0] ?? '')) return null
  const what = named
    ? `${about}${endsInConsonant(about) ? '을' : '를'}`
    : `${about} ${serves ? '곳을' : '걸'}`
  return [`${what} 찾는다면?`, `${what} 찾나요?`]
}
