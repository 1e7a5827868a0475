import type { LanguageCode } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { briefOfInput } from '../judge/measure.ts'
import { planProduct } from './plan.ts'

/** All that the videos show, a scene a line, both rows together. */
function shown(lang: LanguageCode, name: string, info: string): string[] {
  return planProduct(briefOfInput({ lang, name, info, price: null, facts: [] })).scenarios.flatMap(
    ({ lines }) =>
      lines.map(({ headline, sub }) =>
        [headline[0], sub[0]].filter(Boolean).join(' ').toLocaleLowerCase('en'),
      ),
  )
}

type Case = [lang: LanguageCode, name: string, info: string, told: string[]]

const written: Case[] = [
  [
    'en',
    'Maths tutoring',
    'i teach gcse and a level maths online £28 an hour i been doing it 11 years and most of mine go up two grades i dont do primary sorry',
    [
      'i teach gcse and a level maths online £28 an hour',
      'i been doing it 11 years and most of mine go up two grades',
    ],
  ],
  [
    'en',
    'Gutter clear',
    'we clear gutters and downpipes round Oldham no ladders on your roof its a vac on a long pole with a camera so you see the lot after',
    [
      'we clear gutters and downpipes round oldham',
      'no ladders on your roof',
      'it’s a vac on a long pole with a camera so you see the lot after',
    ],
  ],
  [
    'id',
    'Keripik Tempe Bu Yati',
    'keripik tempe renyah digoreng setiap pagi pakai minyak baru isi 200 gram tahan 2 minggu kalau ditutup rapat bisa kirim luar kota belum bisa COD',
    [
      'digoreng setiap pagi pakai minyak baru isi 200 gram',
      'tahan 2 minggu kalau ditutup rapat',
      'bisa kirim luar kota',
      'belum bisa cod',
    ],
  ],
  [
    'id',
    'Nasi Uduk Bu Sari',
    'nasi uduk bu sari buka jam 5 pagi lauknya ganti tiap hari ayam goreng 12 ribu pesan minimal 10 kotak diantar gratis',
    [
      'buka jam 5 pagi',
      'lauknya ganti tiap hari',
      'ayam goreng 12 ribu',
      'pesan minimal 10 kotak diantar gratis',
    ],
  ],
  [
    'vi',
    'Bún chả cô Hạnh',
    'bún chả nướng than hoa thịt ướp từ tối hôm trước bán từ 10 giờ sáng đến 2 giờ chiều một suất 45 nghìn có ship trong 3 cây chủ nhật nghỉ',
    [
      'thịt ướp từ tối hôm trước',
      'bán từ 10 giờ sáng đến 2 giờ chiều',
      'một suất 45 nghìn',
      'có ship trong 3 cây',
      'chủ nhật nghỉ',
    ],
  ],
  [
    'vi',
    'Bánh mì que Tý',
    'bánh mì que giòn nóng làm mới mỗi sáng 10 nghìn một cái mua 10 cái tặng 1 giao trong quận 3 sau 9 giờ tối thêm 50 nghìn',
    [
      'làm mới mỗi sáng',
      '10 nghìn một cái',
      'mua 10 cái tặng 1',
      'giao trong quận 3',
      'sau 9 giờ tối thêm 50 nghìn',
    ],
  ],
  [
    'en',
    'Collars by Joan',
    'I make dog collars by hand in 4 sizes measure your dogs neck first turnaround is about a week local pickup or i ship on mondays',
    [
      'i make dog collars by hand in 4 sizes',
      'measure your dogs neck first',
      'turnaround is about a week',
      'local pickup or i ship on mondays',
    ],
  ],
  [
    'en',
    'firewood seasoned',
    'got oak and hickory split last spring been under a roof all summer its dry 260 a cord 140 half cord thats dumped in your driveway stacking is 40 more we go about 25 miles from Berea past that call me and we figure it out no pine no trash wood dont ask me for bundles',
    [
      'got oak and hickory split last spring, been under a roof all summer',
      'it’s dry 260 a cord 140 half cord that’s dumped in your driveway',
      'stacking is 40 more',
      'we go about 25 miles from berea, past that call me and we figure it out',
      'no pine no trash wood, don’t ask me for bundles',
    ],
  ],
  [
    'en',
    'ard n son chimney sweeps',
    'nah then we sweep chimleys all round barnsley and wakefield me and our kid been at it 19 year, fifty five quid a flue summat and nowt left on thi carpet we put sheets down. ring dont text',
    [
      'nah then we sweep chimleys all round barnsley and wakefield',
      'me and our kid been at it 19 year',
      'fifty five quid a flue summat and nowt left on thi carpet we put sheets down',
    ],
  ],
  [
    'en',
    'Deano’s skips',
    '4yd 150 6yd 190 8yd 230 all in for a week no hidden extras sheffield s1 to s14 other postcodes bit more if its on the road tha needs a permit we sort it 45 quid no plasterboard fridges tyres or paint same day if tha rings afore 10',
    ['4yd 150 6yd 190 8yd 230 all in for a week, no hidden extras sheffield s1 to s14'],
  ],
  [
    'en',
    'Mountain honey',
    'raw honey from 40 hives above Boone nc we never heat it or filter it the sourwood runs dark and tastes like gingerbread spring batch is lighter 1lb jar 14 2lb 25 ive kept bees since i was 12 my daddy taught me dont give it to babies under one year',
    [
      'we never heat it or filter it the sourwood runs dark',
      'i’ve kept bees since i was 12, my daddy taught me',
    ],
  ],
  [
    'en',
    'nail tech amy',
    'gel hands 28 acrylic full set 38 infills from 25 i work from home in Bletchley theres parking on the drive i do evenings til 8 and saturdays',
    ['gel hands 28 acrylic full set 38 infills from 25', 'i work from home in bletchley'],
  ],
  [
    'id',
    'Bengkel Las Berkah',
    'melayani pembuatan pagar kanopi teralis tangga putar bahan hollow galvanis harga mulai 450 ribu per meter survei gratis dalam kota gambar dulu baru dikerjakan garansi cat 6 bulan kalau karat kami cat ulang',
    ['harga mulai 450 ribu per meter', 'garansi cat 6 bulan kalau karat kami cat ulang'],
  ],
  [
    'vi',
    'Sửa điện nước Nhanh',
    'sửa ống nước rò rỉ thay vòi sen lắp bồn cầu thông nghẹt chập điện thay ổ cắm có mặt sau 30 phút trong quận 7 kiểm tra báo giá rồi mới làm không làm không lấy tiền bảo hành 3 tháng',
    ['có mặt sau 30 phút trong quận 7', 'không làm không lấy tiền', 'bảo hành 3 tháng'],
  ],
  [
    'id',
    'Laundry Kiloan Wangi',
    'laundry kiloan 7rb cuci kering setrika lipat 2 hari jadi kalo mau sehari 10rb minimal 3 kilo bedcover hitung satuan 25rb antar jemput gratis radius 2 km jas sama kebaya gak terima takut rusak',
    [
      'laundry kiloan 7rb cuci kering setrika lipat 2 hari jadi',
      'kalau mau sehari 10rb minimal 3 kilo',
      'bedcover hitung satuan 25rb',
      'antar jemput gratis radius 2 km',
      'jas sama kebaya gak terima takut rusak',
    ],
  ],
  [
    'vi',
    'Bò né Cô Lan',
    'bò né chảo gang thịt bò một nắng trứng ốp pate xíu mại 45k thêm bánh mì 3k thêm trứng 7k bán sáng từ 6h tới 10h chiều nghỉ thứ hai nghỉ luôn chỗ ngồi vỉa hè có bạt che',
    ['thêm trứng 7k bán sáng từ 6h tới 10h chiều nghỉ'],
  ],
  [
    'id',
    'Ayam Penyet Mbak Wulan',
    'ayam penyet sambel bawang 17rb udah sama nasi lalap es teh bebek 23rb lele 14rb pesan antar lewat grab kalo ambil sendiri diskon 2rb buka jam 4 sore sampe jam 11 malem',
    ['pesan antar lewat grab kalau ambil sendiri diskon 2rb'],
  ],
  [
    'vi',
    'Xôi sáng Dì Út',
    'xôi lá cẩm xôi gấc xôi đậu phộng 15 ngàn 1 hộp thêm chả lụa 5 ngàn dì nấu lúc 3 giờ sáng bán ngay cổng trường Nguyễn Trãi tới 8 giờ là hết cúng thôi nôi đầy tháng đặt mâm 350 ngàn có gà luộc',
    ['xôi lá cẩm xôi gấc xôi đậu phộng 15 ngàn 1 hộp', 'thêm chả lụa 5 ngàn', 'dì nấu lúc 3 giờ sáng'],
  ],
  [
    'en',
    'Sunita ji tiffin',
    'pure veg home tiffin. delivery in Kothrud and Warje only by my son on scooter between 12 to 1 and 7.30 to 8.30',
    ['delivery in kothrud and warje only by my son on scooter', 'between 12 to 1 and 7.30 to 8.30'],
  ],
]

