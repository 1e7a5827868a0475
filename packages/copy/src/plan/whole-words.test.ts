import { describe, expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { planProduct } from './plan.ts'

/** What the videos of a plan show, both rows together, and their last words. */
function readPlan(
  language: 'en' | 'id' | 'vi',
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
      'vi',
      'Bún chả que tre ngõ Phất Lộc',
      'Thịt nướng que tre trên than hoa, không nướng điện. Chỗ ngồi có 22 ghế thôi nên trưa phải đợi',
    ],
  ] as const)('%s %s: is for goods alone', (language, name, info) => {
    expect(readPlan(language, name, info).calls.filter((call) => goods.test(call))).toEqual([])
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
      'Kami tidak memukul | Pakai hadiah makanan',
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
