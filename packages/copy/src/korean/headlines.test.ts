import { describe, expect, it } from 'vitest'

import { koreanHeadlines } from './headlines.ts'

const first = (sentence: string): string | undefined => koreanHeadlines(sentence)[0]?.text
const all = (sentence: string): string[] => koreanHeadlines(sentence).map(({ text }) => text)

describe('the big words of a Korean sentence', () => {
  it.each([
    ['6개월 동안 무상으로 수리해 드려요', '6개월 무상 수리'],
    ['상판이 갈라지면 2년 안에는 무상 수리해요', '2년 안에는 무상 수리'],
    ['90년대 필름 카메라를 직접 점검하고 청소해서 보내 드려요', '직접 점검·청소'],
    ['렌즈에 곰팡이가 없는 것만 골라요', '곰팡이 없는 렌즈만'],
    ['논산에서 새벽에 딴 딸기만 써서 그날 바로 끓여요', '논산에서 새벽에 딴 딸기만'],
    ['설탕은 딸기 무게의 3분의 1만 넣어요', '딸기 무게의 3분의 1만'],
    ['설탕 대신 배즙을 넣어 단맛을 냈어요', '설탕 대신 배즙'],
    ['첫 구매 고객은 10% 할인해 드려요', '10% 할인'],
    ['주말까지 89,000원을 69,000원에 드려요', '주말까지 69,000원'],
    ['뚜껑을 열고 나서는 2주 안에 드시는 게 좋아요', '2주 안에 드세요'],
    ['24시간 안에 다시 더러워지면 무료로 한 번 더 닦아 드려요', '무료로 한 번 더'],
    ['골목 안 화덕에서 구운 빵이에요', '골목 안 화덕에서 구운 빵'],
    ['사진만 보내면 새로 보내 드려요', '사진만 보내면요?'],
  ])('of “%s” are “%s”', (sentence, big) => {
    expect(first(sentence)).toBe(big)
  })

  it.each([
    ['20년 된 화덕에서 구운 빵이에요', '구운 빵'],
    ['방부제는 넣지 않아요', '넣지 않아요'],
    ['바퀴가 커서 울퉁불퉁한 길도 부드럽게 지나가요', '커서 울퉁불퉁한 길도'],
    ['주말까지 89,000원을 69,000원에 드려요', '89,000원'],
    ['골목 안 화덕에서 장작으로 구워서 보내 드려요', '보내 드려요'],
    ['안감이 없는 얇은 재킷을 팔아요', '얇은 재킷'],
  ])('of “%s” are never “%s”', (sentence, scrap) => {
    expect(all(sentence)).not.toContain(scrap)
  })

  it('have four to fourteen letters and end on no particle', () => {
    const long = '소금에 12시간 절인 배추를 저희 밭에서 키운 고춧가루로 버무려서 새벽에 보내 드려요'
    expect(all(long).length).toBeGreaterThan(0)
    expect(all(long).filter((text) => [...text].length < 4 || [...text].length > 14)).toEqual([])
    expect(all(long).filter((text) => /[가-힣](?:에서|으로|을|를|에)$/u.test(text))).toEqual([])
  })
})
