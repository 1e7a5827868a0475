import { expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { sentencesOf } from '../corpus/clauses.ts'
import { planProduct } from '../plan/plan.ts'
import { splitSentences } from './segment.ts'

it.each([
  [
    'GRAZING TABLE\nFrom £14 per head\n\nCANAPES\n£9.50 for 6',
    ['GRAZING TABLE: From £14 per head', 'CANAPES: £9.50 for 6'],
  ],
  ['THỜI GIAN\n7h - 20h, cả chủ nhật', ['THỜI GIAN: 7h – 20h, cả chủ nhật']],
  ['ENGRAVING | up to 20 letters, £6 extra', ['ENGRAVING: up to 20 letters, £6 extra']],
  ['DAY HIRE | Kingfisher, 38ft narrowboat, seats 10.', ['DAY HIRE: Kingfisher, 38ft narrowboat, seats 10']],
  ['Lead time | 5 days\nFinish | oiled oak', ['Lead time: 5 days', 'Finish: oiled oak']],
  ['Full tune .......... $65', ['Full tune: $65']],
  ['SELLING\nBring clean, no pet hair. We take 40%.', ['SELLING: Bring clean, no pet hair. We take 40%']],
  ['FIT\nOne size, no ties', ['FIT: One size, no ties']],
  ['Gents...£15', ['Gents: £15']],
  ['Laminating A4 ........ £1.50', ['Laminating A4: £1.50']],
  ['B/W print A4 ........ 20p | Colour 50p', ['B/W print A4: 20p, Colour 50p']],
  [
    '1–49 plants: $4.20 ea\n50–499: $3.40 ea\n500+: $2.60 ea',
    ['1–49 plants: $4.20 ea, 50–499: $3.40 ea, 500+: $2.60 ea'],
  ],
  ['Qty 1  ADD TO CART\nIn stock: 7\nHard maple', ['Hard maple']],
  ['★★★★★ 리뷰 213\n통판이에요\n[장바구니] [구매하기] [찜 1,482]', ['통판이에요']],
  [
    '배송안내 > 평균 출고 3영업일\nA/S > 1년 이내 무상 교환',
    ['평균 출고 3영업일', 'A/S: 1년 이내 무상 교환'],
  ],
  [
    '[상품상세] 낚시 > 중고장비 > 전동릴\n새줄 감아서 출고\n문의하기 | 장바구니 | 찜 27',
    ['새줄 감아서 출고'],
  ],
  ['Brass body\nYou may also like: Low Whistle in F', ['Brass body']],
  ['Gỗ nguyên khối. Đã bán 2,4k', ['Gỗ nguyên khối']],
  ['찜 45,000\n탕 30,000', ['찜 45,000원, 탕 30,000원']],
  ['상담 > 시안 > 제작 > 배송', ['상담 시안 제작 배송']],
  ['환불안내 > 수령 후 7일 이내', ['환불안내: 수령 후 7일 이내']],
  ['서울 > 부산 왕복 12만원', ['서울 부산 왕복 12만원']],
  ['I never sell a dog until you see photos.', ['I never sell a dog until you see photos']],
  ['Delivery & pickup:\nFree within 5 miles', ['Delivery and pickup: Free within 5 miles']],
  ['A few scratches on the cover, see photo 4.', ['A few scratches on the cover']],
  ['★★★★☆ 212 ratings\nIn stock\nHot mango pickle', ['Hot mango pickle']],
  ['KIDS (under 12) ...... £10', ['KIDS (under 12): £10']],
  ['Colours: tan | black | oxblood', ['Colours: tan / black / oxblood']],
  ['How to use\nWarm in your hands', ['How to use: Warm in your hands']],
  ['SHIPPING\nLead time: 3 days', ['Lead time: 3 days']],
  ['HOUSE NUMBERS ON GLASS\n£95 fitted', ['HOUSE NUMBERS ON GLASS: £95 fitted']],
  ['Class times:\nMonday 6pm – beginners', ['Class times: Monday 6pm – beginners']],
  [
    'SOCKS FOR ALL\n4 Thursdays, £75\nMust know knit and purl\n\nDROP IN\nTuesdays 2-4',
    ['SOCKS FOR ALL: 4 Thursdays, £75. Must know knit and purl', 'DROP IN: Tuesdays 2-4'],
  ],
  ['>> 4 visits a year\n>> From £18 per visit', ['4 visits a year', 'From £18 per visit']],
  ['36" L x 12" W, oiled', ['36″ L x 12″ W, oiled']],
  ['Scent: Choose an option – Fig Leaf / Rainy Porch', ['Scent: Fig Leaf / Rainy Porch']],
  [
    'Returns: not accepted. Message me if it arrives broken.',
    ['Returns: not accepted. Message me if it arrives broken'],
  ],
])('a label of a shop’s page stands with what it is of: %s', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})

