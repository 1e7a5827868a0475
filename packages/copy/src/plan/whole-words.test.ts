import { describe, expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { planProduct } from './plan.ts'

/** What the videos of a plan show, both rows together, and their last words. */
function readPlan(
  language: 'ko' | 'en' | 'id' | 'vi',
  name: string,
  info: string,
): { scenes: string; calls: string[] } {
  const { scenarios } = planProduct(briefOf({ name, info, price: null, language }))
  const rows = scenarios.flatMap(({ lines }) =>
    lines.flatMap(({ headline, sub }) => `${headline[0] ?? ''} | ${sub[0] ?? ''}`),
  )
  return { scenes: rows.join('\n'), calls: scenarios.map(({ lines }) => lines.at(-1)?.headline[0] ?? '') }
}

const goods = /order yours|get yours|đặt ngay|chốt đơn/iu

describe('a call to order', () => {
  it.each([
    [
      'en',
      'Nguyen Brothers Shrimp Net Mending',
      'we mend shrimp net and trawl, 31 year in Bayou La Batre. we use only knotted nylon no. 18 dipped green.',
    ],
    [
      'en',
      'Cob Oven & Clay Plaster Weekends',
      'Two days in Cloughjordan learning to build a cob oven and plaster a wall with clay. €165 with soup and bread both days.',
    ],
    [
      'en',
      'Chipped Enamel & Bath Resurfacing by Teodora',
      'I resurface baths in your bathroom, £295 for cast iron or steel, one day. Not acrylic baths.',
    ],
    [
      'en',
      'Sir Reginald’s Swing Set Assembly and Anchoring for Worn Out Parents',
      'You bought the swing set, I put it together. $150 for metal sets, $320 for the big cedar ones with the fort.',
    ],
    [
      'en',
      'Rent-A-Grill-Cleaner LLC',
      'we come your house with truck and steam machine, no chemical. If you see any grease left we clean again for free',
    ],
    [
      'en',
      'Bluebird Estate Sales',
      'We price, stage and run your estate sale over 2 days then sweep the house. 35% commission, no upfront fee.',
    ],
    [
      'vi',
      'Thợ khóa Minh Râu',
      'Mở khóa nhà, khóa xe, làm chìa remote tại chỗ. Phải có giấy tờ chứng minh chủ nhà mới mở. Chìa bằng đồng hoặc thép',
    ],
    [
      'vi',
      'Bún chả que tre ngõ Phất Lộc',
      'Thịt nướng que tre trên than hoa, không nướng điện. Chỗ ngồi có 22 ghế thôi nên trưa phải đợi',
    ],
  ] as const)('%s %s: is for goods alone', (language, name, info) => {
    expect(readPlan(language, name, info).calls.filter((call) => goods.test(call))).toEqual([])
  })

  it.each([
    [
      'ko',
      '정선 곤드레나물 (건나물 100g×5봉)',
      '5월에 딴 것만 삶아서 말렸습니다. 인증은 올해 신청했어요.',
      /신청/u,
    ],
    [
      'ko',
      '이삿짐 말고 용달만 1톤',
      '원룸 짐 냉장고 침대 하나씩 옮기는거 합니다 인천 시내 6만원부터 서울은 9만원부터 비오면 천막 씌우고 갑니다',
      /주문/u,
    ],
    ['en', 'mobile notary - Denise Pratt', 'I come to you, hospital, jail, parking lot, whatever.', /visit/u],
    ['id', 'Pijat Bu Darmi', 'Saya datang ke rumah, stasiun Tugu ke utara.', /mampir/u],
    [
      'id',
      'Badut Kak Dodo',
      '1 jam 400rb. Bogor Depok, tol sama parkir ditanggung yang ngundang.',
      /mampir/u,
    ],
    ['en', 'Quiet Hours Sound Bath', '60 min lying down, 14 crystal bowls and one gong.', /order/iu],
    ['id', 'Telur asin Brebes', 'Ada yang pecah kirim foto nanti kami ganti.', /foto/u],
  ] as const)('%s %s: asks for nothing that the trade does not do', (language, name, info, call) => {
    expect(readPlan(language, name, info).calls.join()).not.toMatch(call)
  })

  it('invites nobody to drop by for what goes out by coach', () => {
    const info =
      'Niêu 2 ký cá trắm đen, kho củi nhãn 14 tiếng. Gửi xe khách đi Hà Nội trong ngày, Sài Gòn đi máy bay thêm 90 ngàn.'
    expect(readPlan('vi', 'Cá kho niêu bà Thìn', info).calls.join()).not.toContain('ghé')
  })
})

describe('the owner’s words', () => {
  it.each([
    [
      'en',
      'Mobile Notary & Apostille, Denise Okonjo-Reyes',
      'I’m a commissioned notary and I come to hospitals, jails and kitchen tables in Bexar County.',
      'I come to hospitals, jails and kitchen tables in Bexar County',
    ],
    [
      'en',
      'Tin Whistle Maker',
      "I make whistles from brass tube. If you don't like it post it back inside 21 days, no hard feelings.",
      'Tin Whistle Maker | If you don’t like it post it back inside 21 days, no hard feelings',
    ],
    [
      'en',
      'Persian Calligraphy Names',
      '9 days and post is included in UK, tube packing.',
      'Persian Calligraphy Names | 9 days and post is included in UK, tube packing',
    ],
    [
      'en',
      'Bath Resurfacing by Teodora',
      'You cannot use it for 48 hours and the smell is strong so please open window. Not acrylic baths.',
      'Teodora | You cannot use it for 48 hours and the smell is strong so please open window',
    ],
    [
      'en',
      'Kelp & Comfrey Liquid Feed',
      'It honks, so don’t use it on houseplants.',
      'It honks, so don’t use it on houseplants',
    ],
    ['en', 'Black Pudding', 'Reet good black pud, made every Thursda’ in Ramsbottom.', 'Thursda’'],
    [
      'en',
      'Drift Doctor',
      'Mail it to us in Boise, we turn it around in 2 business days and send you a video of it working before it goes back out.',
      'We send you a video of it working before it goes back out',
    ],
    [
      'en',
      'Sunday Night Soup Club',
      'The menu changes each week and goes out by text on Thursday, there is always one vegan.',
      'The menu changes each week and goes out by text on Thursday',
    ],
    [
      'en',
      'Hand-Forged Fire Poker',
      'Forged from one piece of steel by my dad Earl, who is 74 and has been a blacksmith since high school.',
      'Earl is 74 and has been a blacksmith since high school',
    ],
    [
      'id',
      'Gerobak kayu jati',
      'Gerobak bahan jati belanda finishing melamine, roda 4 (2 bisa dikunci).',
      'Gerobak bahan jati belanda finishing melamine, roda 4 (2 bisa dikunci)',
    ],
    [
      'en',
      'Gutter Guys of Dayton',
      '$149 one story, $219 two story. if it rains that day we move you to the next morning.',
      '$149 one story, $219 two story. If it rains that day we move you to the next morning',
    ],
    [
      'en',
      'Parking lot striping',
      'Paint is dry in 40 min. 2 year guarantee on lines, not on the asphalt under it.',
      'Parking lot striping | 2 year guarantee on lines, not on the asphalt under it',
    ],
    [
      'en',
      'Deep Roots Stump Grinding',
      'Chips stay unless you want em hauled (+$60).',
      'Chips stay unless you want em hauled (+$60)',
    ],
    [
      'en',
      'Hank’s Small Engine',
      'Mowers, chainsaws, snowblowers, tillers.',
      'Mowers, chainsaws, snowblowers, tillers',
    ],
    [
      'id',
      'Instalasi CCTV Pak Rudi',
      'Paket 2 kamera + DVR + kabel 30 meter + pasang = 1,6jt.',
      'Paket 2 kamera + DVR + kabel 30 meter + pasang = 1,6jt',
    ],
    [
      'vi',
      'Thuê đồ bắt cá ngày mùa nước nổi - anh Hải Búng Bình Thiên',
      'Xuồng ba lá có người chèo 350k/chuyến. Mượn lưới, dớn, nón lá free.',
      'Thuê đồ bắt cá ngày mùa nước | Mượn lưới, dớn, nón lá free',
    ],
    [
      'id',
      'Bimbel Calistung',
      'umur 4,5 sampai 7 th. pakai kartu sama lagu, ga dimarahin.',
      'Bimbel Calistung | Pakai kartu sama lagu, ga dimarahin',
    ],
    [
      'id',
      'Sewa Tenda & Kursi Hajatan "Mandiri Jaya"',
      'Kursi plastik 3.000/biji, kursi futura 7.000 sama sarungnya.',
      'Sewa Tenda & Kursi Hajatan | Kursi plastik 3.000/biji, kursi futura 7.000 sama sarungnya',
    ],
    [
      'vi',
      'Sửa máy giặt anh Tùng',
      'Nhận sửa máy giặt cửa trên cửa ngang tại nhà khu Gò Vấp, quận 12, có mặt trong 2 tiếng.',
      'Nhận sửa máy giặt cửa trên cửa ngang tại nhà khu Gò Vấp, quận 12',
    ],
    ['en', 'Wool Dryer Balls', 'Lasts: About 1,000 loads', 'Lasts about 1,000 loads'],
    [
      'en',
      'Bouncing Bairns Soft Play Delivered',
      'Soft play set for wee ones 6 months to 4 years, dropped off and set up in your hall or living room anywhere in Moray.',
      'Dropped off and set up in your hall or living room anywhere in Moray',
    ],
    [
      'id',
      'Sewa tenda si Kribo',
      'Sewa tenda kap. 4 orang 35rb semalam, sleeping bag 8rb.',
      'Sewa tenda kap. 4 orang 35rb semalam, sleeping bag 8rb',
    ],
    [
      'id',
      'Pijat Bayi Wahyuni',
      'Pijat bayi usia 1 bulan - 2 tahun oleh bidan bersertifikat.',
      'Pijat bayi usia 1 bulan – 2 tahun oleh bidan bersertifikat',
    ],
    [
      'vi',
      'Khách sạn chó mèo Boss',
      'Tết phụ thu 50% và phải đặt trước 15/12 âm. Phòng riêng có camera xem cả ngày.',
      '| Tết phụ thu 50% và phải đặt trước 15/12 âm',
    ],
    ['vi', 'Rửa xe 86', 'Mở cửa 7h30 - 18h30. Rửa xe hút bụi miễn phí.', 'Mở cửa 7h30 – 18h30'],
    ['id', 'Spanduk Print 24', 'Harga: Rp20.000 / meter', 'Harga: Rp20.000 / meter'],
    [
      'id',
      'Les Bahasa Jepang',
      'Kelas online lewat Zoom, 12 pertemuan @ 75 menit, maksimal 8 siswa.',
      '12 pertemuan @ 75 menit',
    ],
    [
      'id',
      'Smoothing Salon Teh Iis',
      'Rambut bekas bleaching saya tolak ya sist takut putus. Ibu hamil juga jangan.',
      'takut putus. Ibu hamil juga jangan',
    ],
    [
      'id',
      'Pelatihan Anjing Lembang',
      'Kami tidak memukul, pakai hadiah makanan.',
      'Pelatihan Anjing Lembang | Kami tidak memukul, pakai hadiah makanan',
    ],
    [
      'id',
      'Pasir Tiga Dara',
      'Boleh diukur di bak sebelum dituang.',
      'Pasir Tiga Dara | Boleh diukur di bak sebelum dituang',
    ],
    [
      'vi',
      'Thổ cẩm Mỹ Nghiệp',
      'Khách tới Ninh Thuận chị cho ngồi khung dệt thử, không lấy tiền.',
      'Khách tới Ninh Thuận chị cho ngồi khung dệt thử, không lấy tiền',
    ],
    [
      'vi',
      'Huấn luyện chó tại nhà',
      'Thầy tới nhà dạy chó đi vệ sinh đúng chỗ, không kéo dây.',
      'Thầy tới nhà dạy chó đi vệ sinh đúng chỗ, không kéo dây',
    ],
  ] as const)('%s %s: %s', (language, name, info, whole) => {
    expect(readPlan(language, name, info).scenes).toContain(whole)
  })

  it('tell what is not done only with what it is not done to', () => {
    const info =
      'Khitan metode klem, selesai 10 menit. Anak dengan kelainan pembekuan darah kami rujuk ke rumah sakit, tidak dikerjakan di klinik.'
    expect(readPlan('id', 'Klinik Khitan dr. Faisal', info).scenes).not.toContain('| Tidak dikerjakan')
  })
})

it('call nothing new that is opened only then: “mới mở”', () => {
  const info =
    'Mở khóa cửa nhà từ 120k ban ngày. Phải có giấy tờ chứng minh chủ nhà mới mở, quen mấy cũng vậy.'
  expect(readPlan('vi', 'Thợ khóa Minh Râu', info).scenes).not.toContain('Minh Râu mới')
})

it('leave out the heading of a form', () => {
  const info =
    'DESKRIPSI PRODUK\nBibit durian hasil okulasi, tinggi 80-100 cm.\nDikirim hari Senin sampai Rabu saja.'
  expect(readPlan('id', 'Bibit Durian Musang King', info).scenes).not.toContain('DESKRIPSI')
})

it('say a price for what is farther with the one that it is added to', () => {
  const info =
    'Chuyển trọ trong bán kính 5km 250k xe ba gác máy, xa hơn cứ 15k/km, có mình với thằng em bê đồ luôn. Tủ lạnh máy giặt ok.'
  expect(readPlan('vi', 'Chuyển trọ Nam Béo', info).scenes).toContain('xe ba gác máy, xa hơn cứ 15k/km')
})

it('drop no “so” between a cause and what it asks for', () => {
  const info =
    'Price depends on weight and stairs so text a picture of the sticker inside the door and both paths, and we give you one number that doesn’t change on the day. We only move safes.'
  const { scenes } = readPlan('en', 'Ironside Gun Safe Moving', info)
  expect(scenes).not.toContain('stairs text')
  expect(scenes).toContain('We give you one number that doesn’t change on the day')
})

it('tell no end of a sentence whose beginning has no room', () => {
  const info =
    'Bekam kering 80rb sudah termasuk pijat. Yang lagi minum obat pengencer darah atau habis donor kurang dari seminggu saya tolak dulu demi keselamatan, konsultasi ke dokter.'
  expect(readPlan('id', 'Terapi Bekam Bang Sodik', info).scenes).not.toMatch(
    /^[^|]*\| Konsultasi ke dokter$|^Konsultasi/mu,
  )
})
