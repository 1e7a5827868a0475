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