it.each([
  ['WE ARE BACK OPEN AGAIN\nCome and see us', 2],
  ['Maria’s | tamales by the dozen', 2],
])('what only looks like a label stays a sentence: %s', (text, count) => {
  expect(sentencesOf(text)).toHaveLength(count)
})

it.each([
  [
    'In the box:\n- 50g dried starter\n- 1 glass jar\n- linen cover\n\nReady in 7 days.',
    ['In the box: 50g dried starter, 1 glass jar, linen cover', 'Ready in 7 days'],
  ],
  [
    'Sizes\nS 18x20\nM 25x28\nHow to use\nWarm in your hands',
    ['Sizes: S 18x20, M 25x28', 'How to use: Warm in your hands'],
  ],
  ['What to bring:\n• bedding\n• torch', ['What to bring: bedding, torch']],
  ['In the box\n- smoker\n- veil\nFlat packed', ['In the box: smoker, veil', 'Flat packed']],
  // Nothing says where the list ends.
  ['In the box\n1 glass jar\nReady in 7 days', ['In the box: 1 glass jar', 'Ready in 7 days']],
])('what a heading lists is said in one: %s', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})

it.each([
  ['30 mins £18 | 60 mins £32', ['30 mins £18, 60 mins £32']],
  ['6m x 6m - £280\n6m x 9m - £380\nHeaters £45', ['6m x 6m – £280, 6m x 9m – £380', 'Heaters £45']],
  ['1 room - £35 || 2 rooms - £60', ['1 room – £35, 2 rooms – £60']],
  ['Ages 8-12 | Saturdays 10-12 | The Old Chapel', ['Ages 8-12, Saturdays 10-12, The Old Chapel']],
  ['Small (12cm) £28\nMedium (20cm) £48', ['Small (12cm) £28, Medium (20cm) £48']],
  ['Candle in a Vintage Tea Cup | Handmade | Gift', ['Candle in a Vintage Tea Cup, Handmade, Gift']],
  ['Ofsted registered | Good', ['Ofsted registered, Good']],
  ['Paket dokumen 30rb. Anak dipangku gratis 1.', ['Paket dokumen 30rb', 'Anak dipangku gratis 1']],
  ['Service £80\nBoth together £125', ['Service £80', 'Both together £125']],
  ['Box of 6 £15\nBox of 12 £26', ['Box of 6 £15, Box of 12 £26']],
  ['Matic 15rb\nMoge 35rb', ['Matic 15rb, Moge 35rb']],
  ['1/4 truck $120 | full truck $380', ['1/4 truck $120, full truck $380']],
  ['Length: 120cm\nWidth: 20mm\nColour: tan', ['Length: 120cm, Width: 20mm', 'Colour: tan']],
  ['Cut & blow dry £32\nDry trim £18', ['Cut and blow dry £32, Dry trim £18']],
  [
    'Mon: chicken stew & rice\nTue: lentil bake\nWed: jerk pork, plantain',
    ['Mon: chicken stew and rice. Tue: lentil bake. Wed: jerk pork, plantain'],
  ],
  [
    'SOFAS\n2 seater £40\n3 seater £50\nCorner £75\nDry in 4 hours',
    ['SOFAS: 2 seater £40, 3 seater £50, Corner £75', 'Dry in 4 hours'],
  ],
  [
    'Pork & chive 50pcs $32\nPrawn 50pcs $42\nCook from frozen',
    ['Pork and chive 50pcs $32, Prawn 50pcs $42', 'Cook from frozen'],
  ],
  [
    'Learn to roast on a drum roaster | 2 hrs | max 4 people',
    ['Learn to roast on a drum roaster, 2 hrs, max 4 people'],
  ],
  ['Seats 4. Extra hour £80', ['Seats 4. Extra hour £80']],
  ['Rye £5.20\nSeeded £5.50', ['Rye £5.20, Seeded £5.50']],
  ['Mon closed\nTue–Fri 8–4\nSat 8–1', ['Mon closed, Tue–Fri 8–4, Sat 8–1']],
  ['Skin fade 18\nScissor cut 16\nBeard 8', ['Skin fade 18, Scissor cut 16, Beard 8']],
  ['Cats, rabbits, hens. Not dogs.', ['Cats, rabbits, hens. Not dogs']],
])('prices of one thing, cells of one line and days of one week stand together: %s', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})

