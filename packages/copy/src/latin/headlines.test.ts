import { describe, expect, it } from 'vitest'

import type { Head } from '../facts/head.ts'
import { readers } from '../reading/languages.ts'

type Language = 'en' | 'id' | 'vi'
const headsOf = (language: Language, sentence: string): Head[] => readers[language].headlines(sentence, [])
const textsOf = (language: Language, sentence: string): string[] =>
  headsOf(language, sentence).flatMap(({ text, isPoor }) => (isPoor ? [] : [text]))

describe('the big words of a sentence in Latin letters', () => {
  it.each([
    ['en', 'The wool is undyed, so no two rugs look the same', 'Two rugs look the same'],
    ['en', 'We don’t heat it and we don’t add sugar syrup', 'Sugar syrup'],
    ['en', 'First class opens 6:20 am for people who go to work after', '6:20 am for people'],
    ['en', 'Mackerel, flounder, squid most days', 'Squid most days'],
    ['en', 'Hand-knotted by four weavers in Jaipur over six weeks', 'Four weavers in Jaipur'],
    ['en', 'Try it at home for 14 days', 'Try it for 14 days'],
    ['en', 'If your flight lands late we leave the key in the box', 'If your flight lands'],
    ['en', 'Italian vegetable tanned leather', 'Italian vegetable'],
    ['en', 'Brakes, gears, chain, tyres', 'Brakes, gears, chain'],
    ['en', 'Acoustic, electric or bass', 'Electric or bass'],
    ['en', 'Comes with rice, radish kimchi and green onion', 'Comes with rice'],
    ['en', 'We send Monday, Wednesday and Friday', 'We send Monday'],
    ['en', 'You see the drawing two days before it is done', 'You see the drawing two'],
    ['en', 'By lesson four you can play two songs', 'By lesson'],
    ['en', 'If you move house I cut it down to fit', 'If you move house I cut'],
    ['en', 'We’ve the seed spuds in now, Queens and Kerr’s Pinks, all certified', 'We’ve the seed spuds'],
    ['en', '100% combed cotton, 180 gsm', '180 gsm'],
    ['en', 'Saree fall and pico Rs.150 same day if given before 11', '150 same day if given'],
    ['en', 'Breakfast is rice porridge that my mother makes', 'Breakfast'],
    ['en', 'We pick only after you order', 'We pick'],
    ['id', 'Kalau anyaman lepas, kami perbaiki gratis selama setahun', 'Gratis selama setahun'],
    ['vi', 'Từ thứ Hai đến thứ Năm giảm 20%', 'Từ thứ Hai'],
    ['vi', 'Có phải mang gì không? Không, giấy lớp lo hết', 'Có phải mang gì'],
    ['vi', 'Ai muốn không đường thì nhắn trước 1 ngày', 'Không đường'],
    ['vi', 'Sửa miễn phí trong 6 tháng nếu tăng giảm cân', 'Miễn phí trong 6 tháng'],
    ['en', 'All our polish is HEMA free', 'All our polish is HEMA'],
    ['en', 'We ship Mondays only and add a heat pack', 'We ship Mondays'],
    ['en', 'Start it any week you like because nothing is dated', 'Start it any week'],
    ['en', 'We’ll give a quote same day', 'We’ll give'],
    ['en', 'Buy three and shipping is on us', 'Buy three and shipping'],
    ['en', 'Now I teach it Sunday afternoons at the community hall', 'Now I teach'],
    ['en', '100g skeins, 75% merino and 25% nylon so your socks hold up', '100g skeins, 75% merino'],
    ['en', 'We take our time with you, about an hour', 'We take our time'],
    ['en', 'Second cat from the same home is half price', 'Second cat'],
    ['en', 'My mother in law picks the fabrics', 'My mother'],
    ['en', 'Neighbors who sign up together both get $5 off', 'Neighbors'],
    ['en', 'The long cuff goes up over the coat sleeve so they stay put', 'The long cuff'],
    ['en', 'My brother and I do the work ourselves, no subcontractors', 'My brother'],
    ['en', 'Georgia peaches and habanero smoked over pecan wood', 'Georgia peaches'],
    ['en', 'I cut and saddle stitch every wallet myself', 'I cut and saddle stitch'],
    ['id', 'Pelajar dapat diskon 20 persen tinggal tunjukin kartu pelajar', 'Pelajar dapat diskon'],
    ['id', 'Booking bertiga atau lebih dapat potongan 15rb per orang', 'Booking bertiga'],
    ['id', 'Praktek Senin sampai Sabtu pukul 16.00-21.00', 'Praktek Senin'],
    ['id', 'Minimal order 1 pcs juga boleh', 'Minimal order 1 pcs'],
    ['id', 'Melayani pijat bayi dan ibu setelah melahirkan di rumah', 'Melayani pijat bayi'],
    ['id', 'Sudah dapat siku besi dan baut, tinggal pasang', 'Sudah dapat siku besi'],
    ['en', 'Kids love it because it is soft', 'Kids love'],
    ['id', 'Keripik pisang manis dan gurih tanpa pengawet', 'Keripik pisang manis'],
    ['vi', 'Cà phê rang củi và xay tại chỗ, giao trong ngày', 'Cà phê rang củi và xay'],
    ['vi', 'Bánh nướng mỗi sáng và bán hết trong ngày', 'Bánh nướng'],
    ['id', 'Satu botol cukup buat 4-5 gelas, tahan 3 hari di kulkas', '5 gelas'],
    ['id', 'Beli 3 bungkus ongkir kami yang tanggung', 'Beli 3 bungkus ongkir'],
    ['id', 'Mandi, potong kuku, bersihin telinga, pake shampo khusus kucing anti kutu', 'Mandi, potong kuku'],
    ['vi', 'Mua 5 cuốn tính tiền 4 cuốn rẻ thì tặng', 'Mua 5 cuốn tính tiền'],
    ['vi', 'Tiệm có khoảng 4000 cuốn sách cũ, nhiều truyện tranh', 'Tiệm có khoảng'],
    ['vi', 'Chưa có đàn thì lớp cho mượn về nhà tập', 'Chưa có đàn thì lớp'],
    ['vi', 'Tô đặc biệt có giò, chả cua, huyết và gân', 'Tô đặc biệt có giò'],
    ['vi', 'Áo dài may từ lụa tơ tằm Bảo Lộc', 'Áo dài may'],
    ['vi', 'Tháng nào đóng trước giảm 5% học phí', 'Tháng nào đóng'],
    ['vi', 'Lớp yoga dành cho mẹ bầu từ tuần 14', 'Lớp yoga dành cho mẹ bầu'],
    ['en', 'Solid brass buckle you can swap out', 'Solid brass buckle'],
    ['en', 'They last because we use real resin, not just wax', 'Not just wax'],
    ['id', 'Sprei katun jepang asli, adem', 'Sprei katun jepang asli'],
    ['vi', 'Tặng khung gỗ cho đơn từ 2 bức', 'Tặng khung gỗ cho đơn'],
    ['vi', 'Chai 300ml xài được khoảng 2 tháng', 'Chai 300ml xài'],
    ['vi', 'Trẻ em dưới 8 tuổi đi kèm ba mẹ', 'Trẻ em dưới 8 tuổi đi'],
    ['vi', 'Nấu từ bồ kết nướng, vỏ bưởi và cỏ mần trầu', 'Nấu từ bồ kết nướng'],
    ['en', 'I have worked with runners for eleven years', 'I have worked'],
    ['en', 'All our polish is HEMA free, good for ladies with sensitive skin', 'All our polish'],
    ['en', 'Every batch is dyed in my kitchen in small lots of six', 'Every batch is dyed'],
    [
      'en',
      'Donated bikes stripped to the frame and rebuilt by trainees who are learning the trade',
      'Donated bikes stripped',
    ],
    ['en', 'Grain free so good for itchy dogs', 'Grain free'],
    ['en', 'Tested, cleaned, new battery put in by us', 'Tested, cleaned'],
    ['id', 'Pendaftaran lewat WhatsApp agar tidak antre lama', 'Pendaftaran'],
    ['id', 'Desain bisa dikirim lewat WA, kalau belum punya kami bantu', 'Desain bisa dikirim'],
    ['id', 'Ukuran M sampai XXL, warna sage, mocca, dan hitam', 'Ukuran M'],
    ['vi', 'Sổ được khâu gáy bằng tay từng cuốn, mở phẳng 180 độ', 'Sổ được khâu gáy'],
    ['vi', 'Phụ huynh được ngồi xem tại hồ, nước có mái che', 'Phụ huynh'],
    ['vi', 'Mỗi tháng chỉ được 100 hũ thôi', 'Mỗi tháng'],
    ['vi', 'Nhiều truyện tranh và văn học xuất bản trước 2000', 'Nhiều truyện tranh'],
    ['vi', 'Bên mình qua nhà đo và tư vấn miễn phí', 'Bên mình qua nhà đo'],
    ['vi', 'Vệ sinh giày sneaker, da lộn, da bóng, khử mùi bằng máy ozone', 'Vệ sinh giày sneaker'],
    ['vi', 'Hợp làm quà cho khách nước ngoài hoặc chụp ảnh kỷ yếu', 'Hợp làm quà'],
    ['vi', 'Không nhăn nhiều', 'Không nhăn nhiều'],
  ] as const)('in %s of “%s” are never “%s”', (language, sentence, scrap) => {
    expect(textsOf(language, sentence)).not.toContain(scrap)
  })

  it.each([
    ['en', 'We work on most bikes and scooters', 'We work'],
    ['id', 'Satu botol cukup buat 4-5 gelas, tahan 3 hari di kulkas', 'Satu botol'],
    ['vi', 'Phòng khám chuyên trị đau lưng, đau vai gáy cho người lớn tuổi', 'Phòng khám'],
  ] as const)('in %s of “%s” are not even poor ones: “%s”', (language, sentence, scrap) => {
    expect(headsOf(language, sentence).map(({ text }) => text)).not.toContain(scrap)
  })

  it('end in no word that waits for the rest after a comma', () => {
    const heads = textsOf('id', 'Minimal 500 biji, antar gratis 8 km, truk tidak masuk gang')
    expect(heads).not.toContain('Minimal 500 biji, antar')
  })

  it('are the whole of it where it is short enough, before any form of it', () => {
    const { headlines } = readers.en
    expect(headlines('Comes in four colours', ['Four colours', 'Comes in four colours'])[0]).toMatchObject({
      text: 'Comes in four colours',
      isPart: false,
    })
  })
})

