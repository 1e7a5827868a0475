import type { LanguageCode } from '@clipmint/kit'
import { expect, test } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { planProduct } from './plan.ts'

function scenesOf(language: LanguageCode, name: string, info: string): string[] {
  return planProduct(briefOf({ name, info, language })).scenarios.flatMap(({ lines }) =>
    lines.map(({ headline, sub }) => `${headline[0] ?? ''} | ${sub[0] ?? ''}`),
  )
}

type Case = [lang: LanguageCode, name: string, info: string, whole: string, torn: RegExp]

test.each<Case>([
  [
    'id',
    'Kecap Cap Ayam',
    'Dibuat dari kedelai hitam. Beli 5 botol gratis ongkir untuk Jawa Timur, pesan lewat WhatsApp sebelum jam 3 sore supaya dikirim hari itu juga.',
    'gratis ongkir untuk Jawa Timur',
    /botol gratis(?: \||$)/u,
  ],
  [
    'id',
    'Ganti LCD',
    'LCD yang dipakai kualitas OEM, bukan original, saya bilang dari awal biar sama-sama enak. Data di HP tidak dihapus.',
    'LCD yang dipakai kualitas OEM, bukan original',
    /kualitas OEM(?: \||$)/u,
  ],
  [
    'id',
    'Kue Ultah Ce Meylin',
    'Base-nya bisa pilih coklat, vanila atau pandan, krimnya buttercream yang tidak terlalu manis. Sehari terima 3 kue.',
    'Base-nya bisa pilih coklat, vanila atau pandan',
    /pilih coklat$|Vanila atau pandan/u,
  ],
  [
    'vi',
    'Xưởng mộc Đức Lợi',
    'Bố tôi làm mộc 30 năm. Bảo hành 3 năm cho mối mọt, cong vênh, còn xước mặt do dùng thì tính phí đánh bóng lại 300 nghìn.',
    'cho mối mọt, cong vênh, còn xước mặt do dùng thì tính phí',
    /mối mọt$|Cong vênh/u,
  ],
  [
    'vi',
    'gội đầu dưỡng sinh Mộc',
    'gội đầu bồ kết 45 phút 129k, chị bầu trên 3 tháng gội được nhưng em ko bấm huyệt nha, có 4 giường thôi',
    'Chị bầu trên 3 tháng gội được nhưng em không bấm huyệt nha',
    /gội được(?: \||$)/u,
  ],
  [
    'id',
    'ganti lcd hp',
    'ganti lcd hp semua merek kecuali iphone, kebanyakan 1 jam beres tunggu aja ada wifi ada kopi, garansi lcd 3 bln tp kalo jatoh lagi ya ga berlaku, di ITC lantai 2 blok C sebelah lift',
    'Garansi lcd 3 bulan tapi kalau jatoh lagi ya ga berlaku',
    /^Garansi lcd 3 bulan(?: tp)? \||berlaku, di ITC/u,
  ],
  [
    'vi',
    'Suất cơm văn phòng',
    'Hộp bã mía. Giao miễn phí: Q.3, Q.10, Phú Nhuận. Quận khác không giao.',
    'Giao miễn phí: Q.3, Q.10, Phú Nhuận. Quận khác không giao',
    /^Quận khác|\| Quận khác/u,
  ],
  [
    'vi',
    'Cho thuê rạp cưới',
    'bộ rạp 3 gian 10 bàn kèm ghế nơ với khăn bàn là 6 triệu rưỡi một ngày, cổng hoa thiệt thì tính riêng còn hoa vải có sẵn trong đó rồi, tui dựng bữa trước dọn bữa sau',
    'Cổng hoa thiệt thì tính riêng còn hoa vải có sẵn trong đó rồi',
    /^Hoa vải|\| Hoa vải/u,
  ],
  [
    'vi',
    'may rèm cô Năm',
    'cô may rèm cửa theo số đo nhà mình, cô lại tận nhà đo miễn phí trong tp Cần Thơ còn huyện thì cô tính tiền xăng 50 ngàn, vải cô có 40 màu mang mẫu tới cho coi, may 5 ngày xong thợ qua lắp luôn',
    'Huyện thì cô tính tiền xăng 50 ngàn',
    /50 ngàn, vải cô/u,
  ],
  [
    'id',
    'jok motor bang Ipul',
    'bikin jok motor custom kulit sintetis. lokasi samping pegadaian jln raya bogor km 29 ya bos, hari minggu tutup krn sy ke gereja',
    'jok motor custom',
    /^Saya ke gereja/u,
  ],
  [
    'vi',
    'Sửa khóa Anh Tám',
    'Tôi nhận mở khóa nhà, khóa xe máy và thay ổ khóa tận nơi ở quận Bình Thạnh và Phú Nhuận. Mở khóa từ 100 nghìn.',
    'Tôi nhận mở khóa nhà, khóa xe máy và thay ổ khóa tận nơi',
    /^Khóa xe máy|\| Khóa xe máy/u,
  ],
  [
    'id',
    'Rental PS4',
    'main ps4 per jam 6rb yg ps5 10rb ya, kalo ambil paket 5 jam bayar 4 jam aja, bisa booking lewat wa, anak sekolah dilarang masuk pas jam sekolah',
    'Kalau ambil paket 5 jam bayar 4 jam aja',
    /^(?:Bayar 4 jam|Ambil paket)/u,
  ],
  [
    'vi',
    'Rau sạch vườn nhà Mợ Chín',
    'combo rau 1 tuần 200k gồm rau ăn lá 5 loại củ quả 3 loại rau thơm, vườn mợ ở Hóc Môn tưới nước giếng hông xịt thuốc sâu nên lá có lỗ nha, giao thứ 3 với thứ 7',
    'hông xịt thuốc sâu nên lá có lỗ nha',
    /^Lá có lỗ|\| Lá có lỗ/u,
  ],
  [
    'id',
    'Kue Basah',
    'kue basah dari ketan, kalau pesan 50 kotak atau lebih gratis ongkir sekota, dapat bonus sambal satu botol besar, bisa cicil dua kali juga',
    'Kue Basah',
    /^(?:Dapat bonus|Bisa cicil)|\| (?:Dapat bonus|Bisa cicil)/u,
  ],
  [
    'vi',
    'Tiệm may áo dài Bà Liên',
    'Tiệm may áo dài đo riêng, công may cả bộ 950.000đ, vải khách đem tới hoặc chọn tại tiệm. May 7 ngày.',
    'Vải khách đem tới hoặc chọn tại tiệm',
    /\| công may cả bộ 950.000đ, vải/u,
  ],
])('a limit and what points back stay with what they are of (%s, %s)', (lang, name, info, whole, torn) => {
  const scenes = scenesOf(lang, name, info)
  expect(scenes.filter((scene) => torn.test(scene))).toEqual([])
  expect(scenes.some((scene) => scene.includes(whole))).toBe(true)
})

