import { expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import type { Price } from '../types.ts'
import { planProduct } from './plan.ts'

/** What stands small beside the price. */
function besidePrice(language: 'ko' | 'en' | 'id' | 'vi', info: string, price: Price): string[] {
  const plan = planProduct(briefOf({ name: 'Ramp', info, price, language }))
  const [offer] = plan.scenarios[0]?.lines.filter(({ role }) => role === 'offer') ?? []
  return offer?.sub ?? []
}

it.each([
  [
    'en',
    'Sweep and inspection of one chimney, 199.',
    { amount: 19900, currency: 'USD' },
    'Sweep and inspection of one chimney',
  ],
  [
    'en',
    'Castle hire for the day $130 we set up before 11 and collect at 6.',
    { amount: 13000, currency: 'USD' },
    'Castle hire for the day $130 we set up before 11 and collect at 6',
  ],
  ['en', 'Full tune $45: base grind, hot wax.', { amount: 4500, currency: 'USD' }, 'Full tune'],
  ['en', '$85 per month, 1 month minimum. Holds 700 lb.', { amount: 8500, currency: 'USD' }, 'Per month'],
  [
    'en',
    'Simple personal returns from $180 flat fee, self employed from $320.',
    { amount: 18000, currency: 'USD' },
    'Simple personal returns from $180 flat fee',
  ],
  [
    'en',
    'Seasoned oak, split last spring. That’s for a half cord stacked in your driveway.',
    { amount: 18500, currency: 'USD' },
    'For a half cord stacked in your driveway',
  ],
  [
    'id',
    'Tenda kap. 4 orang 35rb/malam, sleeping bag 8rb.',
    { amount: 35000, currency: 'IDR' },
    'Tenda kap. 4 orang 35rb/malam',
  ],
  [
    'id',
    'Kebaya 1,25 juta sudah termasuk kain.',
    { amount: 1250000, currency: 'IDR' },
    'Kebaya 1,25 juta sudah termasuk kain',
  ],
  [
    'id',
    'Nasi timbel ayam bakar, tahu tempe, sama kerupuk 25rb per box.',
    { amount: 25000, currency: 'IDR' },
    'Nasi timbel ayam bakar, tahu tempe, sama kerupuk 25rb per box',
  ],
  [
    'id',
    'Jadi 1 hari, 75rb sama musik, galeri 10 foto, maps.',
    { amount: 75000, currency: 'IDR' },
    '75rb sama musik, galeri 10 foto, maps',
  ],
  [
    'en',
    '$45 a month includes bow, case, rosin, a music stand and insurance for accidents at home or at school.',
    { amount: 4500, currency: 'USD' },
    '$45 a month',
  ],
  [
    'id',
    'Fast clean — 20K\nDeep clean (luar dalam, 3 hari) — 35K',
    { amount: 35000, currency: 'IDR' },
    'Deep clean (luar dalam, 3 hari) – 35K',
  ],
  // The price itself stands in its own field.
  [
    'id',
    'Menyewakan tenda isi 4 orang, harga per malam. Jaminan KTP.',
    { amount: 35000, currency: 'IDR' },
    'Per malam',
  ],
  [
    'id',
    'Harga segitu buat satu tangki ampe 1 kubik.',
    { amount: 350000, currency: 'IDR' },
    'Buat satu tangki ampe 1 kubik',
  ],
  [
    'vi',
    'Cá phơi 3 nắng, giá đó là một ký, lấy nửa ký dì cũng bán.',
    { amount: 260000, currency: 'VND' },
    'Một ký, lấy nửa ký dì cũng bán',
  ],
  [
    'en',
    '£25 a week for 2 cameras, straps, SD cards and batteries.',
    { amount: 2500, currency: 'USD' },
    '£25 a week for 2 cameras, straps, SD cards and batteries',
  ],
  ['ko', '바지 기장 줄이는 데 6천원이고 당일에 돼요.', { amount: 6000, currency: 'KRW' }, '바지 기장 줄이기'],
  ['ko', '주꾸미철엔 9만원 미끼 포함이에요.', { amount: 90000, currency: 'KRW' }, '주꾸미철'],
  ['ko', '시간당 2만원이고 기본이 두시간부터예요.', { amount: 20000, currency: 'KRW' }, '시간당'],
  [
    'ko',
    '한번에 한 아이만 봐요🐶 5키로 미만 목욕+부분미용 35000원 전체가위컷 60000원이에요',
    { amount: 35000, currency: 'KRW' },
    '5키로 미만 목욕+부분미용',
  ],
  ['ko', '[안내]\n▶ 2시간 18,000원\n▶ 4시간 25,000원', { amount: 18000, currency: 'KRW' }, '2시간'],
  [
    'ko',
    '방충망 바꿔 드려요. 2.4키로 한병에 5만5천원부터예요.',
    { amount: 55000, currency: 'KRW' },
    '2.4키로 한병에 5만5천원부터',
  ],
  [
    'ko',
    '- 방충망 교체 창 한짝 3만원~\n- 헌 망은 저희가 수거',
    { amount: 30000, currency: 'KRW' },
    '방충망 교체 창 한짝 3만원부터',
  ],
  ['ko', '- 한봉 9,900원 / 5봉부터 무료배송', { amount: 9900, currency: 'KRW' }, '한봉'],
  [
    'ko',
    '정가 32,000원 → 24,800원 (11/30까지) | 색상: 크림',
    { amount: 24800, currency: 'KRW' },
    '11/30까지',
  ],
  ['ko', '주 3회, 월 12만원이며 교재비 포함임.', { amount: 120000, currency: 'KRW' }, '월 12만원'],
  ['ko', '한 달 12만원(주 3회)이에요.', { amount: 120000, currency: 'KRW' }, '한 달 (주 3회)'],
  ['ko', '우리집 반찬은 한 팩에 6천원이에요.', { amount: 6000, currency: 'KRW' }, '한 팩'],
  ['ko', '커트는 2만원이에요.', { amount: 20000, currency: 'KRW' }, '커트'],
  ['ko', '남성 구두 뒷굽 교체가 15,000원입니다.', { amount: 15000, currency: 'KRW' }, '남성 구두 뒷굽 교체'],
  ['ko', '1200*600 48만원 / 1400*700 58만원', { amount: 480000, currency: 'KRW' }, '1200*600'],
  ['ko', '꽃을 빚고 한 판 2만원', { amount: 20000, currency: 'KRW' }, '한 판'],
  // Without its case the price would be said of all.
  ['ko', '한 다발 3만원, 두 다발 사시면 5만원', { amount: 50000, currency: 'KRW' }, '두 다발 사시면 5만원'],
  [
    'en',
    'It’s $45 a head and that includes toenails and teeth, plus a $60 farm fee you can split.',
    { amount: 4500, currency: 'USD' },
    '$45 a head, plus a $60 farm fee',
  ],
  [
    'en',
    'Bed and breakfast $80, plus a $10 cleaning fee.',
    { amount: 8000, currency: 'USD' },
    'Bed and breakfast $80, plus a $10 cleaning fee',
  ],
  ['en', 'Tune-up $45, plus $10 if you need it same day.', { amount: 4500, currency: 'USD' }, 'Tune-up $45'],
  [
    'en',
    'Flower box $60, plus $20 delivery outside Austin.',
    { amount: 6000, currency: 'USD' },
    'Flower box $60, plus $20 delivery',
  ],
  [
    'en',
    '$68 for one night including delivery and setup, any HDB block with lift.',
    { amount: 6800, currency: 'USD' },
    'For one night including delivery and setup, any HDB block with lift',
  ],
  [
    'id',
    'Cuci setrika 7 ribu per kilo, minimal 3 kilo. Express 6 jam.',
    { amount: 7000, currency: 'IDR' },
    'Cuci setrika 7 ribu per kilo, minimal 3 kilo',
  ],
  [
    'id',
    'Khusus cuci karpet masjid, dihitung per meter persegi.',
    { amount: 12000, currency: 'IDR' },
    'Per meter persegi',
  ],
  ['en', 'It’s $15 per hour or $40 for the whole day.', { amount: 1500, currency: 'USD' }, 'Per hour'],
  [
    'vi',
    'Giá một đêm ngày thường, cuối tuần cộng thêm 100 ngàn.',
    { amount: 450000, currency: 'VND' },
    'Một đêm ngày thường, cuối tuần cộng thêm 100 ngàn',
  ],
  [
    'vi',
    'Giá này cho bé dưới 5kg, gồm tắm, sấy và cắt móng.',
    { amount: 280000, currency: 'VND' },
    'Cho bé dưới 5kg, gồm tắm, sấy và cắt móng',
  ],
  [
    'ko',
    '다른 보청기도 봐드립니다. 청소하고 건전지 한 판 드리는 가격입니다.',
    { amount: 20000, currency: 'KRW' },
    '청소하고 건전지 한 판 드리는 가격',
  ],
  [
    'ko',
    '손 케어 포함 가격이고 기존 젤 제거는 5천원 받아요. 7일 안에 떨어지면 다시 해드려요.',
    { amount: 40000, currency: 'KRW' },
    '손 케어 포함 가격',
  ],
  [
    'ko',
    '살 하나 부러진 거 기준 8천원이고 두 개부터는 3천원씩 더 받아요.',
    { amount: 8000, currency: 'KRW' },
    '살 하나 부러진 거 기준',
  ],
  [
    'en',
    '£6 a knife, serrated ones are £8.',
    { amount: 600, currency: 'USD' },
    '£6 a knife, serrated ones are £8',
  ],
  [
    'en',
    'Price is for up to 5 kitchen knives, including the return postage.',
    { amount: 4200, currency: 'USD' },
    'For up to 5 kitchen knives, including the return postage',
  ],
  ['vi', 'Tiền kiểm tra 150 ngàn, không sửa vẫn lấy.', { amount: 150000, currency: 'VND' }, 'Tiền kiểm tra'],
  [
    'vi',
    '25 ngàn một mét vuông, từ 10 mét trở lên mới nhận.',
    { amount: 25000, currency: 'VND' },
    'Một mét vuông, từ 10 mét trở lên mới nhận',
  ],
  ['vi', '- Gấu dưới 60cm: 40k, trên 1m: 90k', { amount: 40000, currency: 'VND' }, 'Gấu dưới 60cm: 40k'],
] as const)('%s: a price keeps what it is for: %s', (language, info, price, terms) => {
  expect(besidePrice(language, info, price)).toEqual([terms])
})

it('a price that its owner tells bare, or not at all, stands alone', () => {
  expect(besidePrice('ko', '네 번 와요. 16만원이에요.', { amount: 160000, currency: 'KRW' })).toEqual([])
  const was = '추석 전날까지 89,000원 하던 걸 69,000원에 드려요.'
  expect(besidePrice('ko', was, { amount: 69000, currency: 'KRW' })).toEqual([])
  const asked = '이번 주말까지 89,000원을 69,000원에 드려요.'
  expect(besidePrice('ko', asked, { amount: 89000, currency: 'KRW' })).toEqual([])
  const regular = '첫 방문은 6만원에서 4만5천원으로 해드려요.'
  expect(besidePrice('ko', regular, { amount: 60000, currency: 'KRW' })).toEqual([])
  expect(besidePrice('en', 'Holds 700 lb. Price: $85', { amount: 8500, currency: 'USD' })).toEqual([])
  expect(besidePrice('en', 'For 85 students a year. Two wheels.', { amount: 8500, currency: 'USD' })).toEqual(
    [],
  )
  const trial = 'Giá 1 buổi học thử miễn phí. Lớp 6 người.'
  expect(besidePrice('vi', trial, { amount: 450_000, currency: 'VND' })).toEqual([])
  const cheaper = 'Harga untuk 10 orang lebih murah. Antar gratis.'
  expect(besidePrice('id', cheaper, { amount: 50000, currency: 'IDR' })).toEqual([])
  expect(besidePrice('en', 'Holds 85 lb. Two wheels.', { amount: 8500, currency: 'USD' })).toEqual([])
})

it('what is said only of the price stands beside it and nowhere else', () => {
  const info = 'Giá này cho bé dưới 5kg, gồm tắm, sấy và cắt móng. Làm chừng 2 tiếng. Mỗi bé một khăn riêng.'
  const { scenarios } = planProduct(
    briefOf({ name: 'Nhà Mực', info, language: 'vi', price: { amount: 280_000, currency: 'VND' } }),
  )
  expect(JSON.stringify(scenarios)).toContain('Cho bé dưới 5kg')
  expect(JSON.stringify(scenarios)).not.toContain('Giá này')
})

it('what is said of the price stays where more leans on it, which would be told nowhere else', () => {
  const info =
    'Price is for up to 5 kitchen knives, including the return postage. Each extra knife costs £4 and goes in the same box with the others.'
  const { scenarios } = planProduct(
    briefOf({ name: 'Knives', info, language: 'en', price: { amount: 4_200, currency: 'USD' } }),
  )
  expect(JSON.stringify(scenarios)).toContain('£4')
})

it.each(['Repairs never more than $60.', 'Haircuts starting $45.'])(
  'a limit of a price is not cut off it: %s',
  (info) => {
    const amount = Number(/\d+/u.exec(info)?.[0]) * 100
    expect(besidePrice('en', info, { amount, currency: 'USD' }).join(' ')).not.toMatch(/(?:than|starting)$/u)
  },
)
