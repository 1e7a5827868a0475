import { describe, expect, it } from 'vitest'

import { splitSentences } from './segment.ts'
import { readKorean } from './shorten-ko.ts'

/** The clauses of a text, each in its longest form. */
function read(text: string): (string | undefined)[] {
  return splitSentences(text).flatMap((sentence) =>
    readKorean(sentence, []).map(({ variants: [whole] }) => whole),
  )
}

describe('two sentences that their owner put no stop between', () => {
  it.each([
    [
      '강서구 양천구는 30분이면 가요 새벽에도 전화 받습니다',
      ['강서구 양천구는 30분이면 가요, 새벽에도 전화 받아요'],
    ],
    [
      '급하신 분은 전화주시면 올려놔요 반찬은 매일 다섯가지 바뀌고 더 달라하시면 더 드려요',
      ['급하신 분은 전화주시면 올려놔요', '반찬은 매일 다섯가지 바뀌고 더 달라하시면 더 드려요'],
    ],
    ['못 뚫으면 돈 안받아요 출장비도 안받음', ['못 뚫으면 돈 안받아요, 출장비도 안받음']],
    ['현관 도어락 설치합니다 국산만 써요', ['현관 도어락 설치해요, 국산만 써요']],
    ['차 갖고 오지 마세요 시음이 있어요', ['차 갖고 오지 마세요, 시음이 있어요']],
    ['전화상담은 안받아요 얼굴 보고만 합니다', ['전화상담은 안받아요, 얼굴 보고만 해요']],
    [
      '끝나고 복기하면서 다 풀고 보내요 차량은 없습니다',
      ['끝나고 복기하면서 다 풀고 보내요', '차량은 없어요'],
    ],
    ['주차 안됩니다 을지로3가역 11번출구', ['주차 안돼요', '을지로3가역 11번출구']],
    ['흙탕물에서 노는게 더 재밌어요 번개치면 안가요', ['흙탕물에서 노는게 더 재밌어요', '번개치면 안가요']],
    ['쥐는 안해요 평택 안성 천안', ['쥐는 안해요', '평택 안성 천안']],
    ['지하에 주차장있음 바닥 비닐 다 깔아요', ['지하에 주차장있음', '바닥 비닐 다 깔아요']],
    ['민물새우 튀김 한접시 나갑니다 떨어지면 없고요', ['민물새우 튀김 한접시 나가요, 떨어지면 없어요']],
    ['좀 갈라진 게 있어요 맛은 상관없구요', ['좀 갈라진 게 있어요, 맛은 상관없어요']],
    ['유청을 24시간 빼서 꾸덕합니다 숟가락이 서요', ['유청을 24시간 빼서 꾸덕해요, 숟가락이 서요']],
    [
      '당근에서 사면 불안하시죠 한시간 써보고 가져가세요',
      ['당근에서 사면 불안하시죠, 한시간 써보고 가져가세요'],
    ],
    ['짭니다 마트된장 반만 넣으세요', ['짭니다, 마트된장 반만 넣으세요']],
    ['괴산 올갱이만 써유 남편이 새벽에 잡아와유', ['괴산 올갱이만 써유', '남편이 새벽에 잡아와유']],
  ])('are told apart, or with a comma: %s', (text, told) => {
    expect(read(text)).toEqual(told)
  })

  it('end in a dialect as its owner wrote them', () => {
    expect(read('옆동네 꺼 섞어서 짭니다 전부 국산이여라')).toEqual([
      '옆동네 꺼 섞어서 짭니다, 전부 국산이여라',
    ])
    expect(read('다 떨어지면 고마 문 닫심더 점심 지나면 없을 때가 많아예')).toEqual([
      '다 떨어지면 고마 문 닫심더',
      '점심 지나면 없을 때가 많아예',
    ])
  })

  it.each([
    '말씀하시믄 손질해서 보내드려라, 살아있는거만 못하긴 해도',
    '밴드는 해지기 전까지만요, 동네 어르신들 주무셔서',
    '대멸은 내장만 떼고 쓰이소, 머리는 놔두고',
  ])('keep what is added at the end: %s', (added) => {
    expect(read(added.replace(',', ''))).toEqual([added])
  })

  it('are one where the first is no sentence', () => {
    const one = '첫 수업 들어보고 아니다 싶으면 환불해드려요'
    expect(read(one)).toEqual([one])
  })
})