it('“inc.” ends no sentence before what is included', () => {
  expect(sentencesOf('£90 for 6 weeks inc. all fabric')).toEqual(['£90 for 6 weeks inc all fabric'])
  expect(sentencesOf('pick up inc. i live in Leeds')).toEqual(['pick up inc', 'i live in Leeds'])
})

it('a name that is written with a small first letter keeps it', () => {
  const { scenarios } = planProduct(
    briefOf({
      name: 'Phone repair',
      info: 'iPhone 11 screen in 30 minutes\nYou sit and watch',
      language: 'en',
    }),
  )
  expect(JSON.stringify(scenarios)).not.toContain('IPhone')
})

it('a line of cells that begins with no label is said as it is', () => {
  const info = 'Wetsuit hire | £10\nGroup of 4 | £25 each | 90 min\nApril to October, Lake Bala'
  const { scenarios } = planProduct(briefOf({ name: 'Wild Swim Coach', info, language: 'en' }))
  expect(JSON.stringify(scenarios)).toContain('Wetsuit hire, £10')
})

it.each([
  ['LESSON PRICES\n1 hour – £38\n2 hours – £74', 'LESSON'],
  ['Our Services:\n> Blouse alteration – Rs. 80\n> Lined blouse – Rs. 750', 'Services'],
  ['🚗 DRIVING LESSONS 🚗\nManual or automatic\nPick up in Leeds', 'DRIVING'],
  ['DRIVING LESSONS – PRICE LIST 2025\n1 hour – £38\nDual control Yaris', 'PRICE'],
])('a heading over prices that says no more than the name is no scene: %s', (info, heading) => {
  const { scenarios } = planProduct(briefOf({ name: 'Priya’s Driving Lessons', info, language: 'en' }))
  expect(JSON.stringify(scenarios)).not.toContain(heading)
})

it('a heading over prices that says what they are of stands with the first', () => {
  const info = 'WEEKEND RATES\n£60 an hour\nBring your own boots'
  const { scenarios } = planProduct(briefOf({ name: 'Joe’s Stables', info, language: 'en' }))
  expect(JSON.stringify(scenarios)).toContain('WEEKEND RATES: £60 an hour')
})

it('what is only noted keeps no “Note”, and a participle keeps its colon before a name', () => {
  const info = 'Note: No gents stitching\nVaccinated: Marek’s\nDried: by the wind, 18 hours'
  const { scenarios } = planProduct(briefOf({ name: 'Market corner', info, language: 'en' }))
  const said = JSON.stringify(scenarios)
  expect(said).toContain('Vaccinated: Marek’s')
  expect(said).not.toContain('Note')
})

it('the name as the heading of a page is no label', () => {
  const info = 'HAPPY HENS EGGS\nFree range, 60 hens, Bodmin\nHonesty box at the gate'
  const { scenarios } = planProduct(briefOf({ name: 'Happy Hens Eggs', info, language: 'en' }))
  expect(JSON.stringify(scenarios)).not.toContain('HAPPY HENS EGGS')
})