describe('a sentence in Latin letters in two rows', () => {
  it.each([
    ['en', 'We deliver by bicycle', 'within 4 km every Friday before 6'],
    ['en', 'We let the dough rest', 'for 20 hours'],
    ['en', 'Free exchange', 'if you pick the wrong size'],
    ['en', 'Hand-knotted', 'by four weavers in Jaipur over six weeks'],
    ['en', 'If we can’t fix it', 'you pay nothing'],
    ['en', 'If you move house', 'I cut it down to fit the new wall'],
    ['en', 'No sparring', 'unless you ask for it'],
    ['vi', 'Sửa miễn phí', 'trong 6 tháng nếu tăng giảm cân'],
    ['en', 'No ladders', 'so no marks on your roof'],
    ['id', 'Rak dinding', 'dari kayu jati belanda bekas peti kemas'],
    ['id', 'Garansi 30 hari', 'kalau masih bocor atau kurang dingin kami balik lagi gratis'],
    ['id', 'Kebayanya', 'bisa dicoba dulu di studio'],
    ['vi', 'Tặng kèm khóa dây', 'và bảo dưỡng free 3 tháng'],
    ['en', 'Buy three', 'and shipping is on us'],
    ['en', 'Water them once', 'every three weeks'],
    ['id', 'Kopi susu literan', 'pakai biji robusta Temanggung dan gula aren asli, bukan sirup'],
    ['vi', 'Đặt từ 30 tấm', 'tặng kèm dây treo với kẹp gỗ'],
    ['vi', 'Sinh viên có thẻ', 'giảm 10%'],
    ['vi', 'Đi nhóm 3 người', 'miễn phí 1 suất ngâm chân'],
    ['vi', 'Khóa 12 buổi', 'cho bé từ 5 tuổi, thầy kèm 1 lớp không quá 6 bé'],
    ['vi', 'Gội thảo dược 50 phút', 'gồm massage cổ vai gáy, đắp mặt dưa leo, xông hơi mắt'],
  ] as const)('in %s reads on in lower case: “%s | %s”', (language, text, beneath) => {
    expect(headsOf(language, `${text} ${beneath}`)[0]).toMatchObject({ text, isPart: true, beneath })
  })

  it.each([
    ['en', 'If you pick the wrong size, free exchange', 'Free exchange', 'If you pick the wrong size'],
    [
      'id',
      'Kalau anyaman lepas, kami perbaiki gratis selama setahun',
      'Kalau anyaman lepas',
      'Kami perbaiki gratis selama setahun',
    ],
  ] as const)('in %s begins again after a comma: “%s”', (language, sentence, text, beneath) => {
    expect(headsOf(language, sentence)[0]).toMatchObject({ text, isPart: true, beneath })
  })

  it.each([
    ['vi', 'Phụ huynh được ngồi xem tại hồ, nước có mái che', 'Nước có mái che'],
    ['vi', 'Chậu xi măng 12cm trồng sẵn 3 loại sen đá, rễ khỏe', 'Rễ khỏe'],
    ['vi', 'Mỗi con móc mất khoảng 2 ngày, cao 25cm', 'Cao 25cm'],
    ['vi', 'Gội thảo dược 50 phút gồm đắp mặt dưa leo, xông hơi mắt', 'Xông hơi mắt'],
  ] as const)(
    'in %s puts no size, quality or end of a list over what it is of: “%s”',
    (language, sentence, end) => {
      expect(textsOf(language, sentence)).not.toContain(end)
    },
  )

  it.each([
    ['en', 'No subcontractors', 'My brother and I do the work ourselves'],
    ['en', 'One harvest in May', 'One hive site in Pocheon'],
    ['en', 'Three for $10', 'Secondhand English novels, every paperback $4'],
  ] as const)('in %s puts what is promised, left out or alike first: “%s”', (language, text, beneath) => {
    const sentence = `${beneath}, ${text.charAt(0).toLocaleLowerCase('en')}${text.slice(1)}`
    expect(headsOf(language, sentence)).toContainEqual(expect.objectContaining({ text, beneath }))
  })

  it.each([
    ['en', 'Flour, water, salt', 'nothing else in it'],
    ['id', 'Ukuran M sampai XXL', 'warna sage, mocca, dan hitam'],
  ] as const)('in %s parts a list from what is no part of it: “%s”', (language, text, beneath) => {
    expect(headsOf(language, `${text}, ${beneath}`)[0]).toMatchObject({ text, beneath })
  })

  it('tells steps in their order', () => {
    expect(headsOf('vi', 'Dùng xong lau khô, tra dầu để không bị gỉ')[0]).toMatchObject({
      text: 'Dùng xong lau khô',
      beneath: 'tra dầu để không bị gỉ',
    })
  })

  it('leaves out the shop as the subject of what it has', () => {
    expect(headsOf('en', 'Our house has only three rooms and a small yard')[0]).toMatchObject({
      text: 'Only three rooms',
      beneath: 'and a small yard',
    })
    expect(textsOf('en', 'This month is only for members of the club')).not.toContain('Only for members')
  })

  it('parts no number from what it is of, and no range', () => {
    expect(textsOf('en', 'We have been open from 8 to 20 every day')).not.toContain(
      'We have been open from 8',
    )
    expect(textsOf('en', 'The lamp lasts 12 hours on one charge')).not.toContain('The battery lasts 12')
    expect(headsOf('en', 'The lamp lasts 12 hours on one charge')).toContainEqual(
      expect.objectContaining({ text: 'The lamp lasts 12 hours', beneath: 'on one charge' }),
    )
  })
})