describe('a remark in the middle of what has no stops', () => {
  it('stays with the sentence that it limits', () => {
    expect(
      read('창 사이즈 재러 무료로 갑니다(광주 전지역) 원단 200종 들고 가서 집에서 보고 고르세요'),
    ).toEqual(['창 사이즈 재러 무료로 가요(광주 전지역)', '원단 200종 들고 가서 집에서 보고 고르세요'])
  })
})

it('from when until when one may come is told by itself', () => {
  expect(read('운동복은 빌려드려요. 오전 6시 ~ 밤 10시')).toEqual([
    '운동복은 빌려드려요',
    '오전 6시 – 밤 10시',
  ])
})

it('how many minutes a class takes is told with what it costs', () => {
  expect(read('물레 원데이 1인 5만원 / 1시간 30분 / 작품 1개 소성 포함')).toEqual([
    '물레 원데이 1인 5만원, 1시간 30분, 작품 1개 소성 포함',
  ])
})

describe('what says nothing without the sentence before is told with it', () => {
  it.each([
    ['당일 취소는 환불 안돼요ㅠ 3일전까지는 다 해드려요', '당일 취소는 환불 안돼요, 3일전까지는 다 해드려요'],
    ['한달 뒤에 한번 더 가요. 그래도 나오면 계속 갑니다.', '한달 뒤에 한번 더 가요, 그래도 나오면 계속 가요'],
    ['화 목 토만 구워요. 오전 11시 나옵니다.', '화 목 토만 구워요, 오전 11시 나와요'],
    ['말 없이 하는 요가입니다. 그래서 음악도 안틀어요.', '말 없이 하는 요가예요, 그래서 음악도 안틀어요'],
    ['빨라지는 경우 많아요. 그럼 3만원만 받아요.', '빨라지는 경우 많아요, 그럼 3만원만 받아요'],
    ['무르면 100% 환불! 받은 날 사진만 주세요', '무르면 100% 환불, 받은 날 사진만 주세요'],
    ['콩 심어 메주 쑤고 띄웁니다. 다 우리가 해요.', '콩 심어 메주 쑤고 띄워요, 다 우리가 해요'],
    ['비오는 날이 더 바빠요. 그런날은 맡기고 오세요.', '비오는 날이 더 바빠요, 그런날은 맡기고 오세요'],
  ])('%s', (text, told) => {
    expect(read(text)).toEqual([told])
  })
})

it('what is guessed with a question mark is not asked', () => {
  expect(read('시간은 1시간 반 정도? 그늘에서 일주일 말려요')).toEqual([
    '시간은 1시간 반 정도',
    '그늘에서 일주일 말려요',
  ])
})

it('what one has caught is no verb of hanging, nor of lasting', () => {
  expect(read('죽방렴에서 건진 멸칩니다')).toEqual(['죽방렴에서 건진 멸치'])
  expect(read('쏘가리 다 직접 잡은 겁니다')).toEqual(['쏘가리 다 직접 잡은 거예요'])
  expect(read('금요일에 새 물건 겁니다')).toEqual(['금요일에 새 물건 걸어요'])
})

describe('a sentence that has room is not torn', () => {
  it.each([
    '얼룩 있는 옷은 천원 코너에 따로 있어요',
    '분재 분갈이 소 2만원 중 4만원, 대는 보고 말씀드림',
    '요양보호사 자격증 있고 7년 했어요',
    '안치는 피아노 삽니다',
    '방부제 없어서 냉동보관 꼭! 해주세요',
    '책은 800권쯤 있고 다 제가 읽고 고른 책이에요',
    '새벽 2시까지 하고 일요일은 밤 10시까지만',
    '당근에서 사면 불안하시죠',
    '손글씨로 옮겨 적어서 등기로 보내드려요',
    '끓여서 드릴까요 그냥 드릴까요 물어보니까 말씀하세요',
  ])('%s', (text) => {
    expect(read(text)).toEqual([text.replace('!', '')])
  })
})

