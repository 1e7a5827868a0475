import { describe, expect, it } from 'vitest'

import { shopBriefs } from '../corpus/shops.ts'
import { isMeaningful } from './meaning.ts'

describe('whether a text says anything', () => {
  it.each(['떡', '물', '7UP', '1+1 김치', 'LG', '茶', '포도', 'Mũ', 'USB C', '365 커피', 'Salad'])(
    'takes the name %s',
    (name) => {
      expect(isMeaningful(name, 'name')).toEqual({ ok: true })
    },
  )

  it.each([
    ['ㅇㅇ상회', 'ㅋㅋ만화방', 'ㅎㅎ분식', 'ㄱㄴ서점', 'ㅅㅅ슈퍼', 'ㅍㅍ치킨', 'ㅇㅇ 상회'],
    ['맘마미아', '모모마리', '마마무 네일', '하마 마마'],
    ['Crwth', 'Cwtch', 'Psst', 'Sphynx'],
    ['Bar 21', 'The Null Bar', 'Whatever Bar', 'Bar Nothing', 'Test Kitchen'],
    ['B T S', '무 배 추'],
  ])('takes names that only look like none: %s', (...names) => {
    expect(names.filter((name) => !isMeaningful(name, 'name').ok)).toEqual([])
  })

  it.each([
    ['q w e r t y', 'a s d f', 't e s t', 'd f g h j', 'ㅁ ㄴ ㅇ ㄹ', '테 스 트', '가 나 다 라'],
    ['테스트테스트', '샘플샘플', '없음없음', '테스트 테스트'],
    ['foo bar', 'bar', 'foo bar baz', 'bar bar bar'],
    ['ㅁㄴㅇㄹ상회', 'ㅇㅇ', 'ㅋㅋ', '나러미아너', '마니러아'],
  ])('refuses what only looks like a name: %s', (...names) => {
    expect(names.filter((name) => isMeaningful(name, 'name').ok)).toEqual([])
  })

  it.each([
    ['', 'empty'],
    ['  \u200b ', 'empty'],
    ['365', 'only_digits'],
    ['2%', 'only_digits'],
    ['★★', 'only_symbols'],
    ['🧶🧶', 'only_symbols'],
    ['ㅋㅋㅋㅋ', 'repeated'],
    ['aaaa', 'repeated'],
    ['A', 'too_short'],
    ['테스트', 'meaningless'],
    ['asdf', 'meaningless'],
    ['ㅁㄴㅇㄹ', 'meaningless'],
    ['bcdfgh', 'meaningless'],
    ['없음', 'meaningless'],
  ])('refuses the name “%s” as %s', (name, reason) => {
    expect(isMeaningful(name, 'name')).toEqual({ ok: false, reason })
  })

  it.each([
    ['짧아요', 'too_short'],
    ['1234567890123', 'only_digits'],
    ['!!!!!!!!!!!!', 'only_symbols'],
    ['아아아아아아아아아아', 'repeated'],
    ['good good good good', 'repeated'],
    ['test test test test', 'meaningless'],
    ['asdf qwer zxcv', 'meaningless'],
    ['ㅁㄴㅇㄹ ㅁㄴㅇㄹ ㅋㅋㅋ', 'meaningless'],
    ['가나다라마바사아자차', 'meaningless'],
  ])('refuses the information “%s” as %s', (info, reason) => {
    expect(isMeaningful(info, 'info')).toEqual({ ok: false, reason })
  })

  it('takes what every shop of the corpus says', () => {
    const refused = shopBriefs.filter(
      ({ name, info }) => !isMeaningful(name, 'name').ok || !isMeaningful(info, 'info').ok,
    )
    expect(refused).toEqual([])
    expect(isMeaningful('가볍고 따뜻한 모자예요', 'info')).toEqual({ ok: true })
  })
})
