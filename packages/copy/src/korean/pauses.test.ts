import { describe, expect, it } from 'vitest'

import { pauseAfter, SURE_PAUSE } from './pauses.ts'
import { leadsToLarge } from './read-on.ts'
import { isRefused } from './terms.ts'

/** How well a reader may pause where the text has its bar; 0 where they may not. */
function pauseIn(text: string): number {
  const [left = '', rest = ''] = text.split(' | ')
  return pauseAfter(left.split(' '), rest.split(' ')) ?? 0
}

describe('a pause between two rows', () => {
  it.each([
    '밤 10시에 열어서 | 새벽 5시에 닫아요',
    '같은 거 열 번 물어보셔도 | 괜찮아요',
    '새벽에 600개 빚어서 | 떨어지면 문 닫아요',
    '물이 얕으면 새가 먹으니까 | 5cm는 대 주세요',
    '엿기름 직접 길러서 | 무쇠솥에 열네 시간 고아요',
    '올해 여든둘이고 | 짚 만진 지 60년 됐어요',
    '쓴 꽃 다시 안 쓰고 | 생화만 꽂아요',
    '티타늄 3만원 | 일반 금속 2만원',
    '바닥 25만원 | 벽까지 하면 48만원이고 케라폭시로 해요',
    '습기 먹으면 부러지니 | 서랍에 두세요',
  ])('is sure: %s', (text) => {
    expect(pauseIn(text)).toBeGreaterThanOrEqual(SURE_PAUSE)
  })

  it.each([
    // The case is of the shop's hours, and not of the card.
    '밤 9시 되면 | 문 닫고 카드도 됩니데이',
    '집 뜯는거 인테리어 | 철거 원상복구 다함',
    '안 끓이고 | 사흘 삭힌 기라 냉장고에 넣어놔도 자꾸 익니더',
    '줄을 갈고 | 안족까지 맞춘 뒤 하루 두었다가 다시 조율해서 드려요',
    '국물은 남해 | 멸치로 네 시간 우려요',
    '몸무게 합쳐서 | 160키로 넘으면 지가 못 끌어예, 미안합니더',
    '세수도 겁나는 | 분들만 받는 수영 강습',
    '섬진강에서 거랭이로 긁은 | 재첩만 써요',
    '음력 유월에 | 잡은 신안 새우를 배에서 바로 소금에 절여 삭혔어요',
    '그릇은 다음에 | 올때 돌려주시면 돼요',
    '비브람창으로 통째로 | 갈아드리고 6만 5천원이에요',
    '휴대폰 잠깐 꺼두셔도 | 좋을 만큼 조용해요',
    '바닥 25만원 벽까지 하면 | 48만원이고 케라폭시로 해요',
    '피아노 말고 보컬, | 관악기용 방음부스',
    '아기가 울면 달래서 | 다시 찍고 시간 추가요금 안 받아요',
    '향나무 가루하고 | 느릅나무 풀만 넣고 손으로 밀어요',
    '습기 먹으면 | 부러지니 서랍에 두세요',
    '아픈 새는 | 안 받으니 병원 먼저 가주세요',
    '항아리에서 45일 익히고 | 12도예요',
    '냉장으로 3일 냉동하면 | 한달 가요',
    '설탕하고 오미자하고 | 일대일로 백일 재았다가 걸러가 다시 일년 둔기라 신맛이 순하니더',
    '몇 년씩 안 치고 | 놔둔 피아노는 두 번 나눠서 해야 돼요',
    '잡히는 날이 정해져 | 있어가 예약순으로 보냅니더',
  ])('is not sure: %s', (text) => {
    expect(pauseIn(text)).toBeLessThan(SURE_PAUSE)
  })
})

describe('the end of a sentence stands large under its beginning', () => {
  it.each([
    ['못 고치면', '출장비도 안 받아요', true],
    ['월요일은 떡 안만들어서', '발송 없어요', false],
    // Large, it would be said to be in the box.
    ['미포함', '침낭, 장작', false],
    ['선물하실라믄', '이거 말고 정품 사이소', false],
    ['트럭으로 실으러 감,', '옥천읍에서 20키로 안쪽만', false],
    ['택배는 떡이 굳어서', '안 보내요', false],
    ['굽은 기다리시면', '15분이면 돼요', false],
    ['유황은 피우지 않아서', '색이 좀 검어요', false],
    ['배낚시 두시간 어른 2만원', '애기들 만오천원이우다', false],
  ])('%s | %s: %s', (sub, headline, isLarge) => {
    expect(leadsToLarge(`${sub} ${headline}`, { sub, headline })).toBe(isLarge)
  })
})

it.each([
  ['월요일은 택배 안 나갑니데이', true],
  ['제주는 못 보내라', true],
  ['조립 후 반품 X', true],
  ['물 안 타고 설탕도 안 넣었어라', false],
])('what a shop does not do is refused in a dialect and by a sign, too: %s', (text, refused) => {
  expect(isRefused(text)).toBe(refused)
})

it.each([
  '장기요양 1등급부터 | 5등급 받으신분 이용하시고 도와드려요',
  '한복을 사려면 몇십만 | 원인데 한 번 입고 넣어두는 게 아까웠어요',
  '톱니 있는 빵칼은 갈아 | 달라고들 하시는데 안 받아요',
])('nor is there one inside a sum, nor before what is asked for: %s', (text) => {
  expect(pauseIn(text)).toBe(0)
})
