import type { LanguageCode } from '@clipmint/kit'
import { expect, it, test } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { partLeans } from '../reading/leans-id-vi.ts'
import { planProduct } from './plan.ts'
import { readPoints } from './points.ts'

/** What each video of an owner tells, one sentence a scene. */
function videosOf(language: LanguageCode, name: string, info: string): string[][] {
  return planProduct(briefOf({ name, info, language })).scenarios.map(({ lines }) =>
    lines.map(({ headline, sub }) => (headline[0] === name ? (sub[0] ?? '') : (headline[0] ?? ''))),
  )
}

function factsOf(language: LanguageCode, name: string, info: string): string[] {
  return readPoints(briefOf({ name, info, language })).points.flatMap(({ variants }) => variants[0] ?? [])
}

type Leaning = [lang: LanguageCode, name: string, info: string, base: string, leans: string]

it.each<Leaning>([
  [
    'en',
    'Rye & Salt sourdough',
    'Flour, water, salt, nothing else in it. First loaves come out at 7:30 and we usually sell out around lunch, so call ahead and we’ll put one aside for you.',
    'We usually sell out around lunch, so call ahead',
    'We’ll put one aside for you',
  ],
  [
    'vi',
    'Lên dây đàn Thầy Khang',
    'Không nhận đàn điện. Đàn lâu quá 3 năm không lên dây thì phải làm hai lần cách nhau 2 tuần, lần hai tính nửa giá.',
    'Đàn lâu quá 3 năm không lên dây thì phải làm hai lần cách nhau 2 tuần',
    'Lần hai tính nửa giá',
  ],
  [
    'ko',
    '에어컨 분해청소',
    '벽걸이 에어컨 한 대 완전 분해해서 고압 세척합니다. 저희가 작업하다 고장 낸 건 수리비 전액 물어드리는데 10년 넘은 기계는 보장 못 합니다.',
    '저희가 작업하다 고장 낸 건 수리비 전액 물어드려요',
    '10년 넘은 기계는 보장 못 해요',
  ],
  [
    'ko',
    '피아노 조율',
    '3년 이상 안 한 피아노는 음이 금방 내려가서 한 달 뒤에 한 번 더 가야 합니다. 두 번째 방문은 반값만 받습니다. 일요일은 쉽니다.',
    '3년 이상 안 한 피아노는 음이 금방 내려가서 한 달 뒤에 한 번 더 가야 해요',
    '두 번째 방문은 반값만 받아요',
  ],
  [
    'en',
    'Northshore Skate Sharpening',
    'Drop your skates in the box by the arena door before 4 and they’re ready by 6 for practice. Goalie skates are $12.',
    'Drop your skates in the box by the arena door before 4',
    'Your skates are ready by 6 for practice',
  ],
  [
    'id',
    'Perahu Fiber Pak Rustam',
    'Sampan fiber panjang 4 meter. Bocor karena sambungan saya tanggung 1 tahun penuh dan perbaikannya di tempat, kalau karena nabrak karang bayar bahan saja.',
    'Bocor karena sambungan saya tanggung 1 tahun penuh dan perbaikannya di tempat',
    'Kalau karena nabrak karang bayar bahan saja',
  ],
  [
    'vi',
    'Dao chặt xương Phúc Sen',
    'Nhà em ba đời làm rèn. Chặt xương mà mẻ lưỡi trong 12 tháng thì gửi lên em rèn lại không lấy công, khách chịu phí ship một chiều.',
    'Chặt xương mà mẻ lưỡi trong 12 tháng thì gửi lên em rèn lại không lấy công',
    'Khách chịu phí ship một chiều',
  ],
  [
    'ko',
    '허리치마',
    '평소에 입으라고 만든 치마입니다. 기장 줄이는 건 공짜, 줄인 건 반품 안 됩니다.',
    '기장 줄이는 건 공짜',
    '줄인 건 반품 안 돼요',
  ],
  [
    'en',
    'Standard Bike Service',
    'Gears, brakes, wheels trued, bolts checked and a proper clean, drop it in before 10 and you’ll usually have it back next day. Parts are on top.',
    'Gears, brakes, wheels trued, bolts checked and a proper clean, drop it in before 10',
    'You’ll usually have it back next day',
  ],
  [
    'en',
    'Harbour Seal Paddle',
    'We usually see seals. If the wind is over force 4 we call it off by 7am and you pick another day or get your money back. Bring a towel.',
    'If the wind is over force 4 we call it off by 7am',
    'You pick another day or get your money back',
  ],
  [
    'id',
    'Penitipan Anjing Bruno',
    'Maksimal 6 ekor. Makanan bawa sendiri biar perutnya tidak kaget, kalau habis kami belikan dan ditagih sesuai struk.',
    'Makanan bawa sendiri biar perutnya tidak kaget',
    'Kalau habis kami belikan dan ditagih sesuai struk',
  ],
  [
    'id',
    'Sewa Mobil Pak Made',
    'Sewa Avanza dengan sopir, 10 jam di Bali, BBM sudah termasuk. Parkir, tiket masuk dan makan sopir belum.',
    'Sewa Avanza dengan sopir, 10 jam di Bali, BBM sudah termasuk',
    'Parkir, tiket masuk dan makan sopir belum',
  ],
  [
    'vi',
    'Sửa máy giặt Tấn Phát',
    'Linh kiện thay mới bảo hành 6 tháng, trong thời gian đó hư lại tới làm không lấy tiền. Không nhận máy bị ngập nước.',
    'Linh kiện thay mới bảo hành 6 tháng',
    'Trong thời gian đó hư lại tới làm không lấy tiền',
  ],
  [
    'id',
    'Sol Sepatu Mang Endang',
    'Jahit sol keliling sepasang 35 ribu. Sepatu kulit bisa, sepatu gunung bisa, yang tidak bisa itu sepatu bola yang sol bawahnya plastik keras, jarumnya patah terus, sudah tiga kali. Jumat saya tutup jam 11.',
    'Yang tidak bisa itu sepatu bola yang sol bawahnya plastik keras',
    'Jarumnya patah terus, sudah tiga kali',
  ],
  [
    'vi',
    'Sửa đồng hồ ông Khải',
    'Lau dầu đồng hồ cơ 100 nghìn. Đồng hồ Liên Xô cũ như Poljot, Slava tôi còn phụ tùng, mà hết cái nào là hết hẳn chứ không mua đâu được nữa. Mưa to tôi nghỉ.',
    'Đồng hồ Liên Xô cũ như Poljot, Slava tôi còn phụ tùng',
    'Mà hết cái nào là hết hẳn chứ không mua đâu được nữa',
  ],
  [
    'vi',
    'Cây giống Út Hậu',
    'Sầu riêng Ri6 60 ngàn một cây. Mua trên 50 cây tui bớt 5 ngàn mỗi cây, chở ghe tới Vĩnh Long, Trà Vinh thì khỏi tính tiền chở. Musang King tui hổng có bán.',
    'Mua trên 50 cây tui bớt 5 ngàn mỗi cây',
    'Chở ghe tới Vĩnh Long, Trà Vinh thì khỏi tính tiền chở',
  ],
])(
  'what leans on the part before it is told only after that (%s: %s)',
  (language, name, info, base, leans) => {
    const videos = videosOf(language, name, info).filter((told) => told.includes(leans))
    expect(videos.length).toBeGreaterThan(0)
    for (const told of videos) expect(told[told.indexOf(leans) - 1]).toBe(base)
  },
)

