import { expect, it } from 'vitest'

import { briefOf } from '../corpus/brief.ts'
import { scenesOf } from '../corpus/scenes.ts'
import { planProduct } from './plan.ts'

type Case = [name: string, info: string, whole: string, torn: RegExp]

it.each<Case>([
  [
    'Rosa’s Tamales',
    'We make pork, chicken and green chile cheese tamales by hand every Thursday and Friday. Pickup only.',
    'We make pork, chicken and green chile cheese tamales by hand',
    /We make pork(?: \||$)|(?:^|\| )Chicken and/u,
  ],
  [
    'Septic tanks',
    'Open Saturdays. Yall need to have the lid dug up fore we get there or its 75 more cause my back aint what it was.',
    'Yall need to have the lid dug up fore we get there or its 75 more',
    /fore(?: \||$)|(?:^|\| )We get there/u,
  ],
  [
    'Phone clinic',
    'No wahala. Screen change for Tecno and Infinix na 18k, iPhone 11 na 55k and e no dey pass 1 hour, you fit sit down wait.',
    'Screen change for Tecno and Infinix na 18k, iPhone 11 na 55k',
    /(?:^|\| )IPhone|(?:^|\| )iPhone/u,
  ],
  [
    'Home companions',
    'Same person each time. We visit older people at home in Duluth to help with meals, laundry, bathing and rides to appointments.',
    'We visit older people | at home in Duluth to help with meals, laundry, bathing and rides to appointments',
    /at home(?: \||$)|(?:^|\| )In Duluth/u,
  ],
  [
    'Home foot care',
    'No polish. I’m a registered nurse and I come to your home in Ballarat to cut nails and look after corns and dry heels, mostly for people over 70 who can’t reach anymore.',
    'I come to your home in Ballarat to cut nails and look after corns and dry heels',
    /(?:^|\| )Dry heels|after corns(?: \||$)/u,
  ],
  [
    'Budgie boarding',
    'I’m home all day. £3 a night a cage, bring their own food and a bit of cage paper so they know it’s home.',
    'Bring their own food and a bit of cage paper so they know it’s home',
    /A bit of cage paper/u,
  ],
  [
    'Hospital bags',
    'Any fabric you like. I sew bags for mums to be, with a pocket for the phone charger and a pocket for the snacks, nobody tells you about the snacks.',
    'With a pocket for the phone charger and a pocket for the snacks',
    /I sew a pocket/u,
  ],
  [
    'Shea butter',
    'One tin lasts the winter. My mother’s village makes it in northern Ghana, the women crack and roast the nuts by hand.',
    'The women crack and roast the nuts by hand',
    /crack(?: \||$)|(?:^|\| )Roast/u,
  ],
  [
    'Point of lay pullets',
    'No cockerels at all. Collection Saturday mornings from 9 to 12 and I won’t sell you the one on her own, two at the very least, they do be lonely.',
    'I won’t sell you the one on her own, two at the very least, they do be lonely',
    /(?:^|\| )Two at/u,
  ],
  [
    'Honesty box eggs',
    'There’s no change. Eggs from hens that go where they like, £1.80 the half dozen, £3.40 the dozen, box at the road end past the church at Lairg.',
    'Eggs from hens that go where they like, £1.80 the half dozen, £3.40 the dozen',
    /(?:^|\| )£3\.40/u,
  ],
  [
    'Saddle fitting',
    'Horse and rider both. I come out, watch you ride and flock the saddle there and then, no sending it away for three weeks.',
    'I come out, watch you ride and flock the saddle there and then',
    /^I come out \|/u,
  ],
  [
    'Knife grinding',
    'Kitchen knife £5. I don’t do serrated, it ruins the teeth. Bread knives the same.',
    'I don’t do serrated, it ruins the teeth. Bread knives the same',
    /(?:^|\| )Bread knives/u,
  ],
  [
    'Memory bears',
    'Every scrap comes back. I don’t cut till I’ve rung you and we’ve talked about which bits you want on the front.',
    'Every scrap comes back',
    /(?:^|\| )We’ve talked/u,
  ],
  [
    'Pick your own lavender',
    'Dogs welcome. It’s three fields and they don’t all flower at the same time so there’s always one ready.',
    'It’s three fields and they don’t all flower at the same time',
    /(?:^|\| )(?:They don’t|Three fields)/u,
  ],
  [
    'Zulu bead work',
    'Postage is R99. Zulu beadwork made by me and my two sisters near Eshowe, each piece has its own message in the colours and we write it on the card.',
    'Zulu beadwork made by me and my two sisters near Eshowe',
    /(?:^|\| )We write it|by me \|/u,
  ],
  [
    'Marmalade',
    'Posted in straw. It’s bitter, it’s meant to be.',
    'It’s bitter, it’s meant to be',
    /(?:^|\| )Bitter/u,
  ],
  [
    'Polish dumplings',
    'All made on Sunday. pierogi by the bag frozen, potato and cheese, meat, or cabbage and mushroom, 20 in a bag £7.',
    'Pierogi by the bag frozen, potato and cheese, meat, or cabbage and mushroom',
    /(?:^|\| )Cabbage|meat(?: \||$)/u,
  ],
  [
    'Mushroom kits',
    'It doesn’t mind snow. One log, already plugged with shiitake, that fruits twice a year for four or five years.',
    'Fruits twice a year for four or five years',
    /(?:^|\| )That fruits/u,
  ],
  [
    'Pool cleaning',
    'Chemicals in the price. If it goes green again within 14 days I come back for nothing, long as you run the pump.',
    'ong as you run the pump',
    /Long as you run the pump \| (?!If)|^If it goes green again within 14 days I come back for nothing \|(?! long)/iu,
  ],
  [
    'Cupcakes',
    'Buttercream only. custom cupcakes n cakes by me (im 19 and certified lol) dozen is $30 two dozen $55 need 4 days notice at least.',
    'I’m 19 and certified lol',
    /lol dozen/u,
  ],
  [
    'Resoling',
    'Ready in 10 days. We take off the worn sole and stitch on a new Vibram one, and while the shoe is open we replace the cork as well, which most people don’t know goes flat.',
    'We take off the worn sole and stitch on a new Vibram one',
    /(?:^|\| )Which most|(?:^|\| )Don’t know|open(?: \| *$|$)/mu,
  ],
  [
    'Green tea',
    'Tastes toasty. Picked by hand in late april by my aunt and her neighbors in Hadong then pan roasted nine times the same day so you can brew the same leaves three times.',
    'Picked by hand in late april by my aunt and her neighbors in Hadong',
    /(?:^|\| )In Hadong/u,
  ],
  [
    'Maths tutor',
    'I’m an examiner. Parents get a short message after every lesson that says what went well and what didn’t.',
    'I’m an examiner',
    /a short(?: \||$)|(?:^|\| )Message after/u,
  ],
  [
    'Move-out clean',
    'Team of two. Oven, window tracks, bathroom mould and the space behind the washing machine are all in the price, and we send photos.',
    'We send photos',
    /behind(?: \||$)|(?:^|\| )The washing machine/u,
  ],
  [
    'Skip hire',
    '8 yard skip for two weeks. We need a permit if its on the road thats 60 on top can usually do next day in Stockport and Tameside ring before 12.',
    '8 yard skip for two weeks',
    /(?:^|\| )In Stockport/u,
  ],
  [
    'Bespoke shirts',
    'Two fittings, four weeks. Each shirt is cut by hand from your own pattern, which we keep so the next one needs no fitting.',
    'Two fittings, four weeks',
    /needs(?: \||$)|(?:^|\| )No fitting/u,
  ],
  [
    'Bee swarms',
    'I collect swarms for free in Kent. If they’ve gone into a wall or a chimney it’s a bigger job and I’ll tell you honestly.',
    'I collect swarms for free in Kent',
    /I’ll tell(?: \||$)|(?:^|\| )You honestly/u,
  ],
  [
    'Lawns',
    'i mow edge and blow 35 a cut for most yards corner lots 45 been doing this since i was 16 got my own truck and insurance dont need you home just unlock the gate and keep the dog in',
    'I mow edge and blow 35 a cut for most yards corner lots 45',
    /need(?: \||$)|(?:^|\| )You home/u,
  ],
  [
    'Driving for seniors',
    'One client at a time. I drive your mom to the doctor, wait with her, write down what they say and call you after.',
    'I write down what they say and call you after',
    /(?:^|\| )Write down/u,
  ],
  [
    'Bike parts',
    'Simple parts from $12. Discontinued clip, bracket or spacer? Send measurements or the broken bit.',
    'Discontinued clip, bracket or spacer? Send measurements or the broken bit',
    /(?:^|\| )Bracket or/u,
  ],
  [
    'Wood stove fitting',
    'HETAS registered. We survey for nothing, line the chimney, fit the stove and hand you the certificate the same day.',
    'We fit the stove and hand you the certificate the same day',
    /(?:^|\| )Fit the stove/u,
  ],
  [
    'Coach hire',
    'Price covers fuel and parking. Cancel up to 7 days before. No stag parties. We’ve learned.',
    'No stag parties. We’ve learned',
    /(?:^|\| )We’ve learned/u,
  ],
  [
    'Valley walks',
    'We walk every Sunday. Families with small babies you carry on your back walk the lower path with our guide and eat at the mill.',
    'We walk every Sunday',
    /babies(?: \||$)|(?:^|\| )You carry/u,
  ],
])('what an English link or comma joins is not torn: %s', (name, info, whole, torn) => {
  const scenes = scenesOf(name, info)
  expect(scenes.join('\n')).toContain(whole)
  for (const scene of scenes) expect(scene).not.toMatch(torn)
})

