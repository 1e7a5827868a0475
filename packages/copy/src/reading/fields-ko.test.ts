import { expect, it } from 'vitest'

import { clausesOf } from '../corpus/clauses.ts'

it.each([
  ['소재\n- 국산 느티나무 통원목', '소재: 국산 느티나무 통원목'],
  ['■ 배송비 ■\n도서산간 3천원', '배송비: 도서산간 3천원'],
  ['재질 | 뉴질랜드 소나무 원목', '재질: 뉴질랜드 소나무 원목'],
  ['크기 - 가로 30cm', '크기: 가로 30cm'],
  ['〈포함〉\n국, 반찬 4가지, 수저', '포함: 국, 반찬 4가지, 수저'],
  ['[포함] 가죽 케이스', '포함: 가죽 케이스'],
  ['[여자]\n인중 10,000\n가슴 50,000', '여자: 인중 10,000원, 가슴 50,000원'],
  ['보관 : 서늘한 곳에서 1주일', '보관: 서늘한 곳에서 1주일'],
  ['배송-무료', '배송: 무료'],
  ['배송안내: 2~3일', '배송안내: 2~3일'],
  ['A/S : 구입 후 2년 무상', 'A/S: 구입 후 2년 무상'],
  ['배송: 수도권 직접 설치, 지방 화물 착불', '배송: 수도권 직접 설치, 지방 화물 착불'],
])('a field of a form keeps its name: %j', (text, said) => {
  expect(clausesOf(text)).toEqual([said])
})

it('each item of a price list stands under the heading of its own list', () => {
  const list = '[여자]\n겨드랑이 15,000\n팔 전체 40,000\n다리 전체 60,000\n[남자]\n인중 10,000\n가슴 50,000'
  expect(clausesOf(list)).toEqual([
    '여자: 겨드랑이 15,000원, 팔 전체 40,000원',
    '여자: 다리 전체 60,000원',
    '남자: 인중 10,000원, 가슴 50,000원',
  ])
})

it('a label that says for how long stays with its prices', () => {
  expect(clausesOf('하루 요금: 135,000원 / 쌍둥이 185,000원')).toEqual([
    '하루 요금: 135,000원, 쌍둥이 185,000원',
  ])
})

it('a list too long for one scene is said in two, each under its name', () => {
  expect(
    clausesOf('구성: 4인용 텐트, 타프, 매트 4장, 랜턴 2개, 접이식 의자 4개, 2구 버너, 코펠 세트'),
  ).toEqual(['구성: 4인용 텐트, 타프, 매트 4장, 랜턴 2개, 접이식 의자 4개', '구성: 2구 버너, 코펠 세트'])
})

it.each(['[이용안내]', '상품 상세', '〈메뉴〉', '주의사항', '★ 가격표 ★'])(
  'a heading under which each line says what it is becomes no scene: %s',
  (heading) => {
    expect(clausesOf(`${heading}\n식기세척기에 넣지 마세요`)).toEqual(['식기세척기에 넣지 마세요'])
  },
)

it('a heading in brackets before a field is not said with it', () => {
  expect(clausesOf('[옵션]\n수건 색: 흰색, 회색\n글씨체: 바탕체')).toEqual([
    '수건 색: 흰색, 회색',
    '글씨체: 바탕체',
  ])
  expect(clausesOf('[상품정보] 재질: 대추나무(벽조목)')).toEqual(['재질: 대추나무(벽조목)'])
})

it.each([
  '구성: 매트 4장, 랜턴 2개 (침낭은 없어요)',
  '준비물: 없음 (침대, 오일 다 가져갑니다)',
  '점검비 무료 (수리 안하셔도)',
  '바베큐: 2인 2만원(숯, 그릴 포함)',
])('what stands in parentheses is no item of a list: %s', (text) => {
  expect(clausesOf(text)).toEqual([text])
})

it('a price list without the word for money, and what there is and what not, are said whole', () => {
  expect(clausesOf('팔 전체 40,000\n다리 전체 60,000')).toEqual(['팔 전체 40,000원, 다리 전체 60,000원'])
  expect(clausesOf('온수샤워장 O, 개수대 O, 매점 X')).toEqual(['온수샤워장 O, 개수대 O, 매점 X'])
  expect(clausesOf('강남 서초 무료, 그 외 1만원')).toEqual(['강남 서초 무료, 그 외 1만원'])
})