test.each<[LanguageCode, string, string[]]>([
  [
    'id',
    'Satu kambing jantan jadi kurang lebih 70 tusuk... eh maaf itu yang dulu, sekarang 80 tusuk sate.',
    ['Satu kambing jantan, sekarang 80 tusuk sate'],
  ],
  ['vi', 'Tô lớn 60k, à nhầm, tô lớn 65k có trứng', ['Tô lớn 65k có trứng']],
  ['id', '200 gram 68rb, 500 gram 155rb eh salah 150rb', ['200 gram 68rb, 500 gram 150rb']],
  [
    'id',
    'Soto 15rb, eh maaf kalau antri sampai 10 menit',
    ['Soto 15rb, eh maaf kalau antri sampai 10 menit'],
  ],
])('a figure that its owner takes back is not told (%s: %s)', (language, info, told) => {
  expect(factsOf(language, 'Warung', info)).toEqual(told)
})

it('a case behind what it limits ends at its comma, and what comes next is told', () => {
  const info =
    'sewa kebaya wisuda 125rb 3 hari udah sama kain jariknya, ukuran S sampe XXL kalo 3XL ada tapi cuma 2 warna, fitting dulu boleh chat dulu ya soalnya aku kuliah, deposit 100rb balik pas kebaya balik'
  expect(factsOf('id', 'Sewa Kebaya Ndari', info)).toContain('Deposit 100rb balik pas kebaya balik')
})