describe('what is told of by itself', () => {
  it.each([
    ['공장 오시면 국수 말아드립니다 공짜. 택배는 3봉부터요.', '택배는 3봉부터요'],
    [
      '한팩 5천원 국은 6천원. 메뉴는 매일 두가지만 해요 많이 못만들어서요.',
      '메뉴는 매일 두가지만 해요, 많이 못만들어서요',
    ],
    ['늦으시면 문 닫혀있어요. 몸 뻣뻣한분 많습니다 저도 그랬어요.', '몸 뻣뻣한분 많아요, 저도 그랬어요'],
  ])('is not told with the sentence before: %s', (text, told) => {
    expect(read(text)).toContain(told)
  })
})

it('another hour that is offered is no time of the sentence before', () => {
  expect(read('동네 골목부터 천천히 돌아요. 새벽 6시도 됩니다.')).toEqual([
    '동네 골목부터 천천히 돌아요',
    '새벽 6시도 돼요',
  ])
})

it('a price is not that of what there is, too', () => {
  const variants = splitSentences('1.5kg 6천원 중면도 있어요').flatMap((sentence) =>
    readKorean(sentence, []).flatMap((clause) => clause.variants),
  )
  expect(variants).toEqual(['1.5kg 6천원 중면도 있어요'])
})

it('until when an offer holds leans on the offer', () => {
  const clauses = splitSentences('일주일 안에 풀리면 다시 해드려요 한달 지나서는 안돼요').flatMap(
    (sentence) =>
      readKorean(sentence, []).map(({ variants: [whole], refersBack }) => [whole, refersBack === true]),
  )
  expect(clauses).toEqual([
    ['일주일 안에 풀리면 다시 해드려요', false],
    ['한달 지나서는 안돼요', true],
  ])
})

