import type { TemplateCard } from '@clipmint/contract'
import { Category, Ratio } from '@clipmint/film'
import { createRandom } from '@clipmint/kit'

import { type Stocked, toStocked } from '../../features/templates/index.ts'

/** What the names of a made-up store are put together from, in Korean and English. */
export const vocabulary = {
  how: pairs(
    '조용한 Quiet 달리는 Running 반짝이는 Shining 포근한 Cosy 새로운 Fresh 오래된 Vintage 느린 Slow 빠른 Swift 작은 Little 커다란 Grand 따뜻한 Warm 차가운 Cool 부드러운 Soft 또렷한 Clear 신나는 Lively 잔잔한 Gentle 화려한 Dazzling 담백한 Plain 달콤한 Sweet 매콤한 Spicy 싱그러운 Verdant 우아한 Elegant 발랄한 Playful 묵직한 Solid 가벼운 Light 눈부신 Radiant 소박한 Humble 대담한 Daring 다정한 Kindly 산뜻한 Crisp',
  ),
  what: pairs(
    '아침 Morning 시장 Market 골목 Alley 카페 Cafe 빵집 Bakery 꽃집 Florist 책방 Bookshop 정원 Garden 바다 Sea 숲길 Forest 노을 Sunset 달빛 Moonlight 접시 Plate 커피 Coffee 딸기 Strawberry 케이크 Cake 셔츠 Shirt 원피스 Dress 운동화 Sneakers 가방 Bag 향수 Perfume 네일 Nail 헤어 Hair 요가 Yoga 필라테스 Pilates 수영 Swim 펜션 Pension 호텔 Hotel 캠핑 Camping 피자 Pizza 국수 Noodles 김치 Kimchi 고기 Grill 반찬 Sidedish 과일 Fruit 주스 Juice 화분 Planter 소파 Sofa 조명 Lamp 침대 Bed 강아지 Puppy 고양이 Kitten 장난감 Toy 학원 Academy 영어 English 수학 Math 피아노 Piano 기타 Guitar 병원 Clinic 치과 Dental',
  ),
  form: pairs(
    '블록 Block 폴라로이드 Polaroid 잡지 Magazine 메모 Note 영수증 Receipt 쿠폰 Coupon 티켓 Ticket 포스터 Poster 엽서 Postcard 콜라주 Collage 네온 Neon 그라데이션 Gradient 타이포 Type 스티커 Sticker 카드 Card 액자 Frame 카운트다운 Countdown 필름 Film 지도 Map 말풍선 Bubble',
  ),
  tags: pairs(
    '할인 Discount 세일 Sale 신상 New 오픈 Opening 후기 Review 연말 Yearend 카페 Cafe 의류 Fashion 예약안내 Booking 쿠폰 Coupon 이벤트 Event 겨울신상 Winternew 여름휴가 Vacation 선물 Gift 명절 Holiday 추석 Chuseok 설날 Seollal 크리스마스 Christmas 블랙프라이데이 Blackfriday 디저트 Dessert 맛집 Restaurant 배달 Delivery 포장 Takeout 신메뉴 Newmenu 헬스 Fitness 다이어트 Diet 뷰티 Beauty 네일 Nail 펌 Perm 수강생모집 Enrol 채용 Hiring 공지 Notice 휴무 Closed 무료배송 Freeship 한정 Limited 예약 Reserve 숙소 Stay 여행 Travel 반려동물 Pets 육아 Parenting 가구 Furniture 식물 Plants',
  ),
} as const

const families = Array.from({ length: 60 }, (_, index) => `family${letters(index)}`)
const moods = ['bold', 'calm', 'elegant', 'playful', 'warm', 'tech', 'sale', 'minimal']
const ratios = Ratio.options
const categories = Category.options

/** So many templates of a made-up store, some words and looks far more frequent than others, as in a real one. */
export function makeUpTemplates(count: number, seed: number): Stocked[] {
  const chance = createRandom(seed)
  return toStocked(
    Array.from({ length: count }, (_, index) => {
      const card = makeUpCard(index, chance)
      return {
        card,
        said: [],
        clipPlaces: Math.floor(chance() * (card.media + 1)),
        takesPictures: chance() < 0.9,
        ownerId: null,
      }
    }),
    [],
  )
}

function makeUpCard(index: number, chance: () => number): TemplateCard {
  const [how, what, form] = [vocabulary.how, vocabulary.what, vocabulary.form].map((list) =>
    pick(list, chance),
  )
  const title = joined([how, what, form])
  const summary = joined([
    pick(vocabulary.what, chance),
    pick(vocabulary.how, chance),
    what,
    pick(vocabulary.tags, chance),
  ])
  const media = Math.floor(chance() ** 1.5 * 13)
  const scenes = 3 + Math.floor(chance() * 9)
  const day = new Date(Date.UTC(2024, 0, 1) + Math.floor(chance() * 1_055) * 86_400_000)
  return {
    _id: idOf(index, 0),
    slug: `made-up-${index}`,
    version: 1,
    family: pick(families, chance),
    title,
    summary,
    tags: some(vocabulary.tags, 1 + Math.floor(chance() * 4), chance),
    moods: some(moods, chance() < 0.4 ? 2 : 1, chance),
    categories: some(categories, 1 + Math.floor(chance() * 3), chance),
    designs: ratios
      .map((ratio, place) => ({ ratio, _id: idOf(index, place + 1) }))
      .filter((_, place) => place === 0 || chance() < 0.85),
    duration: Math.round(5_000 + chance() ** 1.4 * 33_000),
    media,
    mediaMin: Math.ceil(media / 2),
    texts: scenes + Math.floor(chance() * 4),
    scenes,
    music: 'morning-market',
    usesPrice: chance() < 0.4,
    languages: chance() < 0.6 ? ['ko', 'en', 'id', 'vi'] : ['ko', 'en', 'id'],
    publishedOn: day.toISOString().slice(0, 10),
  }
}

type Name = { ko: string; en: string }

/** The earlier in the list the likelier. */
function pick<Item>(list: readonly Item[], chance: () => number): Item {
  const item = list[Math.floor(chance() ** 1.8 * list.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

function some<Item>(list: readonly Item[], count: number, chance: () => number): Item[] {
  return [...new Set(Array.from({ length: count }, () => pick(list, chance)))]
}

function joined(names: readonly (Name | undefined)[]): Name {
  const all = names.filter((name) => name !== undefined)
  return { ko: all.map(({ ko }) => ko).join(' '), en: all.map(({ en }) => en).join(' ') }
}

function pairs(text: string): Name[] {
  const words = text.split(' ')
  return Array.from({ length: words.length / 2 }, (_, index) => ({
    ko: words[index * 2] ?? '',
    en: words[index * 2 + 1] ?? '',
  }))
}

function letters(index: number): string {
  return String.fromCodePoint(97 + Math.floor(index / 26), 97 + (index % 26))
}

function idOf(index: number, place: number): string {
  // Spread like real ids, which come in no order: an odd multiplier turns the numbers 0 to 2³² about.
  const spread = Math.imul(index * 8 + place, 2_654_435_761) >>> 0
  return `${spread.toString(16).padStart(8, '0')}-0000-4000-8000-${(index * 8 + place).toString(16).padStart(12, '0')}`
}
