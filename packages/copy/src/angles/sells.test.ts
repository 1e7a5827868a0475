import { firstWordsOf } from '@clipmint/kit'
import { expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { planProduct } from '../plan/plan.ts'

it.each([
  [
    'en',
    'ard n son',
    'We sweep chimneys round Barnsley and Wakefield. Address: 1st floor, Sheffield Road. Popcorn machine add on £30. Message me if it arrives broken.',
    /sweep/u,
  ],
  [
    'id',
    'Larasati',
    'Kami menyewakan kebaya wisuda. Toleransi ukuran 1-2 cm. Boleh fitting dulu di tempat dengan janji. Tukar size boleh, ongkir pembeli.',
    /kebaya/u,
  ],
  [
    'vi',
    'Trí Nhân',
    'Xưởng đóng bàn học và kệ sách. Thời gian làm từ 10 đến 14 ngày, cọc trước 40%. Giao: xa hơn 7.000đ/km. Chốt đơn trước 9h30.',
    /đóng bàn/u,
  ],
] as const)(
  'one fact that sells opens three videos before a fee, a wait or a limit opens one: %s',
  (language, name, info, sold) => {
    const brief = briefOf({ name, info, price: null, language })
    const { scenarios } = planProduct(brief)
    expect(scenarios.length).toBe(4)
    for (const { lines } of scenarios.slice(0, 3))
      expect(lines[0] && firstWordsOf(lines[0], name).join()).toMatch(sold)
  },
)