describe('a Korean owner’s own sentence', () => {
  it.each([
    // A dialect is not ended in the standard language.
    [
      '유월 말에 뜨는디 올해는 비가 와갖고 300병밖에 안 나왔소',
      ['유월 말에 뜨는디 올해는 비가 와갖고 300병밖에 안 나왔소'],
    ],
    [
      '5키로 22000원, 10키로 38000원 택배비 다 들었고, 크기는 섞어서 보내니더',
      ['5키로 22000원', '10키로 38000원 택배비 다 들었고, 크기는 섞어서 보내니더'],
    ],
    ['우리 어멍이 물질행 잡은 거우다', ['우리 어멍이 물질행 잡은 거우다']],
    // Who it is for stays.
    ['식당은 열자루 넘으면 찾아갑니다', ['식당은 열자루 넘으면 찾아가요']],
    ['상품정보: 높이 85cm', ['높이 85cm']],
    ['주 1회 한 달에 네 번이고 16만원이에요', ['주 1회 한 달에 네 번이고 16만원이에요']],
    ['시간당 2만원이고 기본이 두시간부터예요', ['시간당 2만원이고 기본이 두시간부터예요']],
    ['침구랑 냉장고 다 있고 샤워실은 없어요', ['침구랑 냉장고 다 있고 샤워실은 없어요']],
    ['바로 배 따고 말려요', ['바로 배 따고 말려요']],
    // A price, and what is of something else.
    ['서울까지 13만원 기사가 같이 들어드려요', ['서울까지 13만원', '기사가 같이 들어드려요']],
    ['한 팩이 12000원, 콩고물은 따로 싸드려요', ['한 팩이 12000원', '콩고물은 따로 싸드려요']],
    [
      '돌침대는 안받습니다 당일도 전화주시면 되는날 있음',
      ['돌침대는 안받아요', '당일도 전화주시면 되는날 있음'],
    ],
    ['김치는 안 나가요 신정동 목동까지만 갑니다', ['김치는 안 나가요', '신정동 목동까지만 가요']],
    [
      '생들기름은 2만원 직접 농사지은 들깨로만 짜요 토요일은 오전만',
      ['생들기름은 2만원', '직접 농사지은 들깨로만 짜요', '토요일은 오전만'],
    ],
    ['신발은 가져오세요 없으면 천원에 빌려드림', ['신발은 가져오세요, 없으면 천원에 빌려드림']],
    ['새벽배송 서울 전지역, 경기 일부', ['새벽배송 서울 전지역, 경기 일부']],
    // What leans on the sentence before stays with it.
    [
      '벌레 먹은 게 가끔 있어유 말씀하시믄 더 넣어 드려유',
      ['벌레 먹은 게 가끔 있어유, 말씀하시믄 더 넣어 드려유'],
    ],
    [
      '비행기 늦어도 기다립니다 한시간까지는 추가 없어요',
      ['비행기 늦어도 기다려요, 한시간까지는 추가 없어요'],
    ],
    ['노키즈 아니에요 아이들도 와도 돼요', ['노키즈 아니에요, 아이들도 와도 돼요']],
    ['보통 이주쯤 걸립니다 색은 7가지', ['보통 이주쯤 걸려요', '색은 7가지']],
    ['초는 드리는데 폭죽은 안드려요 배달은 만원', ['초는 드리는데 폭죽은 안드려요', '배달은 만원']],
    ['비 오면 실내구장으로 옮겨요 취소 안 해요', ['비 오면 실내구장으로 옮겨요, 취소 안 해요']],
    ['저녁에 찾아가세요 속통은 새로 씌워드려요', ['저녁에 찾아가세요', '속통은 새로 씌워드려요']],
  ])('%s', (text, told) => {
    expect(read(text)).toEqual(told)
  })
})

it.each([
  [
    '굽갈이 여자구두 6천원 남자구두 만원입니다. 10분이면 되니 앉아서 기다리세요',
    '굽갈이 여자구두 6천원 남자구두 만원이에요, 10분이면 되니 앉아서 기다리세요',
  ],
  [
    "밑줄이나 메모가 있는 책이 섞일 수 있는데, 그게 싫으시면 '깨끗한 책만'이라고 써 주세요",
    '밑줄이나 메모가 있는 책이 섞일 수 있는데, 그게 싫으시면 깨끗한 책만이라고 써 주세요',
  ],
  ['택배비 포함이며 방문수령 시 3천원 빼드립니다', '택배비 포함이며 방문수령 시 3천원 빼드립니다'],
  ['한 달 8만원이며 한 반에 다섯 분까지만 받습니다', '한 달 8만원이며 한 반에 다섯 분까지만 받습니다'],
  ['2인 20분 2만원, 1명 추가 5천원, 최대 6명', '2인 20분 2만원, 1명 추가 5천원, 최대 6명'],
])('“%s” is one: what leans on it stays, and its style is one', (text, whole) => {
  expect(read(text)).toEqual([whole])
})

it.each([
  [
    '도어락 고장 문열림 다 합니다 현관문 문여는거 주간 3만 야간(밤10시~아침7시) 5만',
    ['도어락 고장 문열림 다 해요', '현관문 문여는거 주간 3만 야간(밤10시~아침7시) 5만'],
  ],
  [
    '같은 자리 한기 추가마다 5만원이고 차에서 내려 걸어서 20분 넘으면 3만원 더 받아유',
    ['같은 자리 한기 추가마다 5만원', '차에서 내려 걸어서 20분 넘으면 3만원 더 받아유'],
  ],
  ['제품명 천일염(굵은소금)', ['천일염(굵은소금)']],
  ['확인 안되면 안엽니다', ['확인 안되면 안 열어요']],
])('“%s”: a price keeps its hours and its thing, and a verb its form', (text, parts) => {
  expect(read(text)).toEqual(parts)
})
