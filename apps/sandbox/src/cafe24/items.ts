import type { Motif } from '../stock/draw/motifs.ts'
import type { Category } from './category.ts'

/** Something that a shop sells. */
export type Item = {
  no: number
  category: number
  name: string
  price: string
  summary: string
  description: string
  tags: string
  isSelling: boolean
  motif: Motif
  /** How many pictures it has; `foreign` are said to be where no shop's are, `gone` are not there. */
  pictures: number | 'foreign' | 'gone'
}

type Shelf = { motif: Motif; things: readonly string[]; words: string; from: number; step: number }

const perShelf = 16
const looks = ['크림', '민트', '먹색', '살구', '하늘', '보리', '진달래', '쑥색']
const shelves: Record<string, Shelf> = {
  머그컵: {
    motif: 'cup',
    things: ['머그컵', '손잡이 머그'],
    words: '손으로 빚어 손에 꼭 맞아요.',
    from: 12_900,
    step: 700,
  },
  '찻잔 세트': {
    motif: 'cup',
    things: ['찻잔 세트', '2인 다기'],
    words: '얇고 가벼워 차 맛이 살아나요.',
    from: 29_000,
    step: 1_500,
  },
  '깊은 접시': {
    motif: 'plate',
    things: ['깊은 접시', '파스타 볼'],
    words: '국물 있는 요리도 넉넉히 담겨요.',
    from: 16_500,
    step: 900,
  },
  케이크: {
    motif: 'plate',
    things: ['생크림 케이크', '치즈 케이크'],
    words: '주문한 날 아침에 구워요.',
    from: 24_000,
    step: 1_200,
  },
  '과일 잼': {
    motif: 'fruit',
    things: ['감귤 잼', '딸기 잼'],
    words: '과일을 70% 넘게 넣고 천천히 졸였어요.',
    from: 8_900,
    step: 300,
  },
  꽃다발: {
    motif: 'flower',
    things: ['꽃다발', '미니 부케'],
    words: '그날 들어온 꽃으로만 묶어요.',
    from: 19_000,
    step: 2_000,
  },
  화분: {
    motif: 'leaves',
    things: ['반려 식물', '작은 화분'],
    words: '물은 일주일에 한 번이면 충분해요.',
    from: 14_000,
    step: 800,
  },
  '비누와 오일': {
    motif: 'bottle',
    things: ['숙성 비누', '바디 오일'],
    words: '6주 동안 말려 순하고 단단해요.',
    from: 9_500,
    step: 600,
  },
}

/** All that a shop sells, more than a page of the list holds, with a few at the end that make trouble. */
export function itemsOf(categories: readonly Category[]): Item[] {
  const all: Item[] = []
  const add = (item: Omit<Item, 'no'>) => void all.push({ no: 11 + all.length, ...item })
  for (const { no, name } of categories) {
    const shelf = shelves[name]
    for (let at = 0; shelf && at < perShelf; at += 1) add(itemOf(no, shelf, at))
  }
  const at = (name: string) => categories.find((category) => category.name === name)?.no ?? 0
  for (const gift of gifts(at('선물 세트'))) add(gift)
  for (const odd of oddOnes(at('정리 중인 상품'))) add(odd)
  return all
}

function itemOf(category: number, { motif, things, words, from, step }: Shelf, at: number): Omit<Item, 'no'> {
  const look = looks[at % looks.length] ?? ''
  const name = `${look} ${things[Math.floor(at / looks.length)] ?? things[0]}`
  return {
    category,
    name,
    price: `${from + at * step}.00`,
    summary: words,
    description: `<div class="detail"><h3>${name}</h3><p>${words}<br>${look}빛 하나하나가 조금씩 달라요.</p><ul><li>평일 오후 2시 전 주문은 당일 출발</li><li>선물 포장 &amp; 손편지 무료</li></ul><p><img src="/web/upload/detail.jpg" alt=""></p><script>track()</script></div>`,
    tags: `${look},민트마켓`,
    isSelling: at % 11 !== 10,
    motif,
    pictures: 1 + (at % 3),
  }
}

function gifts(category: number): Omit<Item, 'no'>[] {
  return ['집들이', '생일', '어버이날'].map((day, at) => ({
    category,
    name: `${day} 선물 세트`,
    price: `${39_000 + at * 10_000}.00`,
    summary: `${day}에 어울리는 것만 골라 담았어요.`,
    description: '<p><img src="/web/upload/gift.jpg" alt=""></p>',
    tags: '선물,포장',
    isSelling: true,
    motif: 'box',
    pictures: 2,
  }))
}

/** What shops have as well: no picture, pictures elsewhere, names too long, nothing said, prices left empty. */
function oddOnes(category: number): Omit<Item, 'no'>[] {
  const plain = {
    category,
    price: '5000.00',
    summary: '',
    description: '<p>창고에 남은 마지막 수량이에요.</p>',
    tags: '',
    isSelling: false,
    motif: 'box' as const,
    pictures: 1 as Item['pictures'],
  }
  return [
    { ...plain, name: '사진 없는 엽서', pictures: 0 },
    { ...plain, name: '사진이 다른 곳에 있는 엽서', pictures: 'foreign' },
    { ...plain, name: '사진이 지워진 엽서', pictures: 'gone' },
    {
      ...plain,
      name: '봄 여름 가을 겨울 어느 계절에나 잘 어울리는 수채화 무늬가 들어간 긴 이름의 손그림 엽서 &amp; 봉투',
    },
    { ...plain, name: '값을 비워 둔 엽서', price: '' },
    { ...plain, name: '엽서', description: '<p><img src="/web/upload/only.jpg"></p>' },
  ]
}