test.each<[LanguageCode, string, string, string]>([
  [
    'id',
    'pijet bayi',
    'sy tukang pijat bayi sudah 22 th dr th 2003,bisa dtg kerumah bisa bayi umur 1 bln sampe 3 th.minyak pake minyak kelapa bikin sendiri',
    'Minyak pake minyak kelapa bikin sendiri',
  ],
  [
    'id',
    'kursus nyetir',
    'belajar mobil dari nol paket 8x pertemuan sekali nya 1 jam setengah mobil manual avanza ada rem tambahan di kaki saya jd aman,, dijemput dirumah',
    'Ada rem tambahan di kaki saya jadi aman',
  ],
  [
    'id',
    'Servis Mesin Cuci',
    'Saya terima panggilan servis mesin cuci satu tabung dan dua tabung di daerah Sidoarjo. Garansi 30 hari.',
    'Saya terima panggilan servis mesin cuci satu tabung dan dua tabung',
  ],
  [
    'id',
    'Rak Dinding',
    'Bahan: kayu pinus\nCatatan: serat kayu tiap papan berbeda',
    'Catatan: serat kayu tiap papan berbeda',
  ],
])('what was written without spaces or stops is said (%s, %s)', (lang, name, info, said) => {
  expect(scenesOf(lang, name, info).some((scene) => scene.includes(said))).toBe(true)
})
