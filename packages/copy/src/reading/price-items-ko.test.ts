import { expect, it } from 'vitest'

import { readSentences } from './segment.ts'
import { readKorean } from './shorten-ko.ts'

function read(text: string): string[] {
  return readSentences(text)
    .sentences.flatMap((sentence) => readKorean(sentence, []))
    .map(({ variants: [whole = ''] }) => whole)
}

it('each size of a price list keeps what is remarked of it, under the name of the list', () => {
  expect(read('사이즈: 1호(지름 15cm, 4~5인분) 48,000 / 2호(18cm) 62,000')).toEqual([
    '사이즈: 1호(지름 15cm, 4~5인분) 48,000원',
    '사이즈: 2호(18cm) 62,000원',
  ])
})

it.each([
  ['와이셔츠 2,500원 / 양복 9,000 / 패딩 15,000~', ['와이셔츠 2,500원, 양복 9,000원, 패딩 15,000원부터']],
  ['4시간 6,000\n정기권 120,000 (사물함 포함)', ['4시간 6,000원', '정기권 120,000원 (사물함 포함)']],
  ['국 5천원 / 찌개 9천원\n김치류 1kg 12,000', ['국 5천원, 찌개 9천원, 김치류 1kg 12,000원']],
  ['장아찌\n500g 22,000 1kg 40,000', ['장아찌', '500g 22,000원, 1kg 40,000원']],
])('sums in thousands are of won: %j', (text, told) => {
  expect(read(text)).toEqual(told)
})

it.each([
  ['쑥식빵 6,500원 무화과깜빠뉴 8,000원.', ['쑥식빵 6,500원, 무화과깜빠뉴 8,000원']],
  ['치실 분은 대여 월 80,000원 보증금 300,000원', ['치실 분은 대여 월 80,000원, 보증금 300,000원']],
  ['배터리 교체 만원 5분이면 됩니다', ['배터리 교체 만원, 5분이면 돼요']],
  ['한병 만팔천원 두병 사믄 삼만오천원', ['한병 만팔천원, 두병 사믄 삼만오천원']],
  ['2주에 한 번 꽃 한 다발 / 월 29,000원', ['2주에 한 번 꽃 한 다발, 월 29,000원']],
  ['시험 3주 전부터 주 3회, 추가비용 없음', ['시험 3주 전부터 주 3회, 추가비용 없음']],
  ['커트 12000원 염색 25000원 면도는 5천원 더', ['커트 12000원, 염색 25000원', '면도는 5천원 더']],
  ['대추차 7천원 쌍화탕 9천원이고 떡은 4천원입니다', ['대추차 7천원, 쌍화탕 9천원이고 떡은 4천원이에요']],
  ['경차 3만 중형 4만 SUV 5만 하부세차 만원 추가', ['경차 3만, 중형 4만, SUV 5만', '하부세차 만원 추가']],
  ['생일파티룸 3시간 100,000원 ~10명', ['생일파티룸 3시간 100,000원 10명까지']],
  ['시안 2회까지 무료 수정, 이후 회당 5천원', ['시안 2회까지 무료 수정, 이후 회당 5천원']],
  ['생활차 1만~3만 / MTB 상태따라', ['생활차 1만~3만, MTB 상태따라']],
  ['감자 10kg 18000원 / 왕특 / 특 / 조림용', ['감자 10kg 18000원, 왕특, 특, 조림용']],
  ['침대 5만 책상 3만 옷장 6만부터', ['침대 5만, 책상 3만, 옷장 6만부터']],
  ['월 28만 형제 3만 할인', ['월 28만, 형제 3만 할인']],
  ['벽걸이 7만 스탠드 12만 투인원은 17만원', ['벽걸이 7만, 스탠드 12만, 투인원은 17만원']],
  ['쌍둥이는 하루 3만원 더 주셔야 합니다', ['쌍둥이는 하루 3만원 더 주셔야 해요']],
])('prices side by side are parted by a comma, and told with what they are for: %s', (text, told) => {
  expect(read(text)).toEqual(told)
})

it('a list of one label stands under it whole', () => {
  expect(read('▷ 색상 : 크림 / 베이지 / 더스티핑크 / 세이지')).toEqual([
    '색상: 크림, 베이지, 더스티핑크, 세이지',
  ])
  expect(read('[메뉴] 바지락칼국수 9,000 / 들깨칼국수 10,000 / 콩국수(여름만) 11,000')).toEqual([
    '메뉴: 바지락칼국수 9,000원, 들깨칼국수 10,000원',
    '메뉴: 콩국수(여름만) 11,000원',
  ])
})

it('a picture parts two facts of a line without a verb', () => {
  expect(read('논산 설향 딸기랑 유기농 설탕 1:1 비율 🍓 방부제 X 색소 X')).toEqual([
    '논산 설향 딸기랑 유기농 설탕 1:1 비율, 방부제 X, 색소 X',
  ])
})

it('a single number without a unit is no sum of won', () => {
  expect(read('누적 주문 12,000, 재구매 손님')).toEqual(['누적 주문 12,000', '재구매 손님'])
})
