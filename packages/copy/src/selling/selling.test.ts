import { expect, it } from 'vitest'

import { sells } from './selling.ts'

it.each([
  'We resole men’s dress shoes and cowboy boots at the counter on Wooster Street',
  'Flat tyre in the motorway or yer drive doesnae matter ah come tae you',
  'Wash dry fold $1.60 a lb, 15 lb minimum',
  'Half soles are $38 and take about four days',
  'Fully insured, PIPA tested',
  'Undangan softcover mulai 1.500/lembar (min 100)',
  'Sewa 3 hari bayar 2 hari (khusus Senin-Kamis)',
  'Xưởng giao và lắp tận phòng trong tỉnh Bình Dương',
  'Em coi xong báo giá rồi mới làm không làm thì không lấy tiền',
  'Cocok untuk kulit kering',
  'Phù hợp cho da khô',
])('what is done, what proves it, what is given and what a thing costs sells: %s', (text) => {
  expect(sells(text)).toBe(true)
})

it.each([
  'Popcorn machine add on – £30',
  '2 hours – £74',
  'Mulai 25.000',
  '200gr 55rb 1kg 250rb',
  'Gọi trước 1 ngày',
  '150k/kg làm sẵn',
  'Không nối mi',
  'Don’t spray em first',
  'Hay and pellets you bring from home',
  'Urgent orders 2 days +Rs 200',
  'Address: 1st floor, above Sri Medicals',
  'Most days that’s before 1',
  'Toleransi ukuran 1-2 cm',
  'Boleh fitting dulu di tempat dengan janji',
  'Thời gian làm từ 10 đến 14 ngày, cọc trước 40%',
  'Giao: miễn phí 5km quanh chợ Vinh, xa hơn 7.000đ/km',
  'Satu karung 20 kg',
  'Hũ 500g',
  'Làm từ 5h sáng tới 11h đêm',
  'Tidak buka cabang, di terminal Ungaran',
  'Chai thủy tinh 500ml',
  'Khắc tên tối đa 12 ký tự',
  'Thêm chả lụa 5 ngàn',
  'Ada yang dibakar 5000 sebiji',
  'Terakhir order H-10 Lebaran',
  'Bapaknya sekalian potong juga bisa 40 ribu',
])('a fee, a wait, a place, a limit or a bare price does not sell: %s', (text) => {
  expect(sells(text)).toBe(false)
})
