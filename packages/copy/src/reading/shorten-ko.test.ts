import { describe, expect, it } from 'vitest'

import { splitSentences } from './segment.ts'
import { readKorean } from './shorten-ko.ts'

/** The clauses of a text, each as its variants. */
function read(text: string, name = ''): string[][] {
  return splitSentences(text).flatMap((sentence) =>
    readKorean(sentence, name.split(' ')).map(({ variants }) => variants),
  )
}

it('what is not done for one kind is said of that kind alone', () => {
  expect(read('10년 넘은 제품은 분해 불가')).toEqual([['10년 넘은 제품은 분해 불가']])
})

it('what stands after its subject ends as a sentence does', () => {
  expect(read('남성 구두 뒷굽 교체가 15,000원입니다.')).toEqual([['남성 구두 뒷굽 교체가 15,000원이에요']])
})

describe('a sentence that is longer than one row', () => {
  it('stays one where it can be read on from big words', () => {
    const long =
      '처음 누진 쓰시는 분은 어지러울 수 있어서 시험렌즈 끼고 가게 앞 계단을 오르내려 보신 다음에 맞춰요'
    expect(read(`${long}.`)).toEqual([[long]])
  })

  it('parts, even where it has room, rather than be cut inside a phrase', () => {
    expect(read('그날 아침에 뽑은 떡만 팔고 저녁 7시 넘으면 반값에 드려요.').map(([whole]) => whole)).toEqual(
      ['그날 아침에 뽑은 떡만 팔아요', '저녁 7시 넘으면 반값에 드려요'],
    )
    expect(read('5월에 딴 잎을 덖지 않고 띄운 차다.')).toHaveLength(1)
  })

  it.each([
    ['제가 직접 그린 고양이 일러스트로 만든 메모지예요.', '제가 직접 그린 고양이 일러스트로 만든 메모지'],
    ['직접 기른 들깨로 볶은 강정이에요.', '직접 기른 들깨로 볶은 강정'],
  ])(
    'tells how something is made with what is made so, where that is a part of the thing: %s',
    (text, whole) => {
      expect(read(text)).toEqual([expect.arrayContaining([whole])])
      expect(
        read(text)
          .flat()
          .filter((variant) => /^(?:제가 )?직접 \S+요$/u.test(variant)),
      ).toEqual([])
    },
  )

  it('tells what is asked for in a case with its answer', () => {
    expect(
      read('한 달 안에 시들면 사진 보내주세요 살리는 법 알려드리고 안되면 새 걸로 바꿔드려요').map(
        ([whole]) => whole,
      ),
    ).toEqual(['한 달 안에 시들면 사진 보내주세요, 살리는 법 알려드리고 안되면 새 걸로 바꿔드려요'])
    expect(read('무서우신 분은 미리 말씀해 주세요, 천천히 할게요.')).toHaveLength(1)
  })

  it('parts after a verb that links where it has no room, and each part has an end of its own', () => {
    expect(
      read(
        '배와 허리를 함께 포근하게 받쳐 주는 커다란 U자 모양이고 커버는 지퍼로 쉽게 벗겨서 세탁기에 돌릴 수 있어요.',
      ).map(([whole]) => whole),
    ).toEqual([
      '배와 허리를 함께 포근하게 받쳐 주는 커다란 U자 모양',
      '커버는 지퍼로 쉽게 벗겨서 세탁기에 돌릴 수 있어요',
    ])
  })

  it('parts at the comma of its writer after a verb that adds, and stays one where it has room', () => {
    expect(read('국산 팥을 하루 동안 불려서 삶고, 설탕을 절반으로 줄여 달지 않게 만들었어요.')).toEqual([
      ['국산 팥을 하루 동안 불려서 삶아요'],
      ['설탕을 절반으로 줄여 달지 않게 만들었어요'],
    ])
    expect(read('국산 팥을 하루 동안 불려서 삶아 설탕 없이 만들었어요.')).toHaveLength(1)
  })

  it.each([
    [
      '서울 경기 배송 설치 무료, 3개월 안에 고장나면 무료로 고쳐드려요.',
      ['서울 경기 배송 설치 무료', '3개월 안에 고장나면 무료로 고쳐드려요'],
    ],
    [
      '텀블러 가져오시면 500원 할인, 우유는 오트밀크로 무료 변경 돼요.',
      ['텀블러 가져오시면 500원 할인', '우유는 오트밀크로 무료 변경 돼요'],
    ],
    [
      '아이 책상이나 캠핑 가서 쓰기 좋고 1년 안에 불량이면 1대1 교환해 드려요.',
      ['아이 책상이나 캠핑 가서 쓰기 좋아요', '1년 안에 불량이면 1대1 교환해 드려요'],
    ],
    [
      '손톱 케어까지 다 해서 한 시간 반 정도 걸리고 2주 안에 들뜨면 무료로 보수해 드려요.',
      ['손톱 케어까지 다 해서 한 시간 반 정도 걸려요', '2주 안에 들뜨면 무료로 보수해 드려요'],
    ],
    [
      '아이스박스에 담아 당일 발송하고 제주는 배송비 3천원 추가예요.',
      ['아이스박스에 담아 당일 발송하고 제주는 배송비 3천원 추가예요'],
    ],
    [
      '실 4볼, 코바늘, 가죽 손잡이까지 한 상자에 담았고 보통 이틀 저녁이면 완성하시더라고요.',
      ['실 4볼, 코바늘, 가죽 손잡이까지 한 상자에 담았어요', '보통 이틀 저녁이면 완성하시더라고요'],
    ],
    [
      '925 은으로 두 시간이면 만들어서 당일 바로 끼고 가실 수 있고 안쪽 각인은 10글자까지 무료예요.',
      ['925 은으로 두 시간이면 만들어서 당일 바로 끼고 가실 수 있어요', '안쪽 각인은 10글자까지 무료'],
    ],
    [
      '전통상, 병풍, 돌잡이 용품까지 다 포함이고 2박 3일 쓰시고 박스에 그대로 담아 문 앞에 두시면 기사님이 가져가십니다.',
      [
        '전통상, 병풍, 돌잡이 용품까지 다 포함',
        '2박 3일 쓰시고 박스에 그대로 담아 문 앞에 두시면 기사님이 가져가세요',
      ],
    ],
  ])('parts where one thought ends, with what belongs to each: %s', (text, thoughts) => {
    expect(read(text).map(([whole]) => whole)).toEqual(thoughts)
  })

  it.each([
    ['3개 사시면 배송 무료, 스티커도 같이 넣어드려요.', '3개 사시면 배송 무료, 스티커도 같이 넣어드려요'],
    ['배송 무료, 제주는 3천원 더 받아요.', '배송 무료, 제주는 3천원 더 받아요'],
    ['맵기는 순한맛, 보통맛 두 가지.', '맵기는 순한맛, 보통맛 두 가지'],
    ['다리는 천으로 감쌌고 등판은 접이식입니다.', '다리는 천으로 감쌌고 등판은 접이식이에요'],
    ['직접 입어보고 안 맞으면 바꿔드려요.', '직접 입어보고 안 맞으면 바꿔드려요'],
  ])('stays one where a case, a limit or a topic is of all of it: %s', (text, whole) => {
    expect(read(text)).toEqual([expect.arrayContaining([whole])])
  })

  it('parts where its writer forgot the stop', () => {
    expect(read('서리 맞은 부사만 보내드려요 마지막 두 달은 약을 안 쳐요').map(([whole]) => whole)).toEqual([
      '서리 맞은 부사만 보내드려요',
      '마지막 두 달은 약을 안 쳐요',
    ])
  })
})

