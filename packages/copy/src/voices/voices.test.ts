import { isOfName } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { briefOf, type ShopBrief } from '../corpus/brief.ts'
import { planProduct } from '../plan/plan.ts'
import type { ScriptLine, Tone } from '../types.ts'

const tones = ['informative', 'trustworthy', 'casual', 'professional', 'fun', 'popular'] as const

const shops: Record<string, ShopBrief> = {
  ko: {
    name: '기타 레슨',
    info: '한 번에 50분, 선생님 한 분이 한 명만 가르쳐요. 기타는 한 달 동안 무료로 빌려 드려요. 처음 두 달은 코드 여덟 개로 다섯 곡을 쳐요. 취소는 하루 전까지 받아요.',
    price: { amount: 180_000, currency: 'KRW' },
  },
  en: {
    name: 'Phone screen repair',
    info: 'We fix most screens in 40 minutes while you wait. We use original parts only. If the same screen fails in six months, we fix it free. We cannot repair water damage.',
    price: { amount: 8900, currency: 'USD' },
    language: 'en',
  },
  id: {
    name: 'Kue kering lebaran',
    info: 'Dibuat dari mentega Wijsman, tidak pakai margarin. Satu toples isi 60 keping. Gratis ongkir untuk Depok dan Bogor. Bisa tahan 2 bulan di suhu ruang.',
    price: { amount: 120_000, currency: 'IDR' },
    language: 'id',
  },
  vi: {
    name: 'Sửa máy lạnh tại nhà',
    info: 'Thợ bên mình đến trong vòng 2 tiếng sau khi bạn gọi. Bảo hành 6 tháng cho linh kiện đã thay. Không sửa được thì không lấy tiền. Giặt máy lạnh treo tường từ 45 phút.',
    price: { amount: 150_000, currency: 'VND' },
    language: 'vi',
  },
}

function linesIn(shop: ShopBrief, tone: Tone): ScriptLine[] {
  return planProduct(briefOf({ ...shop, tone })).scenarios.flatMap(({ lines }) => lines)
}

function saidIn(shop: ShopBrief, tone: Tone): string[] {
  return linesIn(shop, tone)
    .flatMap(({ headline, sub }) => [...headline, ...sub])
    .filter((text) => !isOfName(text, shop.name))
}

describe.each(Object.entries(shops))('in %s', (_language, shop) => {
  it('speaks in six ways, each of which a reader can tell from the others', () => {
    const said = tones.map((tone) => saidIn(shop, tone))
    for (const [at, own] of said.entries())
      for (const other of said.slice(at + 1)) {
        const same = own.filter((text) => other.includes(text)).length
        expect(same / own.length).toBeLessThan(0.93)
      }
    expect(new Set(said.map((texts) => texts.join('\n'))).size).toBe(tones.length)
  })

  it('tells the same facts in every tone', () => {
    const idsByTone = tones.map((tone) => [
      ...new Set(linesIn(shop, tone).flatMap(({ pointIds }) => pointIds)),
    ])
    for (const ids of idsByTone.slice(1)) expect(ids.toSorted()).toEqual(idsByTone[0]?.toSorted())
  })
})

describe('what a buyer minds', () => {
  const shop: ShopBrief = {
    name: 'Dog grooming',
    info: 'A full groom takes about two hours. We charge $20 extra for matted coats. We bathe every dog by hand. Two groomers with 14 years each.',
    price: { amount: 6500, currency: 'USD' },
    language: 'en',
  }

  it.each(['fun', 'popular'] as const)('is not called out in a %s video', (tone) => {
    const said = saidIn(shop, tone)
    const minded = said.filter((text) => /extra|takes about/u.test(text))
    expect(minded.length).toBeGreaterThan(0)
    expect(minded.filter((text) => text.includes('!'))).toEqual([])
    expect(said.filter((text) => text.endsWith('!')).length).toBeGreaterThan(0)
  })
})

it.each([
  ['trustworthy', 'You do not pay', 'You don’t pay'],
  ['casual', 'You don’t pay', 'You do not pay'],
] as const)('says contractions as a %s voice does', (tone, said, other) => {
  const shop: ShopBrief = {
    name: 'Boiler service',
    info: `${other} if we cannot fix it. We come within four hours. All parts carry a two-year guarantee.`,
    language: 'en',
  }
  const texts = saidIn(shop, tone).join('\n')
  expect(texts).toContain(said)
  expect(texts).not.toContain(other)
})

it('keeps the owner’s style where one verb’s form is not certain', () => {
  const info = '세탁소 옆에서 코트를 걸어요. 다림질은 당일에 끝내요. 단추는 무료로 달아 드려요.'
  const said = saidIn({ name: '코트 세탁', info }, 'trustworthy').join('\n')
  expect(said).toContain('걸어요')
  expect(said).not.toContain('니다')
})

describe('an owner’s notes', () => {
  const name = '휴대폰 배터리 교체'
  const kept = '보시는 앞에서 20분이면 돼요. 데이터는 그대로 남아요. 방수 테이프도 새로 붙여드림.'
  const notesAlone = '룸 4개 있어서 가족모임 됨. 된장찌개는 그냥 드림. 주말은 예약하고 오셔야 함.'

  it('are said in sentences beside other sentences', () => {
    for (const tone of tones) {
      const said = saidIn({ name, info: kept }, tone).filter((text) => text.includes('방수'))
      expect(said.length).toBeGreaterThan(0)
      expect(said.filter((text) => /드림/u.test(text))).toEqual([])
    }
  })

  it('stay as they are where there is nothing else', () => {
    const said = saidIn({ name: '한우 모듬', info: notesAlone }, 'casual').join('\n')
    expect(said).toContain('그냥 드림')
    expect(said).not.toContain('드려요')
  })
})

it('closes every fact of a trustworthy video with a stop, or none where one has no room for it', () => {
  const info =
    '리투아니아 린넨을 한 번 삶아서 부드러워요. 허리는 고무줄이라 편해요. 세탁기로 빨아도 돼요. 사이즈는 S부터 XL까지 있어요.'
  const brief = briefOf({ name: '린넨 원피스', info, tone: 'trustworthy' })
  for (const { lines } of planProduct(brief).scenarios) {
    const facts = lines
      .filter(({ role }) => role !== 'cta')
      .flatMap(({ headline, sub }) => [headline[0] ?? '', sub[0] ?? ''])
      .filter((text) => /다\.?$/u.test(text))
    expect(new Set(facts.map((text) => text.endsWith('.'))).size).toBe(1)
  }
})
