import { describe, expect, it } from 'vitest'

import { clausesOf } from '../corpus/clauses.ts'
import { opensLast } from '../korean/terms.ts'

describe('-음 that is said for “if” is not cut off', () => {
  it.each([
    '털 많이 엉켜있음 엉킴비 만원~이만원 붙는거 미리 말씀드려요',
    '반려견은 케이지 있음 되는데 털청소비 3만원 받아요',
    '양말 미끄럼방지 신으셔야 하고 없음 5천원에 팔아요',
    '냉장고 안 비우셨음 안 닦아요',
    '둘이 가면 22만원, 엘베 없음 층당 만원 추가',
  ])('%s', (text) => {
    expect(clausesOf(text)).toEqual([text])
  })

  it('what there is still ends its sentence', () => {
    expect(
      clausesOf('1인 15000원 500g 담아갈 수 있음 유모차는 들어오는데 안이 더우니 얇게 입고 오세요'),
    ).toEqual(['1인 15000원 500g 담아갈 수 있음', '유모차는 들어오는데 안이 더우니 얇게 입고 오세요'])
  })
})

describe('a price without a stop ends before what is said of no price', () => {
  it.each([
    [
      '소금빵 2800원 치아바타 4500원 11시쯤 소금빵 나오고 2시엔 식빵 나옵니다',
      ['소금빵 2800원, 치아바타 4500원', '11시쯤 소금빵 나오고 2시엔 식빵 나와요'],
    ],
    [
      '한 반 4명 주3회 18만원 파닉스 안 떼고 와도 괜찮아요',
      ['한 반 4명 주3회 18만원', '파닉스 안 떼고 와도 괜찮아요'],
    ],
    [
      '디지털키 새로 다시면 15만원부터 못 열면 돈 안받습니다',
      ['디지털키 새로 다시면 15만원부터', '못 열면 돈 안받아요'],
    ],
    [
      '층당 만원 추가 박스는 20장까지 공짜로 빌려드려요',
      ['층당 만원 추가', '박스는 20장까지 공짜로 빌려드려요'],
    ],
    [
      '국거리 한근 22000원 등심은 그날그날 다름 사골은 겨울에만 있어요',
      ['국거리 한근 22000원', '등심은 그날그날 다름', '사골은 겨울에만 있어요'],
    ],
    [
      '카누 2인 2만5천원 셋이 타면 만원 더 구명조끼 다 입혀드리고 노 젓는법 알려드려요',
      ['카누 2인 2만5천원, 셋이 타면 만원 더', '구명조끼 다 입혀드리고 노 젓는법 알려드려요'],
    ],
    [
      '이니셜은 두 글자까지 무료 짝꿍이랑 오면 만원씩 빼드려요',
      ['이니셜은 두 글자까지 무료', '짝꿍이랑 오면 만원씩 빼드려요'],
    ],
    ['참치는 오천원 남은 재료로 안 싸요', ['참치는 오천원', '남은 재료로 안 싸요']],
    ['택배 4천원인데 5만원 넘으면 그냥 보내드려요', ['택배 4천원인데 5만원 넘으면 그냥 보내드려요']],
    [
      '계약금 10만원 날짜 바꾸는 건 되지만 취소는 안 돌려드려요',
      ['계약금 10만원 날짜 바꾸는 건 되지만 취소는 안 돌려드려요'],
    ],
  ])('%s', (text, said) => {
    expect(clausesOf(text)).toEqual(said)
  })
})