describe('shortening Korean', () => {
  it.each([
    [
      '가볍고 따뜻해서 한겨울에도 좋아요.',
      [['가볍고 따뜻해요', '따뜻해요', '가벼워요'], ['한겨울에도 좋아요']],
    ],
    [
      '발등이 그물처럼 짜여 있어 오래 달려도 땀이 차지 않아요.',
      [['발등이 그물처럼 짜여 있어요'], ['오래 달려도 땀이 차지 않아요']],
    ],
    ['손세탁할 수 있어요.', [['손세탁할 수 있어요', '손세탁 가능']]],
    ['네 가지 색이 있습니다.', [['네 가지 색이 있어요', '네 가지 색']]],
    ['향이 은은해요.', [['향이 은은해요', '은은한 향']]],
    ['길이는 30cm예요.', [['길이는 30cm', '길이 30cm']]],
    ['국산 콩으로 만든 두부예요.', [['국산 콩으로 만든 두부', '국산 콩으로 만들었어요', '국산 콩 두부']]],
    [
      '매일 아침 직접 구운 식빵을 문 앞까지 보내 드려요.',
      [['매일 아침 직접 구운 식빵을 문 앞까지 보내 드려요', '매일 아침 직접 구운 식빵', '직접 구운 식빵']],
    ],
    [
      '주머니가 양쪽에 두 개 있어요.',
      [['주머니가 양쪽에 두 개 있어요', '주머니 양쪽에 두 개', '주머니 두 개']],
    ],
    ['저희 가게는 합정역 2번 출구 앞에 있어요.', [['합정역 2번 출구 앞에 있어요', '합정역 2번 출구 앞']]],
    ['색상: 블랙, 화이트, 그레이', [['색상: 블랙, 화이트, 그레이']]],
    ['직접 로스팅해서 향이 진합니다.', [['직접 로스팅해서 향이 진해요', '향이 진해요', '진한 향']]],
    ['무게는 480g이라 침실에 들고 다니기 좋아요.', [['무게는 480g이라 침실에 들고 다니기 좋아요']]],
    ['룸이 4개 있어서 가족모임에 잘 맞아요.', [['룸이 4개 있어서 가족모임에 잘 맞아요']]],
    [
      '커버는 순면이고, 물세탁할 수 있어요.',
      [['커버는 순면'], ['커버는 물세탁할 수 있어요', '커버는 물세탁 가능']],
    ],
    ['등받이가 높아서 편해요.', [['등받이가 높아서 편해요', '높은 등받이', '편해요']]],
  ])('shortens %s', (text, clauses) => {
    expect(read(text)).toEqual(clauses)
  })

  it.each([
    '무겁지 않아요.',
    '설탕을 넣지 않았어요.',
    '맵고 짜지 않아요.',
    '농약을 치지 않고 키웠어요.',
    '안감이 없어요.',
    '향이 독하지 않고 은은하게 퍼져요.',
  ])('takes nothing out of a denial: %s', (text) => {
    expect(read(text)).toEqual([[text.replace('.', '')]])
  })

  it.each([
    '3만원 이상 사시면 무료로 배송해 드려요.',
    '예약할 때 말씀하시면 자리를 맡아 드려요.',
    '주말에만 무료로 배송해요.',
    '처음 오시면 두 번째 수업이 무료예요.',
    '회원이면 무료 각인이 있고 배송이 빨라요.',
    '겨울에만 향이 은은해요.',
  ])('keeps a condition with what it allows: %s', (text) => {
    expect(read(text)).toHaveLength(1)
    expect(read(text)[0]).toHaveLength(1)
  })

  it('keeps in parentheses what its writer put there', () => {
    expect(read('무료 배송(제주 제외)')).toEqual([['무료 배송(제주 제외)']])
    expect(read('작은 먼지가 두 개 있어요 (사진엔 안 나와요).')).toEqual([
      ['작은 먼지가 두 개 있어요 (사진엔 안 나와요)'],
    ])
    expect(read('울 100%(뉴질랜드산)')).toEqual([['울 100%(뉴질랜드산)']])
  })

  it.each([
    ['강아지랑 같이 오셔도 돼요~ 대신 침대에는 올리지 말아 주세요.', 1],
    ['당일 배송해요. 단, 오전에 주문해 주세요.', 1],
    ['당일 배송해요. 오전에 주문해 주세요.', 2],
    ['당일 배송해요\n단, 오전에 주문해 주세요.', 2],
  ])('tells a sentence with the one that limits it, where both fit: %s', (text, sentences) => {
    expect(read(text)).toHaveLength(sentences)
  })

  it.each([
    '가죽을 직접 보고 고를 수 있어요.',
    '머리를 감고 두피에 골고루 바르고 헹궈 주세요.',
    '기다리지 않고 바로 받아요.',
    '책을 읽지 않고 오셔도 괜찮아요.',
    '국민 간식이라 불려요.',
    '수도권은 배송비가 없고 그 외 지역은 5만원 받아요.',
    '악보 못 읽어도 상관없어요 저희 수강생 절반이 그랬는데 석달이면 한 곡은 치더라고요.',
    '실은 아기가 물고 빨아도 되는 유기농 면이라 눈도 단추가 아니라 실로 수놓았어요.',
  ])('does not cut what is one thought: %s', (text) => {
    expect(read(text)).toHaveLength(1)
  })

  it.each([
    ['아홉 번 덖은 차다.', '아홉 번 덖은 차'],
    ['500미터에서 키운 부사고요, 지난주에 땄어요.', '500미터에서 키운 부사'],
    ['저희가 고친 다음에 찍으니까 걱정 마시고요.', '저희가 고친 다음에 찍으니까 걱정 마세요'],
    ['퇴근길에 찾아갈 수 있어.', '퇴근길에 찾아갈 수 있어요'],
    ['깻가루가 조금 가라앉는데 정상이에요.', '깻가루가 조금 가라앉는데 정상이에요'],
    ['은 92.5%에 작은 원석 하나.', '은 92.5%에 작은 원석 하나'],
    ['딸이 손질하고 엄마가 포장합니다.', '딸이 손질하고 엄마가 포장해요'],
    ['갈아내지 않고 벗기는 방식이라 손상이 덜하거든요.', '갈아내지 않고 벗기는 방식이라 손상이 덜해요'],
    ['아버지가 통영에서 배를 타시거든요.', '아버지가 통영에서 배를 타시거든요'],
    ['석달이면 한 곡은 치더라고요.', '석달이면 한 곡은 치더라고요'],
    ['상판 두께는 30mm다.', '상판 두께는 30mm'],
    ['아픈 분은 미리 말해라 거기에 맞춰서 짜준다.', '아픈 분은 미리 말해 주세요, 거기에 맞춰서 짜드려요'],
    ['장날(5일, 10일)엔 읍내 장터에 있어요.', '장날(5일, 10일)엔 읍내 장터에 있어요'],
    ['줄 길이는 40cm + 3cm로 조절돼요.', '줄 길이는 40cm + 3cm로 조절돼요'],
  ])('ends as it is said: %s', (text, whole) => {
    expect(read(text)[0]?.[0]).toBe(whole)
  })

  it('takes no thing out of what a verb is for, and asks for no quality of somebody', () => {
    const [forms = []] = read('코바늘 처음 잡아보시는 분도 따라할 수 있게 영상 QR이 들어 있어요.')
    expect(forms.filter((text) => !text.endsWith('있어요'))).toEqual([])
    const qualities = splitSentences('한 타임에 한 마리만 봐서 겁 많은 아이도 괜찮아요.').flatMap(
      (sentence) => readKorean(sentence, []).map(({ quality }) => quality),
    )
    expect(qualities).toEqual([null])
  })

  it('never parts a number from what it counts', () => {
    expect(read('재활용 플라스틱 80% 사용')).toEqual([['재활용 플라스틱 80% 사용', '재활용 플라스틱 80%']])
    expect(read('라벤더, 쑥, 숯 세 가지 향이 있어요.')).toEqual([
      ['라벤더, 쑥, 숯 세 가지 향이 있어요', '세 가지 향'],
    ])
    expect(read('크기는 2S~M이 섞여 있어요.')).toEqual([['크기는 2S~M이 섞여 있어요']])
  })

  it('keeps the owner’s question a question', () => {
    expect(read('손이 자주 트세요?')).toEqual([['손이 자주 트세요?']])
  })

  it('sees sentences end at pictures, waves and missing blanks', () => {
    expect(read('방수 조끼예요🐶 안감이 부드러워요~ 가벼워요.따뜻해요').map(([first]) => first)).toEqual([
      '방수 조끼',
      '안감이 부드러워요',
      '가벼워요',
      '따뜻해요',
    ])
  })
})
