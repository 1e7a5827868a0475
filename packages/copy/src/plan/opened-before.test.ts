import { firstWordsOf } from '@clipmint/kit'
import { expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { shopBriefs } from '../corpus/shops.ts'
import type { Plan } from '../types.ts'
import { planProduct } from './plan.ts'

const openingsOf = ({ scenarios }: Plan, name: string): string[] =>
  scenarios.flatMap(({ lines: [hook] }) => (hook ? firstWordsOf(hook, name) : []))

it('first lines that viewers have seen come again only where there are no others', () => {
  const rich = shopBriefs.filter((brief) => planProduct(brief).scenarios.length === 5).slice(0, 3)
  expect(rich.length).toBe(3)
  for (const brief of rich) {
    const first = openingsOf(planProduct(brief, { most: 2 }), brief.name)
    const next = planProduct(brief, { most: 2, openedBefore: first })
    expect(openingsOf(next, brief.name).filter((text) => first.includes(text))).toEqual([])
    expect(next.scenarios.length).toBe(2)
  }
})

it('of first lines that were all seen, the one that was seen longest ago comes first', () => {
  const [brief] = shopBriefs
  if (!brief) throw new Error('There are shops.')
  const seen: string[] = []
  // As a campaign with one video a run does it.
  for (let run = 0; run < 12; run += 1)
    seen.unshift(...openingsOf(planProduct(brief, { most: 1, openedBefore: seen }), brief.name))
  const [last = '', before = ''] = seen
  expect(last).not.toBe(before)
})

it('under the name as a title, it is the sentence that viewers have seen', () => {
  const brief = briefOf({
    name: 'Armchair reupholstery',
    info: 'Most chairs are back home within three weeks. We collect and return them in Leeds for free. We use fabric that you pick from our shop.',
    price: null,
    language: 'en',
  })
  const first = openingsOf(planProduct(brief, { most: 1 }), brief.name)
  const next = openingsOf(planProduct(brief, { most: 1, openedBefore: first }), brief.name)
  expect(first.length).toBeGreaterThan(0)
  expect(next.filter((text) => first.includes(text))).toEqual([])
})

it('a video with nothing of its own to open with says the strongest fact again, and not the bare name', () => {
  const brief = briefOf({
    name: 'Big Earl’s Chimney Sweep',
    info: 'Been doing this 26 years, just me and my nephew Dale. $189 a flue, we put down drop cloths and if we leave soot on your carpet the job’s free. Takes about an hour. We don’t do gas inserts, call your gas guy for that.',
    price: { amount: 18_900, currency: 'USD' },
    language: 'en',
  })
  const plan = planProduct(brief)
  expect(plan.scenarios.length).toBeGreaterThanOrEqual(4)
  expect(openingsOf(plan, brief.name)).not.toContain(brief.name)
  const orders = plan.scenarios.map(({ lines }) =>
    lines.map(({ headline, sub }) => `${headline[0]}|${sub[0]}`).join(),
  )
  expect(new Set(orders).size).toBe(orders.length)
})

it('what says little opens no video where a stronger fact may open two', () => {
  const brief = briefOf({
    name: 'Homestay Nhà Sàn A Sình',
    info: '200k/người ngủ sàn có nệm. Sáng A Sình dẫn đi săn mây 5h, ai dậy nổi thì đi. Xe 16 chỗ vô tới sân. Wifi yếu.',
    price: null,
    language: 'vi',
  })
  const opened = openingsOf(planProduct(brief), brief.name)
  expect(opened.length).toBeGreaterThanOrEqual(4)
  expect(opened).not.toContain('Wifi yếu')
})

it('what a shop does not do, and what costs more, opens no video', () => {
  const brief = briefOf({
    name: 'Bike rescue',
    info: 'We come to you and fix the bike where it is. Usually there in 90 minutes. No e-bike motors. Tandems +$35.',
    price: null,
    language: 'en',
  })
  expect(openingsOf(planProduct(brief), brief.name).join()).not.toMatch(/motors|Tandems/u)
})

it.each([
  [
    'id',
    'Les Calistung Kak Mira',
    'Les untuk anak TK B sampai kelas 2 SD. Satu kelompok cuma 4 anak. Tempatnya di rumah saya Perum Griya Asri. Buku sudah termasuk. Reseller min. 12 paket.',
    /Tempatnya|Buku|Reseller/u,
  ],
  [
    'vi',
    'May rèm nhà chị Hoa',
    'Rèm vải từ 280k một mét. Đo tận nhà, mang mẫu theo. Lắp trong 5-7 ngày. Ngõ Núi Trúc Hà Nội. Sau 11h đêm cộng 50k.',
    /Lắp trong|Ngõ|cộng/u,
  ],
  [
    'en',
    'AquaFix RO Service',
    'All brand water purifier repair in Indore. Filter set change 1200 with 6 month warranty. 10am to 8pm, Sunday also. Opp. State Bank. 6-8 wks for big ones.',
    /10am|Opp|wks/u,
  ],
] as const)(
  'where it is, when and how long it takes opens no video before what is done: %s',
  (language, name, info, last) => {
    const brief = briefOf({ name, info, price: null, language })
    expect(openingsOf(planProduct(brief), brief.name).slice(0, 2).join('\n')).not.toMatch(last)
  },
)

it('tells what a month costs, though it is short', () => {
  const info = 'Lớp 6 tới lớp 9, nhóm 5 bạn. 800k/tháng. Nghỉ có phép học bù.'
  const brief = briefOf({ name: 'Gia sư Toán thầy Khoa', info, price: null, language: 'vi' })
  expect(planProduct(brief).leftOut).toEqual([])
})

it('what is denied alone opens no video', () => {
  const info =
    'I shear for lifestyle blocks around Waipukurau and Dannevirke. Crutching and feet done same visit. If they’re wet we rebook, no charge. Not alpacas. Not if it’s thundery.'
  const brief = briefOf({ name: 'Small mob shearing', info, price: null, language: 'en' })
  expect(openingsOf(planProduct(brief), brief.name).join()).not.toMatch(/alpacas|thundery/u)
})

it.each([
  [
    'en',
    'Wee Sprachs',
    'Songs and stories in Gaelic for ages 2 to 5. £4 a child, brothers and sisters are free. A grown up has to stay. Not for school groups.',
    /has to stay|school groups/u,
  ],
  [
    'id',
    'Sewa Kursi Barokah',
    'kursi plastik 3rb/biji, tenda 4x6 350rb sudah sama pasang. Minimal sewa kursi 50. Kalau lebih dari sehari nambah separo harga. kursi pecah ganti 60rb',
    /Minimal|nambah|pecah/u,
  ],
  [
    'vi',
    'Áo dài Mộc',
    'Thuê áo dài 150k một bộ một ngày. Khách khỏi giặt, tiệm tự giặt nha. Trả trễ tính thêm 50k một ngày. Dính mực hay rách là đền theo giá áo. Bầu dưới 3 tháng dì không có làm',
    /trễ|Dính mực|không có làm/u,
  ],
] as const)(
  'a penalty, a duty and a refusal open a video only after another fact has opened two: %s, %s',
  (language, name, info, unwelcome) => {
    const brief = briefOf({ name, info, price: null, language })
    const opened = openingsOf(planProduct(brief), brief.name)
    expect(opened.length).toBeGreaterThanOrEqual(4)
    expect(opened.slice(0, 2).join('\n')).not.toMatch(unwelcome)
    expect(opened).not.toContain(name)
  },
)

it('a time alone, and what points at the sentence before, opens no video', () => {
  const korean = briefOf({
    name: '물레공방 흙손',
    info: '물레 원데이 1인 5만원 / 1시간 30분 / 작품 1개 소성 포함. 금이 가면 다시 만들러 오시면 돼요.',
    price: null,
    language: 'ko',
  })
  const english = briefOf({
    name: 'Lupe’s Sewing Machine Repair',
    info: 'Clean, oil, timing and tension for home machines. Parts are extra and I call you first. Bring the foot pedal and cord. Half of you forget it.',
    price: null,
    language: 'en',
  })
  expect(openingsOf(planProduct(korean), korean.name)).not.toContain('1시간 30분')
  expect(openingsOf(planProduct(english), english.name)).not.toContain('Half of you forget it')
})

it.each([
  [
    'en',
    'Send me 30 roses and I make one rosary of 59 beads. Every petal left over comes back to you. If you have less flowers I do a bracelet for $60. Meet at the boat ramp.',
    /If you|Meet/u,
  ],
  [
    'id',
    'Dewasa 50rb, anak 40rb. Alat disteril tiap ganti orang. Daerah Cileungsi aja. Semir bawa sendiri.',
    /Daerah|Semir/u,
  ],
  [
    'vi',
    '40k 8 tấm 3x4 hoặc 4x6. Có sẵn vest và áo sơ mi để mượn. Em bé thì 60k. Thứ 7 làm tới 9h tối',
    /Em bé|Thứ 7/u,
  ],
] as const)(
  'a case, a place to meet and a price of something beside open no video: %s, %s',
  (language, info, beside) => {
    const brief = briefOf({ name: 'Cahaya', info, price: null, language })
    expect(openingsOf(planProduct(brief), brief.name).join('\n')).not.toMatch(beside)
  },
)

it('with one fact and a caution, the fact opens a second video, and the bare name none', () => {
  const brief = briefOf({
    name: 'Nan Pat’s Pie Van',
    info: 'Meat and potato pie £3.80, butter pie £3.40. Cash only love.',
    price: null,
    language: 'en',
  })
  expect(openingsOf(planProduct(brief), brief.name)).not.toContain(brief.name)
})

it('a promise opens a video, though it names a case or says what is not done', () => {
  const korean = briefOf({
    name: '우리동네 컴퓨터 출장수리',
    info: '컴퓨터 느려지면 집으로 가서 봐드려요. 자료는 따로 백업해 드리고 지우지 않아요. 밤 9시까지 전화 받아요.',
    price: null,
    language: 'ko',
  })
  const english = briefOf({
    name: 'Cob oven building weekend',
    info: 'Two days, twelve people, one oven built from clay and straw. No experience needed. If it rains both days you come back in spring for nothing. Bring gloves.',
    price: null,
    language: 'en',
  })
  expect(openingsOf(planProduct(korean), korean.name).join('\n')).toContain('지우지 않아요')
  const opened = openingsOf(planProduct(english), english.name).join('\n')
  expect(opened).toContain('come back in spring for nothing')
  expect(opened).not.toContain('Bring gloves')
})

it('what the owner says first opens among the strongest, though it ends in a length or a wait', () => {
  const brief = briefOf({
    name: 'Redgum firewood by the trailer load',
    info: 'Split redgum, seasoned two summers, 30cm lengths so it’ll fit most heaters. Trailer load is roughly a cubic metre. $220 tipped in your yard round Echuca. Stacking is another 50 bucks.',
    price: null,
    language: 'en',
  })
  const [first = '', ...others] = openingsOf(planProduct(brief), brief.name)
  expect(first).toContain('Split redgum, seasoned two summers')
  expect(others.join('\n')).not.toContain('another 50 bucks')
})

it('a fact that opens a video large does not open another under the name while others can', () => {
  const brief = briefOf({
    name: '을지로 가락국수',
    info: '멸치랑 다시마로 새벽 5시부터 육수를 내요. 면은 생면실로만 떠요. 김치는 직접 담가요. 30년 된 집이에요.',
    language: 'ko',
  })
  const opened = openingsOf(planProduct(brief), brief.name)
  expect(new Set(opened).size).toBe(opened.length)
})

it.each([
  [
    'en',
    'Bike hire',
    'Bikes for the river path with a helmet and a lock. We also have child seats. Open map in every basket. Kids ride half price.',
    /also have/u,
  ],
  [
    'ko',
    '강변 자전거',
    '헬멧이랑 자물쇠까지 드려요. 아이용 자전거도 다섯 대 있어요. 강변길 지도를 바구니마다 넣어 둬요. 초등학생은 반값이에요.',
    /아이용 자전거도/u,
  ],
] as const)(
  'what there is besides opens no video while other facts can: %s',
  (language, name, info, besides) => {
    const brief = briefOf({ name, info, price: null, language })
    expect(openingsOf(planProduct(brief), brief.name).slice(0, 3).join('\n')).not.toMatch(besides)
  },
)

it.each([
  ['First Saturday of the month 10 till 1.', /Saturday/u],
  ['From $180.', /180/u],
  ['Most people get it in 2 lessons some need 4.', /get it/u],
  ['Once they’re gone they’re gone.', /gone/u],
  ['$60 callout plus $14 a head, rams $20.', /callout/u],
  ['Loaded fries £5.', /fries/u],
  ['$3.50 each, inner envelopes $1.75.', /envelopes/u],
  ['Six weeks at the minute.', /Six/u],
  ['£12 for the hour.', /hour/u],
  ['Postage is £3 anywhere in the country.', /Postage/u],
  ['Handle 900, toe 400, knocking 600 by hand only.', /Handle/u],
  ['Bromsgrove and Redditch.', /Redditch/u],
  ['Rush overnight is double and I only take one a night.', /Rush/u],
  ['Rained out? We do film and footwork at the rec.', /Rained/u],
  ['November to March there’s no flowers.', /November/u],
  ['Trees I can’t adjust if they’re broken.', /Trees/u],
])('no English term or what only another sentence explains opens a video: %s', (term, words) => {
  const info = `Roses and sweet peas from my own half acre. I walk the rows with you in June. ${term} You get me and not a stranger. Every stem is cut by hand that morning.`
  const brief = briefOf({ name: 'Patsy', info, price: null, language: 'en' })
  expect(openingsOf(planProduct(brief), brief.name).join('\n')).not.toMatch(words)
})

it.each([
  [
    'en',
    'Rug cleaning',
    'We don’t use any soap on wool. We collect on Mondays. Silk rugs dry flat for two days.',
    'trustworthy',
    (said: string) => said.replace('We don’t', 'We do not'),
  ],
  [
    'ko',
    '카펫 세탁',
    '양모에는 비누를 쓰지 않아요. 월요일마다 가지러 가요. 실크 카펫은 이틀 동안 눕혀서 말려요.',
    'trustworthy',
    (said: string) =>
      said
        .replace(/않아요$/u, '않습니다')
        .replace(/말려요$/u, '말립니다')
        .replace(/가요$/u, '갑니다'),
  ],
] as const)(
  'knows a first line that viewers have seen in another tone: %s',
  (language, name, info, tone, turned) => {
    const brief = briefOf({ name, info, language })
    const first = openingsOf(planProduct(brief, { most: 1 }), brief.name).map(turned)
    const next = openingsOf(planProduct({ ...brief, tone }, { most: 1, openedBefore: first }), brief.name)
    expect(next.map((text) => text.replace(/\.$/u, '')).filter((text) => first.includes(text))).toEqual([])
  },
)

it.each([
  [
    'ko',
    '저온 압착 참기름. 볶지 않고 짜서 색이 맑아요. 깻가루가 조금 가라앉는데 정상이에요. 병은 갈색 유리병을 써요. 뜯으면 냉장 2주.',
    /정상이에요|냉장 2주/u,
  ],
  [
    'id',
    'Batik tulis dari Lasem. Satu kain dikerjakan tiga minggu oleh Bu Siti. Perawatan: cuci tangan pakai lerak. Warna merahnya dari akar mengkudu.',
    /Perawatan/u,
  ],
] as const)('what is to be minded once one has it opens no video: %s', (language, info, later) => {
  const brief = briefOf({ name: 'Rumah 1978', info, price: null, language })
  expect(openingsOf(planProduct(brief), brief.name).slice(0, 3).join('\n')).not.toMatch(later)
})