describe('what says nothing without the sentence before stays with it', () => {
  it.each([
    [
      '조미료는 쪼매 넣습니더 안 넣는다꼬 거짓말은 몬합니더',
      '조미료는 쪼매 넣습니더, 안 넣는다꼬 거짓말은 몬합니더',
    ],
    ['운동화는 안 합니다 본드가 안 먹어요', '운동화는 안 해요, 본드가 안 먹어요'],
    ['똑같이는 못해요 꽃이 다 다르게 생겨서요', '똑같이는 못해요, 꽃이 다 다르게 생겨서요'],
    ['튼튼한 걸로 하셔야 돼요 안그럼 한달도 못가요', '튼튼한 걸로 하셔야 돼요, 안그럼 한달도 못가요'],
    ['솥에다 24시간 고아요 사골 잡뼈 반반', '솥에다 24시간 고아요, 사골 잡뼈 반반'],
    ['제가 마저 해서 보내드려요 택배비만 받고요', '제가 마저 해서 보내드려요, 택배비만 받아요'],
    ['완전히 안 들리는 건 아닙니다 줄어드는 거예요', '완전히 안 들리는 건 아니에요, 줄어드는 거예요'],
    ['작업 2주 걸려요 그동안 쓰실 의자 빌려드립니다', '작업 2주 걸려요, 그동안 쓰실 의자 빌려드려요'],
    [
      '조용한 편인데 벽이 얇아서 통화는 휴게실에서 하셔야 해요',
      '조용한 편인데 벽이 얇아서 통화는 휴게실에서 하셔야 해요',
    ],
    ['남자분도 오세요 두 분 계세요', '남자분도 오세요, 두 분 계세요'],
    ['회사 단체도시락 10개부터 합니다 하나에 8500원', '회사 단체도시락 10개부터 해요, 하나에 8500원'],
    ['오래되면 누래져요 상한 거 아니에요', '오래되면 누래져요, 상한 거 아니에요'],
    ['50권 넘으면 가지러 갑니다 서울만요', '50권 넘으면 가지러 가요, 서울만요'],
    ['다시 만들 기회 드립니다 근데 잘 안 깨져요', '다시 만들 기회 드려요, 근데 잘 안 깨져요'],
  ])('%s', (text, whole) => {
    expect(clausesOf(text)).toEqual([whole])
  })

  it('what is done no more keeps what it is of', () => {
    expect(clausesOf('다음 시험까지 질문은 계속 받아드려요. 수업은 더 안하고요.')).toContain(
      '수업은 더 안해요',
    )
  })

  it('what a shop takes, or not, is said apart', () => {
    expect(clausesOf('남은 날 계산해 드립니다 주차 안돼요')).toEqual(['남은 날 계산해 드려요', '주차 안돼요'])
  })

  it('a case of its own is said apart', () => {
    expect(clausesOf('임산부는 압출 안 하고 진정만 합니다 당일취소 시 만원 차감됩니다')).toEqual([
      '임산부는 압출 안 하고 진정만 해요',
      '당일취소 시 만원 차감돼요',
    ])
  })

  it('how it is done stays with what is done', () => {
    expect(clausesOf('실크 28만원 합지 18만원 곰팡이 있으면 먼저 잡고 해야 해서 돈이 더 들어요')).toContain(
      '곰팡이 있으면 먼저 잡고 해야 해서 돈이 더 들어요',
    )
  })
})

describe('a line keeps one register', () => {
  it.each([
    '흑산도꺼는 비싸서 못쓰고 칠레산 홍어여라',
    '식당은 열 자루 넘으면 찾아갑니다, 전화하시오',
    '당뇨 있는 분은 많이 드시지 마이소, 답니다',
    '색이 진하고 맛이 쪼까 쌉싸름혀',
  ])('%s', (text) => {
    expect(clausesOf(text)).toEqual([text])
  })

  it('sentences of Jeju end where their owner ends them', () => {
    expect(clausesOf('한라봉 5키로 3만원이우다 육지 보내는 건 이틀 걸려마씸')).toEqual([
      '한라봉 5키로 3만원이우다',
      '육지 보내는 건 이틀 걸려마씸',
    ])
  })
})

it('what is no ground for a refund, and what is done besides, opens no video', () => {
  expect(opensLast('신맛 나는 게 정상이니 환불 사유 아니에요')).toBe(true)
  expect(opensLast('노트북 액정도 해요')).toBe(true)
  expect(opensLast('가스충전은 자격이 없어 안 하니 찬바람 안 나오는 건 서비스센터 부르세요')).toBe(true)
  expect(opensLast('1급은 저도 자신 없어요')).toBe(true)
  expect(opensLast('불똥 구멍은 개당 1만원 받아요')).toBe(true)
  expect(opensLast('미성년자 안 팔고 택배는 성인인증 하셔야 보내요')).toBe(true)
  expect(opensLast('새벽 4시에 나와서 구워요')).toBe(false)
})