it.each([
  [
    'Pressure cooker repair',
    'Gasket changing Rs 80 only. Sir all type pressure cooker, mixer, gas stove repairing we are doing near Andheri station east side.',
    [
      'Sir all type pressure cooker, mixer, gas stove repairing we are doing',
      'Near Andheri station east side',
    ],
  ],
  [
    'House cleaning',
    'No windows. Two of us clean your house in one morning, kitchen, baths, floors, beds changed if you leave the sheets out.',
    [
      'Two of us clean your house in one morning',
      'Kitchen, baths, floors, beds changed if you leave the sheets out',
    ],
  ],
  [
    'Barber for kids',
    'First haircut comes with a photo. We’ve a chair shaped like a tractor and nobody minds if they scream, we’ve heard worse.',
    ['We’ve a chair shaped like a tractor and nobody minds if they scream'],
  ],
])(
  'an English sentence without a mark that parts it is said before its place or list: %s',
  (name, info, said) => {
    const scenes = scenesOf(name, info).join('\n')
    for (const part of said) expect(scenes).toContain(part)
  },
)

it.each([
  [
    'Tasman Paddle – Kayak Hire',
    'HIRE RATES (NZD)\nSingle kayak: 2 hrs $35 / half day $55\nSUP: $25 per hr',
    /HIRE RATES/u,
  ],
  [
    'Ashford Skip Hire',
    'SKIP SIZES AND PRICES\n2 yard mini – £140\n4 yard midi – £190\nCall by noon for same day',
    /SKIP SIZES/u,
  ],
  [
    'Beginner Wheel Throwing – 6 Week Class',
    'Beginner Wheel Throwing (6 weeks)\nIncludes: 25 lb clay, glazes, firing\nClass size: 8',
    /\(6 weeks\)/u,
  ],
])('a page of %s shows no heading over its prices, and its name not under itself', (name, info, bare) => {
  const scenes = scenesOf(name, info)
  expect(scenes.length).toBeGreaterThan(0)
  expect(scenes.filter((scene) => bare.test(scene))).toEqual([])
})

