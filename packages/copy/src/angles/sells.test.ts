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

it.each([
  [
    'id',
    'Kos Putri Bu Joko',
    'Kamar kos putri 3x4 dengan kasur dan lemari. Tinggal 1 kamar, gratis bulan pertama. Listrik token masing-masing. Gerbang dikunci jam 10.',
    /kamar/iu,
  ],
  [
    'id',
    'Bubur Kacang Ijo Madura',
    'Bubur kacang ijo ketan hitam buka 24 jam. Roti tawar 2 ribu selembar. Santan dipisah kalau dibawa pulang. Tempat duduk lesehan, colokan 3.',
    /ketan hitam|Roti/u,
  ],
  [
    'vi',
    'Thuê đạo cụ Nắng',
    'Cho thuê ghế mây 80k, nôi gỗ 120k. Tặng hoa khô khi thuê 2 ngày. Làm gãy không sửa được đền nửa giá.',
    /ghế mây|hoa khô/u,
  ],
  [
    'vi',
    'Nhà nghỉ Mây Trắng',
    'Nhà gỗ trên đồi Tà Xùa, mở cửa sổ là thấy mây, mùa mây từ tháng 11 đến tháng 3. Phòng đôi 350 nghìn. Đường lên dốc, xe ga thì gửi dưới chân dốc.',
    /thấy mây|Phòng đôi/u,
  ],
] as const)(
  'two facts that sell open all videos, before any that sells nothing: %s',
  (language, name, info, sold) => {
    const { scenarios } = planProduct(briefOf({ name, info, price: null, language }))
    expect(scenarios.length).toBe(4)
    for (const { lines } of scenarios) expect(lines[0] && firstWordsOf(lines[0], name).join()).toMatch(sold)
  },
)

it.each([
  [
    'id',
    'Es Kristal Dingin Jaya',
    'Es kristal 10 kg 12rb. Antar pagi saja sebelum jam 9. Tidak ada es balok.',
    /balok/u,
  ],
  [
    'vi',
    'Nạp mực máy in Tân Phú',
    'Nạp mực tận nơi, laser 100k/hộp. Gọi 30 phút có mặt. Máy in phun màu ko làm.',
    /phun màu/u,
  ],
] as const)('what is not sold opens no video before a term does: %s', (language, name, info, refused) => {
  const { scenarios } = planProduct(briefOf({ name, info, price: null, language }))
  for (const { lines } of scenarios.slice(0, 3))
    expect(lines[0] && firstWordsOf(lines[0], name).join()).not.toMatch(refused)
})