it.each<[LanguageCode, string, string]>([
  [
    'vi',
    'cô cắt tóc cho em bé từ 6 tháng tới 10 tuổi 70 ngàn có ghế ô tô với phim hoạt hình bé nào khóc thì mình dừng lại cho mẹ bế gửi xe trước hẻm thứ hai cô nghỉ',
    'Cô cắt tóc cho em bé từ 6 tháng tới 10 tuổi 70 ngàn có ghế ô tô với phim hoạt hình',
  ],
  [
    'vi',
    'thanh lý nhà bạt 3x6 dùng 4 tháng khung kẽm dày 1.2 bạt chưa rách còn hóa đơn 2tr8 fix nhẹ xăng xe',
    'Còn hóa đơn 2tr8 fix nhẹ xăng xe',
  ],
  [
    'id',
    'potong rumput halaman 150 ribu sampai 100 meter persegi lewat dari itu 1500 per meter rumputnya saya karungin',
    'Potong rumput halaman 150 ribu sampai 100 meter persegi',
  ],
])('a text without stops is parted only where a thought surely begins (%s: %s)', (language, info, told) => {
  expect(factsOf(language, 'Kang Dadang', info)).toContain(told)
})

it('a size and its price are told with what they are of', () => {
  const { points } = readPoints(
    briefOf({
      name: 'Chú Hiệp cắt kính',
      info: 'Cắt kính, gương theo yêu cầu, kính 5 ly 180 nghìn một mét vuông, 8 ly 260, cường lực phải đặt ba ngày.',
      language: 'vi',
    }),
  )
  const [priced] = points.filter(({ variants }) => variants[0]?.includes('8 ly 260'))
  expect(priced?.variants[0]).toContain('Kính 5 ly 180 nghìn một mét vuông, 8 ly 260')
})

it('a size and its price without a thing lean on the words before', () => {
  expect(partLeans('8 ly 260, cường lực phải đặt ba ngày')).toBe(true)
  expect(partLeans('harganye murah sekali')).toBe(false)
})

it('a place for cars opens no video where others sell', () => {
  const info =
    'Chân riêng 60 nghìn một tiếng. Kỹ thuật viên đều học bấm huyệt ở Hội Người mù hai năm. Gửi xe miễn phí.'
  const openings = videosOf('vi', 'Massage Ánh Sáng', info).map(([first]) => first)
  expect(openings).not.toContain('Gửi xe miễn phí')
})

it('a title before a name and “itu pun” stay whole', () => {
  expect(factsOf('id', 'Nasi Uduk', 'Depan gang H. Saidi deket masjid. Buka abis subuh')).toContain(
    'Depan gang H. Saidi deket masjid',
  )
  expect(factsOf('id', 'Kue', 'Itu pun kalau tanggal merah jangan mendadak')).toEqual([
    'Itu pun kalau tanggal merah jangan mendadak',
  ])
})

it('“jadi nya”, when it is done, keeps its first word', () => {
  expect(factsOf('id', 'gorden bu Lilis', 'Jadi nya itu 5 hari an kalo kain nya ada')).toEqual([
    'Jadi nya itu 5 hari an kalau kain nya ada',
  ])
})

it('what a marketplace asks of every seller is not told', () => {
  const info =
    'Tình trạng: Còn hàng | Đã bán 2,3k\nBerat satuan: 900 gr | Min. pembelian: 1 botol\nMin. pembelian: 1 lusin\nMadu panen Oktober dari Batulanteh'
  expect(factsOf('id', 'Madu', info).toSorted()).toEqual([
    'Madu panen Oktober dari Batulanteh',
    'Min. pembelian: 1 lusin',
  ])
})

it.each<[LanguageCode, string, string]>([
  ['id', 'Assalamualaikum, jadi kami di Ciputat melayani aqiqah', 'Kami di Ciputat melayani aqiqah'],
  ['vi', 'À chị không ngủ lại đêm, con chị còn nhỏ', 'Chị không ngủ lại đêm, con chị còn nhỏ'],
  ['vi', 'Phân loại: 48 màu (xem bảng màu ảnh 3)', 'Phân loại: 48 màu'],
])('a greeting, a filler and a pointer to a picture are not told (%s: %s)', (language, info, told) => {
  expect(factsOf(language, 'Bu Masitoh', info)).toEqual([told])
})