it.each([
  [
    'Septic tanks',
    'We pump tanks up to 1000 gal for 375 round Lufkin and Nacogdoches, anything bigger its 30 cent a gallon over. Lid dug up first.',
    'Anything bigger',
  ],
  [
    'Fence builders',
    'We build privacy fence chain link and gates in Bastrop and Lee County been at it 22 years. Cedar runs 32 a foot.',
    'Been at it',
  ],
])('no video of %s opens with what leans on the sentence before it', (name, info, front) => {
  const { scenarios } = planProduct(briefOf({ name, info, language: 'en' }))
  const opening = scenarios.map(({ lines: [first] }) => [first?.headline[0], first?.sub[0]].join(' | '))
  expect(opening.filter((line) => line.includes(front))).toEqual([])
})

it('says of “every” one what is denied of it as of one', () => {
  const brief = briefOf({
    name: 'Merino beanie',
    info: 'Every beanie is knit by hand in our workshop on the hill above Busan harbour, and it doesn’t itch because the wool is merino. Six colours.',
    language: 'en',
  })
  const said = planProduct(brief)
    .scenarios.flatMap(({ lines }) => lines.flatMap(({ headline, sub }) => [...headline, ...sub]))
    .join('\n')
  expect(said).not.toMatch(/every beanie doesn/iu)
  expect(said).toMatch(/(?:the beanie|it) doesn’t itch/iu)
})
