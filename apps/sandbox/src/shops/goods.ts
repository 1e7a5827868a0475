import type { Motif } from '../stock/draw/motifs.ts'

/** A product of a made-up shop, as its page tells of it. */
export type Good = {
  host: string
  path: string
  lang: 'ko' | 'en'
  name: string
  description: string
  price: string
  currency: 'KRW' | 'USD'
  motif: Motif
  pictures: number
  /** How the page tells machines of it. */
  told: 'json-ld' | 'open-graph'
}

export const goods: readonly Good[] = [
  {
    host: 'shop.haru.example',
    path: '/products/pear-tea',
    lang: 'ko',
    name: '하루 배도라지차 20티백',
    description:
      '<p>나주 배와 국산 도라지를 얇게 썰어 말렸어요.</p><p>티백 하나에 뜨거운 물 250ml를 붓고 3분이면 우러나요. 종이 상자에 20개 들어 있어요.</p>',
    price: '18000',
    currency: 'KRW',
    motif: 'cup',
    pictures: 4,
    told: 'json-ld',
  },
  {
    host: 'shop.haru.example',
    path: '/products/gift-box',
    lang: 'ko',
    name: '하루 선물 상자',
    description: '차 세 가지와 잔 하나를 상자에 담았어요. 리본은 네 가지 색 가운데 골라요.',
    price: '42,000',
    currency: 'KRW',
    motif: 'box',
    pictures: 3,
    told: 'open-graph',
  },
  {
    host: 'fieldjar.example',
    path: '/p/apricot-jam',
    lang: 'en',
    name: 'Apricot jam, 220 g',
    description:
      'Cooked in small copper pots from apricots of one orchard. Less sweet than most: 40 g of sugar per 100 g.',
    price: '9.50',
    currency: 'USD',
    motif: 'fruit',
    pictures: 3,
    told: 'json-ld',
  },
]

export const linkOf = ({ host, path }: Pick<Good, 'host' | 'path'>): string => `https://${host}${path}`

/** Pages that are no product's, or lead elsewhere. */
export const strays = {
  about: '/about',
  moved: '/old/pear-tea',
  inside: '/inside',
  round: '/round',
  huge: '/huge',
} as const
