import { describe, expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { shopBriefs } from '../corpus/shops.ts'
import type { ProductBrief } from '../types.ts'
import { type Ungrounded, ungroundedIn } from './grounding.ts'

const brief = briefOf({
  name: '울 비니',
  info: '울 100% 비니예요. 네 가지 색이 있고 2만원 이상 사시면 무료로 배송해요. 무게는 80g이에요. 1+1은 아니에요.',
  price: { amount: 24_900, currency: 'KRW' },
})

const findUngrounded = (text: string, own: ProductBrief): Ungrounded[] => ungroundedIn(own)(text)
const found = (text: string): string[] => findUngrounded(text, brief).map(({ value }) => value)

describe('finding what the owner did not say', () => {
  it('knows what words that are typed short stand for', () => {
    const desk = briefOf({ name: 'bàn học', info: 'bh 24 tháng, cho bé 6 thn', language: 'vi' })
    expect(findUngrounded('Bảo hành 24 tháng', desk)).toEqual([])
    expect(findUngrounded('6 tahun', desk)).toEqual([])
    expect(findUngrounded('Bảo hành 36 tháng', desk)).not.toEqual([])
  })

  it('reads the number that ends a sentence of the owner’s', () => {
    const fish = briefOf({ name: 'cá kho', info: 'Sài Gòn thêm 90 ngàn. Tết đặt trước.', language: 'vi' })
    expect(findUngrounded('Sài Gòn thêm 90 ngàn', fish)).toEqual([])
    expect(findUngrounded('Sài Gòn thêm 80 ngàn', fish)).not.toEqual([])
    const papers = briefOf({ name: '전단지', info: '돌리는 사람 평균 나이 61세. GPS 기록 다 보내드려요.' })
    expect(findUngrounded('평균 나이 61세', papers)).toEqual([])
  })

  it.each([
    ['50% 할인', '50%'],
    ['12,450원', '12,450원'],
    ['다섯 가지 색', '다섯 가지'],
    ['10년 보증', '10년'],
    ['2배 따뜻해요', '2배'],
    ['100 customers', '100'],
    ['three colours', 'three'],
    ['80ml', '80ml'],
    ['만 원', '만 원'],
    ['반값', '반값'],
    ['2+1', '2+1'],
    ['하루 두 번', '두 번'],
    ['삼 개월', '삼 개월'],
    ['Rp24.900', 'Rp24.900'],
    ['lima warna', 'lima'],
    ['năm màu', 'năm'],
    ['절반', '절반'],
    ['3만 5천원', '3만 5천원'],
    ['twice', 'twice'],
  ])('finds the number in %s', (text, value) => {
    expect(findUngrounded(text, brief)).toContainEqual(expect.objectContaining({ value, kind: 'number' }))
  })

  it.each([
    ['최고의 비니', '최고'],
    ['국내 1위', '1위'],
    ['No.1 beanie', 'No.1'],
    ['The best beanie', 'best'],
    ['가장 따뜻해요', '가장'],
    ['평생 쓰는', '평생'],
    ['topi terbaik', 'terbaik'],
    ['paling banyak dicari', 'paling'],
    ['tốt nhất', 'tốt nhất'],
    ['guaranteed', 'guaranteed'],
    ['유일한', '유일'],
  ])('finds the superlative in %s', (text, value) => {
    expect(findUngrounded(text, brief)).toMatchObject([{ value, kind: 'superlative' }])
  })

  it.each([
    ['지금 할인 중이에요', '할인'],
    ['한정 수량이에요', '한정'],
    ['인기 비니', '인기'],
    ['유기농 울', '유기농'],
    ['국산 울', '국산'],
    ['당일 배송', '당일'],
    ['아토피에 좋아요', '아토피'],
    ['특허 받은 짜임', '특허'],
    ['On sale today', 'On sale'],
    ['Handmade with care', 'Handmade'],
    ['A certified beanie', 'certified'],
    ['Topi diskon', 'diskon'],
    ['Topi organik', 'organik'],
    ['Mũ giảm giá', 'giảm giá'],
    ['Mũ hữu cơ', 'hữu cơ'],
  ])('finds the claim in %s', (text, value) => {
    expect(findUngrounded(text, brief)).toMatchObject([{ value, kind: 'claim' }])
  })

  it.each([
    ['나이키 말고 Adidas 비니', 'Adidas'],
    ['Warm like a Patagonia fleece', 'Patagonia'],
    ['Hangat seperti di Bandung', 'Bandung'],
  ])('finds the name in %s', (text, value) => {
    expect(findUngrounded(text, brief)).toMatchObject([{ value, kind: 'name' }])
  })

  it('lets a translation say what the owner said: 무료 is free', () => {
    expect(found('Free delivery')).toEqual([])
    expect(found('Gratis ongkir')).toEqual([])
    expect(found('Giao hàng miễn phí')).toEqual([])
    expect(
      findUngrounded('무료', briefOf({ name: '비니', info: '', price: { amount: 0, currency: 'KRW' } })),
    ).toEqual([])
    expect(findUngrounded('무료', briefOf({ name: '비니', info: '' }))).toMatchObject([{ kind: 'claim' }])
  })

  it.each([
    '24,900원',
    '₩24,900',
    '2만 4,900원',
    '네 가지 색',
    '4가지 색',
    '4 colours',
    '100% 울',
    '울 100퍼센트',
    '80 g',
    '이만 원 이상',
    '20,000원',
    '한번 보세요',
    '한눈에',
    '새로운 원목',
    '굵은 천일염',
    'best before',
    'paling banyak 4 warna',
    '혼자서 일하는 분',
    '1+1은 아니에요',
    '어제 일',
    '구월 오일',
  ])('lets pass what the owner said, or what is no number: %s', (text) => {
    expect(found(text)).toEqual([])
  })

  it('says where', () => {
    const text = '울 90% 비니, 최고'
    expect(findUngrounded(text, brief).map(({ start, end }) => text.slice(start, end))).toEqual([
      '90%',
      '최고',
    ])
  })

  it('finds an invention planted into any shop’s words', () => {
    const planted = ['97%', '3,141원', '#1', '업계 최초', 'cheapest', '열세 가지', '$9.87']
    const missed = shopBriefs.flatMap((shop) =>
      planted.filter((word) => findUngrounded(`${shop.name} ${word}`, shop).length !== 1),
    )
    expect(missed).toEqual([])
    expect(
      shopBriefs.filter((shop) => findUngrounded(`${shop.name}\n${shop.info}`, shop).length > 0),
    ).toEqual([])
  })
})
