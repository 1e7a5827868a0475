import type { Quality } from '../clause.ts'
import { endsInConsonant } from '../korean/hangul.ts'
import { again, type Phrase, type PhraseBook, subject } from './book.ts'

/** Korean, in the 해요 style. */
export const koreanPhrases: PhraseBook = {
  look: {
    informative: ['자세히 볼까요?'],
    trustworthy: ['꼼꼼히 보여 드릴게요', '꼼꼼히 볼게요'],
    casual: ['가까이서 같이 볼까요?', '같이 볼까요?'],
    professional: ['세부까지 살펴볼게요', '세부를 볼게요'],
    fun: ['어디, 한번 들여다볼까요?', '들여다볼까요?'],
    popular: ['가까이서 볼까요?', '가까이 볼까요?'],
  },
  lookAgain: ['조금 더 볼게요', '더 볼게요'],
  pictures: ['사진으로 만나 보세요', '사진으로 봐요'],
  slowly: ['천천히 둘러보세요', '천천히 봐요'],
  introduce: ['소개할게요'],
  asking: ['혹시 고민인가요?', '고민인가요?'],
  answer: ['답은 이거예요'],
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
  ],
  ctaFor: {
    book: ['지금 예약해 보세요', '예약해 보세요'],
    visit: ['편하게 들러 주세요', '들러 주세요'],
    apply: ['지금 신청해 보세요', '신청해 보세요'],
    ask: ['편하게 물어보세요', '물어보세요'],
  },
  offerCaption: ['이 가격에 만나 보세요', '이 가격이에요'],
  freeCaption: ['부담 없이 만나 보세요'],
  fresh: { thing: ['새로 나왔어요'], serves: ['새 소식이 있어요', '새 소식이에요'] },
  subjects: {
    benefit: subject('좋은 점', '이런 점이 좋아요', ['어떤 점이 좋을까요?', '뭐가 좋을까요?'], '장점 질문'),
    use: subject(
      '이런 순간에',
      '이럴 때 떠올려 보세요',
      ['언제 떠올리면 좋을까요?', '언제가 좋죠?'],
      '쓰임 질문',
    ),
    material: subject(
      '소재 이야기',
      '소재부터 확인해 보세요',
      ['무엇으로 만들었을까요?', '소재는 뭘까요?'],
      '소재 질문',
    ),
    making: subject(
      '만드는 이야기',
      '어떻게 만드는지 보세요',
      ['어떻게 만들었을까요?', '어떻게 만들죠?'],
      '만드는 법',
    ),
    measure: subject(
      '숫자로 보면',
      '숫자로 확인해 보세요',
      ['숫자로 말해 볼까요?', '숫자로 볼까요?'],
      '숫자로 답하기',
    ),
    choice: subject(
      '골라 보세요',
      '마음에 드는 걸로 골라 보세요',
      ['어떤 걸 고르시겠어요?', '뭘 고를까요?'],
      '고르기',
    ),
    care: subject(
      '관리는 이렇게',
      '관리 방법도 확인하세요',
      ['관리는 어떻게 할까요?', '관리는요?'],
      '관리 질문',
    ),
    place: subject('여기예요', '여기에서 만나요', ['어디로 가면 될까요?', '어디에 있죠?'], '위치 질문'),
    service: subject(
      '이용 안내',
      '이 점도 챙겨 보세요',
      ['무엇까지 해 드릴까요?', '뭘 해 주나요?'],
      '이용 질문',
    ),
    feature: subject(
      '이런 점도',
      '이런 점도 살펴보세요',
      ['어떤 점이 궁금하세요?', '뭐가 궁금해요?'],
      '궁금한 점',
    ),
  },
  again: {
    benefit: again('또 좋은 점', '이 점도 눈여겨보세요'),
    use: again('또 이런 순간', '이런 순간도 있어요'),
    material: again('조금 더 보면', '이것도 눈여겨보세요'),
    making: again('과정을 보면', '과정도 눈여겨보세요'),
    measure: again('정확히 말하면', '정확하게 말씀드려요'),
    choice: again('고르는 재미', '천천히 골라 보세요'),
    care: again('알아 두세요', '알아 두면 편해요'),
    place: again('찾아오는 길', '찾아오는 길이에요'),
    service: again('이것도 확인', '이 점도 알아 두세요'),
    feature: again('이것도 보세요', '이것도 함께 보세요'),
  },
  topics: {
    colour: {
      kinds: ['choice'],
      words: subject(
        '색을 골라요',
        '어떤 색이 좋으세요?',
        ['어떤 색을 고르시겠어요?', '무슨 색이죠?'],
        '색 고르기',
      ),
    },
    taste: {
      kinds: ['choice'],
      words: subject(
        '맛을 골라요',
        '어떤 맛이 좋으세요?',
        ['어떤 맛을 고르시겠어요?', '무슨 맛이죠?'],
        '맛 고르기',
      ),
    },
    scent: {
      kinds: ['choice'],
      words: subject(
        '향을 골라요',
        '어떤 향이 좋으세요?',
        ['어떤 향을 고르시겠어요?', '무슨 향이죠?'],
        '향 고르기',
      ),
    },
    size: {
      kinds: ['choice', 'measure'],
      words: subject(
        '크기를 보면',
        '크기도 확인해 보세요',
        ['크기가 궁금하세요?', '얼마나 클까요?'],
        '크기 질문',
      ),
    },
    wash: {
      kinds: ['care'],
      words: subject(
        '세탁은 이렇게',
        '세탁 방법도 확인하세요',
        ['세탁은 어떻게 할까요?', '세탁은요?'],
        '세탁 질문',
      ),
    },
    delivery: {
      kinds: ['service'],
      words: subject(
        '배송 안내',
        '배송도 확인해 보세요',
        ['배송은 어떻게 되나요?', '배송은요?'],
        '배송 질문',
      ),
    },
    gift: {
      kinds: ['use'],
      words: subject(
        '선물하는 날',
        '선물할 때 떠올려 보세요',
        ['누구에게 선물할까요?', '선물 찾나요?'],
        '선물',
      ),
    },
    ingredient: {
      kinds: ['material'],
      words: subject(
        '재료 이야기',
        '재료부터 확인해 보세요',
        ['무엇이 들어갔을까요?', '뭐가 들었죠?'],
        '재료 질문',
      ),
    },
    usage: {
      kinds: ['care'],
      words: subject(
        '이렇게 써요',
        '쓰는 방법도 확인하세요',
        ['어떻게 쓰면 될까요?', '어떻게 쓸까요?'],
        '쓰는 법',
      ),
    },
    eating: {
      kinds: ['care'],
      words: subject('이렇게 즐겨요', '이렇게 즐겨 보세요', ['어떻게 먹을까요?', '어떻게 먹죠?'], '먹는 법'),
    },
    hours: {
      kinds: ['service', 'place', 'measure'],
      words: subject('여는 시간', '시간도 확인하세요', ['언제 열까요?'], '여는 시간'),
    },
  },
  wish,
  dislike: ({ about }) => (unasked.test(about) ? null : [`${about} 건 싫다면?`, '고민이었다면?']),
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
  summaries: {
    benefit: '좋은 점부터 말하고',
    problem: '찾는 것을 먼저 묻고 답한 뒤',
    offer: '가격을 먼저 밝히고',
    scene: '떠올리는 순간에서 시작해',
    detail: '가까이서 자세히 보여 주고',
    new: '새 소식부터 알리고',
    question: '궁금한 것을 묻고 답한 뒤',
    proof: '확인되는 사실부터 말하고',
    making: '만드는 이야기로 시작해',
    visit: '찾아오는 길부터 알리고',
  },
  summaryOf: (angle, start, hasPrice) =>
    angle === 'offer'
      ? `${start} 이유를 들려줘요`
      : `${start} ${hasPrice ? '가격으로' : '이름으로'} 마무리해요`,
}

/** Qualities that are no wish by themselves (“좋은 걸 찾는다면?” says nothing). */
const unasked =
  /^(?:좋은|많은|적은|높은|낮은|깊은|가능한|적당한|충분한|완벽한|정확한|비싼|긴|짧은|큰|작은|얇은|굵은|다양한|특별한|민감한|균일한|일정한|불편한|복잡한|어려운|강한|센|짙은)$/u

function wish({ about, named }: Quality, serves: boolean): Phrase | null {
  if (unasked.test(about) || unasked.test(about.split(' ')[0] ?? '')) return null
  if (named) return [`${about}${endsInConsonant(about) ? '을' : '를'} 찾는다면?`, '찾고 있었나요?']
  return serves ? [`${about} 곳을 찾는다면?`, '찾고 있었나요?'] : [`${about} 걸 찾는다면?`, '찾고 있었나요?']
}