describe('what is written without any mark', () => {
  it.each(written)('is told a statement at a time (%s, %s)', (lang, name, info, told) => {
    const scenes = shown(lang, name, info)
    for (const fact of told) expect(scenes.some((scene) => endsWithFact(scene, fact, name))).toBe(true)
  })

  it('is told whole where it has room', () => {
    const info = 'tahan 2 minggu kalau ditutup rapat bisa kirim luar kota belum bisa COD'
    const scenes = shown('id', 'Keripik Tempe Bu Yati', info)
    expect(scenes.some((scene) => scene.endsWith(info.toLocaleLowerCase('en')))).toBe(true)
    expect(scenes).not.toContain('belum bisa cod')
  })

  it.each<[LanguageCode, string, string, RegExp]>([
    [
      'id',
      'Permak Jeans Kang Asep',
      'potong celana 15rb ditunggu 15 menit ganti resleting 20 ribu pakai ykk kulit dan jaket parasut tidak terima takut rusak',
      /^(?:permak jeans kang asep )?tidak terima/u,
    ],
    [
      'vi',
      'Cá cảnh Hùng',
      'cá bảy màu nuôi trong hồ xi măng từ năm 2012 lột xác xong mới bán đơn dưới 200 nghìn không giao tận nơi mà khách tự tới lấy',
      /^(?:cá cảnh hùng )?không giao/u,
    ],
    [
      'id',
      'Nasi Kuning Bu Rosna',
      'nasi kuning makassar pake serundeng sama ayam goreng 15rb ada telur nambah 4rb bisa pesan kotak buat acara kantor minimal 30 kotak antar gratis daerah panakkukang buka jam 6 pagi sampe habis',
      /^(?:nasi kuning bu rosna )?antar gratis/u,
    ],
    [
      'vi',
      'Sửa laptop Khang PC',
      'sửa laptop tại nhà quận 9 thủ đức vệ sinh tra keo 150k cài win 120k thay ssd 240gb 550k bảo hành 3 năm lấy liền trong ngày không sửa được không lấy tiền',
      /^(?:sửa laptop khang pc )?bảo hành/u,
    ],
    [
      'vi',
      'Gà ủ muối Chị Thơm',
      'gà ta ủ muối hoa tiêu nguyên con 1kg2 190k da vàng giòn thịt không bở muối tiêu chanh tặng kèm nhận đặt trước 3 tiếng ship nội thành Huế 15k ngoại thành 25k ăn không ngon trả lại tiền',
      /^(?:gà ủ muối chị thơm )?(?:tặng kèm|ngoại thành)/u,
    ],
    [
      'id',
      'Les Renang Coach Hendra',
      'les renang anak dewasa 8x pertemuan 500rb privat sudah sama tiket kolam durasi 60 menit coach cowok dan cewek ada kolam di GOR Bulungan dan apartemen kalau 8x belum bisa gaya dada tambah 2x gratis trauma air kita pelan pelan',
      /ada kolam(?: les|$)/u,
    ],
    [
      'id',
      'Catering Bu Wati',
      'catering nasi kotak ayam bakar lalap sambal buah pisang 25rb per kotak kalau di atas 50 kotak harga 22rb antar gratis ke kantor mana saja di Solo',
      /^(?:catering bu wati )?antar gratis/u,
    ],
    [
      'en',
      'Canal Locksmith',
      'we open front doors and safes in the whole county day and night with the right tools for it but car keys i dont do at all',
      /^(?:canal locksmith )?i don[’']?t do/u,
    ],
    [
      'en',
      'Sharp’s Van',
      'i come round in the van with a proper water stone kitchen knives 4 quid each scissors a fiver garden shears 8 if youve ten or more its 3.50 a knife takes about half an hour round Kettering',
      /kitchen knives(?: sharp|$)/u,
    ],
    [
      'en',
      'Mill Oven',
      'sourdough out of a brick oven behind the mill in Bendigo and each loaf we bake is proved two days in a cold room with nothing added to it ever',
      /^(?:mill oven )?we bake is/u,
    ],
    [
      'en',
      'Tin Bakery',
      'sourdough loaves from a wood oven with flour from the mill down the road on saturdays buy 3 get free shipping to your door',
      /^(?:tin bakery )?free shipping/u,
    ],
  ])('loses nothing of what it is said of (%s, %s)', (lang, name, info, torn) => {
    expect(shown(lang, name, info).filter((scene) => torn.test(scene))).toEqual([])
  })
})

/** Whether a scene tells a fact, and nothing after it but the name. */
function endsWithFact(scene: string, fact: string, name: string): boolean {
  const own = name.toLocaleLowerCase('en')
  return scene.endsWith(fact) || scene.endsWith(`${fact} ${own}`)
}

it('tells sentences that end in commas one by one, however many stand in a row', () => {
  const sentences = [
    '남성 구두 뒷굽 교체가 15,000원입니다',
    '맡기시면 30분 정도 걸리고',
    '밑창 전체 교체는 이틀 잡으셔야 합니다',
    '운동화 밑창은 하지 않습니다',
    '매일 아침 7시에 문을 엽니다',
    '가죽은 이탈리아에서 온 것만 씁니다',
    '하루에 열 켤레만 받습니다',
    '오전에 오시면 그날 찾아가십니다',
    '떨어진 단추도 달아 드립니다',
    '가방 손잡이는 한 쌍에 2만원입니다',
    '지퍼는 길이에 따라 다릅니다',
    '수선한 곳은 석 달 동안 다시 봐 드립니다',
    '주차는 건물 뒤에 한 대 됩니다',
  ]
  const scenes = shown('ko', '골목 구두방', sentences.join(', ')).join('\n')
  for (const told of [
    '뒷굽 교체가 15,000원이에요',
    '가죽은 이탈리아에서 온 것만 써요',
    '주차는 건물 뒤에 한 대 돼요',
  ])
    expect(scenes).toContain(told)
  expect(scenes).not.toContain('달라요, 수선한')
})
