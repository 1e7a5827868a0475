import { koreanLexicon } from '../lexicon/ko.ts'
import type { Quality } from '../reading/clause.ts'
import { type Phrase, type PhraseBook, subject, type Wished } from './book.ts'

/** Korean, in the 해요 style. */
export const koreanPhrases: PhraseBook = {
  look: {
    informative: ['한번 살펴볼까요?'],
    trustworthy: ['차근차근 볼까요?'],
    casual: ['자세히 볼까요?'],
    professional: ['함께 살펴볼까요?'],
    fun: ['어디 한번 볼까요?'],
    popular: ['한번 볼까요?'],
  },
  calls: {
    thing: {
      informative: [
        ['자세히 알아보세요', '알아보세요'],
        ['궁금한 점은 문의해 주세요', '문의해 주세요'],
        ['저장해 두고 참고하세요', '저장해 두세요'],
        ['메시지로 문의해 주세요', '문의해 주세요'],
      ],
      trustworthy: [
        ['편하게 문의해 주세요', '문의해 주세요'],
        ['천천히 살펴보세요', '살펴보세요'],
        ['언제든 문의해 주세요', '문의해 주세요'],
        ['꼼꼼히 살펴보세요', '살펴보세요'],
      ],
      casual: [
        ['편하게 물어보세요', '물어보세요'],
        ['편하게 주문하세요', '주문하세요'],
        ['친구에게도 알려 주세요', '알려 주세요'],
        ['잊지 않게 저장해 두세요', '저장해 두세요'],
      ],
      professional: [
        ['문의해 주시기 바랍니다', '문의 바랍니다'],
        ['자세한 내용을 확인하세요', '확인하세요'],
        ['주문 문의 바랍니다', '문의 바랍니다'],
        ['연락 주시기 바랍니다', '연락 바랍니다'],
      ],
      fun: [
        ['구경하고 가세요', '구경하세요'],
        ['궁금하면 톡 주세요', '톡 주세요'],
        ['친구한테도 알려 줘요', '알려 줘요'],
        ['꼭 저장해 둬요', '저장해 둬요'],
      ],
      popular: [
        ['지금 바로 만나 보세요', '만나 보세요'],
        ['지금 주문해 보세요', '주문해 보세요'],
        ['지금 바로 문의하세요', '문의하세요'],
        ['꼭 저장해 두세요', '저장해 두세요'],
      ],
    },
    serves: {
      informative: [
        ['궁금한 점은 문의해 주세요', '문의해 주세요'],
        ['자세히 알아보세요', '알아보세요'],
        ['저장해 두고 참고하세요', '저장해 두세요'],
        ['메시지로 문의해 주세요', '문의해 주세요'],
      ],
      trustworthy: [
        ['편하게 문의해 주세요', '문의해 주세요'],
        ['언제든 연락 주세요', '연락 주세요'],
        ['천천히 살펴보세요', '살펴보세요'],
        ['꼼꼼히 살펴보세요', '살펴보세요'],
      ],
      casual: [
        ['편하게 물어보세요', '물어보세요'],
        ['편하게 연락 주세요', '연락 주세요'],
        ['친구에게도 알려 주세요', '알려 주세요'],
        ['잊지 않게 저장해 두세요', '저장해 두세요'],
      ],
      professional: [
        ['문의해 주시기 바랍니다', '문의 바랍니다'],
        ['자세한 내용을 확인하세요', '확인하세요'],
        ['연락 주시기 바랍니다', '연락 바랍니다'],
        ['자세한 내용은 문의 바랍니다', '문의 바랍니다'],
      ],
      fun: [
        ['궁금하면 톡 주세요', '톡 주세요'],
        ['꼭 저장해 둬요', '저장해 둬요'],
        ['친구한테도 알려 줘요', '알려 줘요'],
        ['언제든 물어봐요', '물어봐요'],
      ],
      popular: [
        ['지금 바로 문의하세요', '문의하세요'],
        ['지금 연락해 보세요', '연락해 보세요'],
        ['꼭 저장해 두세요', '저장해 두세요'],
        ['주변에도 알려 주세요', '알려 주세요'],
      ],
    },
  },
  ctaFor: {
    call: ['전화 주세요'],
    book: ['지금 예약해 보세요', '예약해 보세요'],
    visit: ['편하게 들러 주세요', '들러 주세요'],
    apply: ['지금 신청해 보세요', '신청해 보세요'],
    ask: ['편하게 문의해 주세요', '문의해 주세요'],
    send: ['사진만 보내 주세요'],
    try: ['한번 체험해 보세요'],
    order: ['지금 주문해 보세요', '주문해 보세요'],
  },
  handIn: ['한번 맡겨 보세요', '맡겨 보세요'],
  offerCta: ['이 가격에 만나 보세요', '이 가격이에요'],
  spare: {
    wonder: ['왜 {name}일까요?', '뭐가 좋을까요?'],
    seek: { thing: ['{name} 찾으세요?'], serves: ['{name} 아세요?'] },
  },
  howMuch: {
    thing: ['{name} 얼마일까요?', '얼마일까요?'],
    serves: ['가격은 얼마일까요?', '얼마일까요?'],
  },
  asks,
  freeCaption: ['부담 없이 만나 보세요'],
  fresh: {
    thing: ['새로 나온 {name}'],
    serves: ['{name} 새 소식이에요', '{name} 새 소식'],
  },
  subjects: {
    benefit: subject('이런 점이 좋아요'),
    use: subject('이럴 때 좋아요'),
    material: subject('소재 이야기', ['{name} 어떤 소재일까요?', '어떤 소재일까요?']),
    making: subject('만드는 이야기'),
    measure: subject('숫자로 보면'),
    choice: subject('골라 보세요', ['{name} 뭘 고를까요?', '뭘 고를까요?']),
    care: subject('관리는 이렇게', ['{name} 어떻게 관리할까요?', '어떻게 관리할까요?']),
    place: subject('여기예요'),
    service: subject('알아 두세요'),
    feature: subject('이런 점도 있어요'),
  },
  topics: {
    colour: {
      kinds: ['choice'],
      words: subject('색을 골라요', [
        '{name} 어떤 색이 좋을까요?',
        '{name} 무슨 색일까요?',
        '무슨 색이 좋아요?',
      ]),
    },
    taste: {
      kinds: ['choice'],
      words: subject('맛을 골라요', [
        '{name} 어떤 맛이 좋을까요?',
        '{name} 무슨 맛일까요?',
        '무슨 맛이 좋아요?',
      ]),
    },
    scent: {
      kinds: ['choice'],
      words: subject('향을 골라요', [
        '{name} 어떤 향이 좋을까요?',
        '{name} 무슨 향일까요?',
        '무슨 향이 좋아요?',
      ]),
    },
    size: {
      kinds: ['choice', 'measure'],
      words: subject('크기를 보면', ['{name} 얼마나 클까요?', '크기가 궁금하세요?']),
    },
    wash: {
      kinds: ['care'],
      words: subject('세탁은 이렇게', ['{name} 어떻게 빨까요?', '어떻게 세탁할까요?']),
    },
    storage: {
      kinds: ['care'],
      words: subject('보관은 이렇게', ['{name} 어떻게 보관할까요?', '어떻게 보관할까요?']),
    },
    delivery: {
      kinds: ['service'],
      words: subject('배송 안내', ['{name} 어떻게 받을까요?', '어떻게 받을까요?']),
    },
    gift: { kinds: ['use'], words: subject('선물하는 날', ['선물을 고르고 있나요?', '선물 고르세요?']) },
    ingredient: {
      kinds: ['material'],
      words: subject('재료 이야기', ['{name} 무엇이 들었을까요?', '무엇이 들었을까요?', '뭐가 들었을까요?']),
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
  dislike: ({ about }, of) =>
    unasked.test(about) ? null : [...called(about, of, '싫으세요?'), `${about} 건 싫으세요?`],
  titles: {
    benefit: '좋은 점',
    problem: '이런 걸 찾는다면',
    offer: '가격',
    scene: '쓰는 순간',
    detail: '꼼꼼히 살펴보기',
    new: '새 소식',
    question: '묻고 답하기',
    proof: '숫자로 보기',
    making: '만드는 이야기',
    visit: '찾아오는 길',
  },
  sceneTitle: { consumed: '즐기는 순간', serves: '찾는 순간' },
  factTitle: '사실로 보기',
}

/** Qualities that are no wish by themselves (“좋은 거 찾나요?” says nothing). */
const unasked =
  /^(?:좋은|많은|적은|높은|낮은|깊은|가능한|적당한|충분한|완벽한|정확한|비싼|긴|짧은|큰|작은|얇은|굵은|다양한|특별한|민감한|균일한|일정한|불편한|복잡한|어려운|강한|센|짙은)$/u

/** “미끄러운” is wished for by nobody, “덜 미끄러운” is. */
function isUnwanted(about: string): boolean {
  return koreanLexicon.unwanted.test(about) && !about.startsWith('덜 ')
}

function wish({ about, named }: Quality, of: Wished): Phrase | null {
  if (unasked.test(about) || unasked.test(about.split(' ')[0] ?? '') || isUnwanted(about)) return null
  // Nobody asks for a colour.
  if (named && /[색빛]$/u.test(about)) return null
  if (named)
    return [
      `${about} ${/(?:향|향기|맛|풍미|소리|거품|식감|촉감)$/u.test(about) ? '좋아하세요' : of.consumed ? '생각나세요' : '필요하세요'}?`,
    ]
  return [...called(about, of, '찾으세요?'), `${about} ${of.serves ? '곳' : '거'} 어때요?`]
}

/** “따뜻한 비니 찾으세요?”: what is wished for, by what the product is. */
function called(about: string, { noun, serves }: Wished, asked: string): string[] {
  return noun === null || serves || !/^[가-힣]+$/u.test(noun) ? [] : [`${about} ${noun} ${asked}`]
}

/** What is so, and what is asked of it: only what is said of the thing, and nothing that somebody does. */
const answers: readonly (readonly [RegExp, string])[] = [
  [/(?<=선물)(?:용으)?로도? (?:좋아요|어울려요)$/u, ' 고르세요?'],
  [/(?<=수 )있어요$/u, '있을까요?'],
  // “가죽옷은 받지 않아요” is refused by somebody, and no doubt of a buyer.
  [/(?<=[가-힣](?<!받|하|쓰|팔|보내|넣|주|드리|만들|고치|다니|열|가르치|섞|바꾸)지 )않아요$/u, '않을까요?'],
  [/(?<=[가-힣]도 |[가-힣])돼요$/u, '될까요?'],
  [/가능해요$/u, '가능할까요?'],
  [/들어가요$/u, '들어갈까요?'],
  [/보여요$/u, '보일까요?'],
  [/어울려요$/u, '어울릴까요?'],
  [/(?<=[가-힣]도 )좋아요$/u, '좋을까요?'],
]

function asks(told: string): string | null {
  const [ending, asked] = answers.find(([words]) => words.test(told)) ?? []
  return ending && asked ? told.replace(ending, asked) : null
}
