import { describe, expect, it } from 'vitest'

import type { Head } from '../facts/head.ts'
import { koreanHeadlines } from './headlines.ts'

const headsOf = (sentence: string): Head[] => koreanHeadlines(sentence, [])
const first = (sentence: string): string | undefined => headsOf(sentence)[0]?.text
const all = (sentence: string): string[] => headsOf(sentence).map(({ text }) => text)

describe('the big words of a Korean sentence', () => {
  it.each([
    ['6개월 동안 무상으로 수리해 드려요', '6개월 무상 수리'],
    ['상판이 갈라지면 2년 안에는 무상 수리해요', '상판이 갈라지면'],
    ['90년대 필름 카메라를 직접 점검하고 청소해서 보내 드려요', '직접 점검·청소'],
    ['렌즈에 곰팡이가 없는 것만 골라요', '곰팡이 없는 렌즈만'],
    ['주말까지 89,000원을 69,000원에 드려요', '주말까지 69,000원'],
    ['뚜껑을 열고 나서는 2주 안에 드시는 게 좋아요', '2주 안에 드세요'],
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
    ['설탕은 딸기 무게의 3분의 1만 넣어요', '딸기 무게의 3분의 1만'],
    ['설탕 대신 배즙을 넣어 단맛을 냈어요', '설탕 대신 배즙'],
    ['24시간 안에 다시 더러워지면 무료로 한 번 더 닦아 드려요', '무료로 한 번 더'],
    ['합정역 2번 출구 앞에 있어요', '합정역 2번'],
  ])('of “%s” are never “%s”', (sentence, scrap) => {
    expect(all(sentence)).not.toContain(scrap)
  })

  it('are the whole of it where it is short enough, before any form of it', () => {
    const whole = '골목 안 화덕에서 구운 빵'
    expect(koreanHeadlines(whole, [whole])[0]).toMatchObject({ text: whole, isPart: false })
    const made = '국산 콩으로 만든 두부'
    expect(koreanHeadlines(made, [made, '국산 콩 두부']).map(({ text }) => text)).toEqual(
      expect.arrayContaining([made, '국산 콩 두부']),
    )
    expect(koreanHeadlines(made, ['국산 콩 두부', made])[0]?.text).toBe(made)
  })

  it('are no form of it that stands in its middle', () => {
    const sentence = '주머니가 양쪽에 두 개 있어요'
    expect(koreanHeadlines(sentence, ['양쪽에 두 개']).map(({ text }) => text)).not.toContain('양쪽에 두 개')
  })

  it('have three to fourteen letters, and end on a particle only where the rest stands beneath', () => {
    const long = '소금에 12시간 절인 배추를 저희 밭에서 키운 고춧가루로 버무려서 새벽에 보내 드려요'
    const heads = headsOf(long)
    expect(heads.length).toBeGreaterThan(0)
    expect(all(long).filter((text) => [...text].length < 3 || [...text].length > 14)).toEqual([])
    const hanging = heads.filter(({ text }) => /[가-힣](?:에서|으로|을|를|에)$/u.test(text))
    expect(hanging.filter(({ text, beneath }) => `${text} ${beneath}` !== long)).toEqual([])
  })
})

describe('a Korean sentence in two rows', () => {
  it.each([
    ['북미산 오크 원목으로', '짰어요'],
    ['청송에서 2대째', '사과농사 짓고 있어요'],
    ['빈 병 세 개 가져오시면', '새 캔들 5천원 빼드려요'],
    ['못 드시는 재료 있으면', '빼드려요'],
    ['사진만 보내면', '새로 보내 드려요'],
    ['룸이 4개 있어서', '가족모임에 잘 맞아요'],
    ['도톰한 코듀로이 원단이라', '가을부터 초봄까지 입기 좋아요'],
    ['손에 쏙 들어오는 크기라', '라떼 한 잔에 딱 좋아요'],
  ])('reads on: “%s | %s”', (text, beneath) => {
    expect(headsOf(`${text} ${beneath}`)[0]).toMatchObject({ text, isPart: true, beneath })
  })

  it('is turned round where it names a case, so that a video may open with what one gets', () => {
    expect(headsOf('빈 병 세 개 가져오시면 새 캔들 5천원 빼드려요')).toContainEqual(
      expect.objectContaining({ text: '새 캔들 5천원 빼드려요', beneath: '빈 병 세 개 가져오시면' }),
    )
    expect(headsOf('사진만 보내면 새로 보내 드려요')).toContainEqual(
      expect.objectContaining({ text: '새로 보내 드려요', beneath: '사진만 보내면' }),
    )
    expect(all('못 드시는 재료 있으면 빼드려요')).not.toContain('빼드려요')
  })

  it.each([
    ['화면이 깨지면 30분 안에 갈아 드려요', ['화면이 깨지면요?']],
    ['다시 더러워지면 무료로 한 번 더 닦아 드려요', ['다시 더러워지면요?']],
    ['빈 병 세 개 가져오시면 새 캔들 5천원 빼드려요', []],
    ['사진만 보내면 새로 보내 드려요', []],
  ])('asks after what goes wrong, and after no other case: “%s”', (sentence, asked) => {
    expect(all(sentence).filter((text) => text.endsWith('?'))).toEqual(asked)
  })

  it('parts no verb from its help, and no noun from what tells which', () => {
    expect(all('카드 8장이 들어가고 있어요')).not.toContain('카드 8장이 들어가고')
    expect(all('세탁기에 돌릴 수 있어요')).not.toContain('세탁기에 돌릴')
    expect(all('매일 아침 굽는 시트에 생크림만 올렸어요')).not.toContain('매일 아침 굽는')
    expect(all('주머니가 양쪽에 두 개 있어요')).not.toContain('주머니가 양쪽에 두')
  })
})