describe('a sentence in Latin letters that has room beneath the name', () => {
  it.each([
    ['en', 'Willow coffins woven to order in Cumbria'],
    ['en', 'I don’t take cases with an active protection order'],
    ['en', 'Don’t feed them for 24 hours before'],
    ['en', 'We deliver straight to your funeral director'],
    ['en', 'Iftar box for one person £11'],
    ['en', 'Moth holes in wool, cashmere'],
    ['en', 'Bridal mehndi both hands till elbow and feet till ankle'],
    ['en', 'A snakes and ladders is £640'],
    ['en', 'I lay sheets, use a vacuum, and leave a certificate your insurer will accept'],
    ['id', 'Bisa ki pilih daging, hati, paru atau campur'],
    ['id', 'Cukup untuk kulkas kecil, tv dan lampu, tidak kuat untuk AC'],
    ['id', 'Dapat modul, celemek dan sertifikat kedai, bukan sertifikat BNSP'],
    ['id', 'Sudah dipakai 40 sekolah di Tasik dan Garut, stel ulang gratis 2 kali'],
    ['id', 'Kalau hujan atau angin kencang kami berhenti kerja, tidak bisa ditawar'],
    ['id', 'Baja karbon jadi bisa karatan'],
    ['id', 'Buka jam 6 pagi tutup kalau habis'],
    ['vi', 'Có 2 mũ, áo mưa và bộ vá lốp'],
    ['vi', '2 lân, 1 ông địa, 6 người đánh trống'],
    ['vi', 'Mua 12 hũ ship miễn phí trong Ninh Bình'],
    ['vi', 'Giá thuê 3 ngày, cọc thêm 500k'],
    ['vi', 'Sửa máy 1 kim, vắt sổ, máy thùa khuy tại xưởng'],
  ] as const)('in %s is parted nowhere without a sure pause: “%s”', (language, sentence) => {
    const parted = headsOf(language, sentence).filter(
      ({ beneath, isPoor }) => beneath !== undefined && isPoor !== true,
    )
    expect(parted).toEqual([])
  })
})

it.each(['Đế mòn chú thay 180 ngàn', 'Rạp thì cô không có'])(
  'no pause parts who does it from what is done: %s',
  (sentence) => {
    expect(headsOf('vi', sentence).filter(({ text }) => /(?:chú|cô)$/u.test(text))).toEqual([])
  },
)