it.each([
  ['배터리 교체 6만~', '배터리 교체 6만부터'],
  ['떡 세트 15만원~(보자기 포장)', '떡 세트 15만원부터(보자기 포장)'],
])('a price that goes up from a sum says so: %s', (text, said) => {
  expect(clausesOf(text)).toEqual([said])
})

it('two lines with a bar are a form, whatever its fields are called', () => {
  expect(clausesOf('정원 | 6명\n보강 | 월 1회')).toEqual(['정원: 6명', '보강: 월 1회'])
})

it('what leads to what is said whole', () => {
  expect(clausesOf('체험 1회 3만원 → 등록시 차감')).toEqual(['체험 1회 3만원 → 등록시 차감'])
})

it.each([
  '단순변심 환불X, 상해서 오면 100% 환불',
  '맡기고 보통 당일 저녁에 찾아가심, 수요일 휴무',
  '헬멧 무료, 아이안장 있음',
  '카드O, 현금영수증O',
  '일요일 휴무, 토 14시까지',
])('two facts of a notice side by side are parted by a comma: %s', (said) => {
  expect(clausesOf(said.replace(',', '')).join(', ')).toBe(said)
})

it.each([
  ['월수금 06:30 / 10:00 / 19:30 / 20:40', ['월수금 06:30, 10:00, 19:30, 20:40']],
  ['1) 5인상 18만 2) 10인상 28만', ['5인상 18만, 10인상 28만']],
  ['안 사는 책 - 전집, 교과서, 수험서', ['안 사는 책 – 전집, 교과서, 수험서']],
  ['보일러 교체 65만\n(연통, 폐보일러 수거 포함)', ['보일러 교체 65만 (연통, 폐보일러 수거 포함)']],
  ['귓속형 1채널~ 120만부터', ['귓속형 1채널 120만부터']],
  ['실내 착용 후 교환 가능, 밑창 오염시 X', ['실내 착용 후 교환 가능, 밑창 오염시 X']],
  ['평일 11시 14시, 토 10시 13시', ['평일 11시 14시, 토 10시 13시']],
  ['메뉴 : 갈비찜, 잡채, 샐러드', ['메뉴: 갈비찜, 잡채, 샐러드']],
  ['10시까지 카톡 주문 ➡ 저녁 5시 배달', ['10시까지 카톡 주문 → 저녁 5시 배달']],
  ['7,900원 → 3개 이상 구매시 개당 7,000원', ['7,900원 → 3개 이상 구매시 개당 7,000원']],
  ['7,900원 → 7,000원', ['7,900원에서 7,000원으로']],
  ['커튼 맞춤하는 집 입니다', ['커튼 맞춤하는 집']],
  ['픽업: ○○초 정문', ['픽업: OO초 정문']],
  ['-하자 5년-', ['하자 5년']],
  ['초 1개, 나이프 포함', ['초 1개, 나이프 포함']],
  ['2인 4찬+국 1 : 월 24만', ['2인 4찬+국 1: 월 24만']],
  ['24시간 출동 강서 양천 구로', ['24시간 출동 강서 양천 구로']],
  ['죽어서 와도 싱싱해요 걱정 ㄴㄴ', ['죽어서 와도 싱싱해요, 걱정 ㄴㄴ']],
])('what a shop’s page writes on one line is said whole: %j', (text, said) => {
  expect(clausesOf(text)).toEqual(said)
})

it.each([
  ['[보증금] 100,000원 / 반납 다음날 환불', ['보증금: 100,000원, 반납 다음날 환불']],
  ['[1회 클래스] 70,000원\n[인원] 2~4명', ['1회 클래스: 70,000원', '인원: 2~4명']],
  ['[브레이크] 15:00~16:30\n[우산] 2개 빌려드림', ['브레이크: 15:00~16:30', '우산: 2개 빌려드림']],
])('what stands in brackets at the front of a line is its name: %j', (text, said) => {
  expect(clausesOf(text)).toEqual(said)
})