it.each([
  'Tuning £70\nPitch raise + £35',
  'First half hour: £55\nEach extra half hour: £20',
  'Basic tune: $89 – gears and brakes\nFull service: $189 – as above + wheels trued',
  '14ft trampolines £85\nTaking down is half that',
  'We walk through Bo-Kaap\nI grew up two streets from there',
])('what says little without the line before is said after it: %s', (text) => {
  const [, extra] = splitSentences(text)
  expect(extra?.refersBack).toBe(true)
})

it('how many are left in a shop’s stock, and what its buttons say, is said in no video', () => {
  const info = 'Solid brass hardware\nIn stock: 12\nMade to order in Leeds\nSKU: DL-20\nAdd to cart'
  const { scenarios } = planProduct(briefOf({ name: 'Leather Dog Lead', info, language: 'en' }))
  expect(JSON.stringify(scenarios)).not.toMatch(/In stock|SKU|Add to/u)
})

it('steps that are numbered on one line are read one by one', () => {
  expect(
    splitSentences('[이용안내] 1. 원하는 날짜 선택 2. 기사 방문 수거 3. 4일 후 배송').map(({ words }) =>
      words.map((word) => word.text).join(' '),
    ),
  ).toEqual(['원하는 날짜 선택', '기사 방문 수거', '4일 후 배송'])
})

it.each([
  [
    'Pepper Sauce 5oz ★★★★★ (37 reviews)\nUS$9.50   Qty: [1]   Add to cart\nMade in Barbados',
    ['Made in Barbados'],
  ],
  ['Cây giống Ri6 ghép ★ 4.8 (312 đánh giá)\nCao 60-70cm\nXem thêm ▼', ['Cao 60-70cm']],
])('what a page counts and asks for at the end of a line is said nowhere: %j', (text, said) => {
  const read = splitSentences(text).map(({ words }) => words.map((word) => word.text).join(' '))
  expect(read.join(' ')).not.toMatch(/\d reviews|Qty|Add to|đánh giá|4\.8|Xem thêm/u)
  expect(read).toEqual(expect.arrayContaining(said))
})

it.each([
  ['Kích thước: cao 25cm ± 1cm', 'Kích thước: cao 25cm ± 1cm'],
  ['potong celana 20rb ,ganti resleting 25rb', 'potong celana 20rb, ganti resleting 25rb'],
])('a sign between figures stays, and a comma goes to the word before it: %s', (text, said) => {
  expect(splitSentences(text).map(({ words }) => words.map((word) => word.text).join(' '))).toEqual([said])
})

it('a value never stands without its label', () => {
  const { scenarios } = planProduct(
    briefOf({
      name: 'Bàn học 1m2',
      info: 'Chất liệu: gỗ thông tự nhiên\nBảo hành: 12 tháng\nLắp ráp: thợ tới lắp miễn phí',
      language: 'vi',
    }),
  )
  const big = scenarios.flatMap(({ lines }) => lines.map(({ headline }) => headline[0]))
  expect(big).not.toContain('Gỗ thông tự nhiên')
})

it.each([
  'Opening hours: Tues-Sat 9-5',
  'Tue–Fri 8–4\nSat 8–1',
  '180 x 90 x 76cm',
  'Extra dog £6',
  'Late 15 mins = rebook',
  'Hire us!',
])('a term or a size opens no video where more is said: %s', (term) => {
  const { scenarios } = planProduct(
    briefOf({
      name: 'Bright Paws',
      info: `${term}\nNervous dogs come alone, nobody else in the shop\nWe collect your dog for free\nI trained as a vet nurse for 8 years\nWe use only oatmeal shampoo`,
      language: 'en',
    }),
  )
  expect(scenarios.map(({ lines }) => JSON.stringify(lines[0]))).not.toContainEqual(
    expect.stringContaining(term.split(/[\n!]/u)[0] ?? ''),
  )
})

it('a label whose value has no room with it opens no video', () => {
  const info =
    'INCLUDES: tables, chairs, festoon lights, toilets block, 2 nights on the field for tents\nRun by two sisters since 1990\nWe light the fire for you\nThe oak floor is hand laid\nFree parking for 60 cars'
  const { scenarios } = planProduct(briefOf({ name: 'Old Mill Barn', info, language: 'en' }))
  expect(scenarios.map(({ lines }) => lines[0]?.headline[0])).not.toContain('INCLUDES')
})
