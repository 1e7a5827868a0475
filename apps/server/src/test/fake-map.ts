import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'

import type { PlaceFault, PlaceReview, PlaceSource, PlaceTidings } from '@clipmint/integrations'

import { quarters } from './pictures.ts'

/** A map with one kind of shop in it: a text that ends in its number leads to it. What goes wrong, a test says. */
export type FakeMap = PlaceSource & {
  asked: string[]
  /** Places that closed for good. */
  gone: Set<string>
  /** Stages that are missed, and why. */
  faults: Partial<Record<PlaceTidings['stage'], PlaceFault>>
  /** Addresses of pictures that are no pictures. */
  bad: RegExp | null
  /** Addresses of pictures that are tiny. */
  small: RegExp | null
  /** Addresses of pictures that take their time, whoever calls them off. */
  slow: RegExp | null
  slowMs: number
  name: string
  /** Waited for before a stage is told. */
  before: (stage: PlaceTidings['stage']) => Promise<void>
}

const picture = (name: string) => ({
  kind: 'image' as const,
  url: `https://pictures.example.com/${name}.jpg`,
})

const review = (number: number): PlaceReview => ({
  id: `r${number}`,
  author: '김**',
  rating: number % 2 === 0 ? 5 : null,
  text: `국물이 깊고 면이 쫄깃해요. ${number}번째로 왔어요.`,
  visited: '2.3.',
  keywords: ['친절해요'],
  media: [picture(`review-${number}`)],
})

export function createFakeMap(): FakeMap {
  const map: FakeMap = {
    asked: [],
    gone: new Set(),
    faults: {},
    bad: null,
    small: null,
    slow: null,
    slowMs: 8_000,
    name: '달빛국수',
    before: async () => {},
    providers: ['naver'],
    pageOf: ({ id }) => `https://map.example.com/${id}`,
    async read(text) {
      const id = /(\d{5,12})$/.exec(text)?.[1]
      if (text.includes('closed')) return { status: 'refused', fault: 'place_not_found' }
      if (text.includes('cid=')) return { status: 'refused', fault: 'nameless_link' }
      return id
        ? { status: 'read', ref: { provider: 'naver', id } }
        : { status: 'refused', fault: 'invalid_url' }
    },
    isGone: async ({ id }) => map.gone.has(id),
    async collect({ id }, { tell }) {
      map.asked.push(id)
      for (const tidings of allOf(map.name)) {
        await map.before(tidings.stage)
        const fault = map.faults[tidings.stage]
        await tell(fault ? { stage: tidings.stage, status: 'missed', fault } : tidings)
        if (fault && tidings.stage === 'basic') return
      }
    },
    async open({ url }) {
      if (url.includes('missing')) return { status: 'refused', fault: 'place_not_found' }
      if (map.small?.test(url))
        return {
          status: 'opened',
          stream: Readable.from(await quarters({ width: 90, height: 160 }).jpeg().toBuffer()),
        }
      if (map.slow?.test(url)) await setTimeout(map.slowMs)
      if (map.bad?.test(url)) return { status: 'opened', stream: Readable.from('<script>alert(1)</script>') }
      const bytes = await quarters({ width: 640, height: 480 }).jpeg().toBuffer()
      return { status: 'opened', stream: Readable.from(bytes) }
    },
  }
  return map
}

function allOf(name: string): PlaceTidings[] {
  const item = (title: string, price: number | null, pictures: string[], description = '') => ({
    name: title,
    price,
    priceText: price === null ? '시가' : `${price.toLocaleString('ko-KR')}원`,
    description,
    pictures: pictures.map((it) => picture(it).url),
  })
  return [
    {
      stage: 'basic',
      status: 'got',
      basics: {
        name,
        kind: 'restaurant',
        category: '국수',
        address: '서울특별시 마포구 연남로 101',
        phone: '0507-1000-0101',
        description: '매일 새벽에 뽑은 면으로 국수를 말아요.',
        hours: [{ day: '월', hours: '10:00–21:00' }],
        conveniences: ['주차'],
        homepage: null,
        booking: 'https://booking.example.com/1',
      },
    },
    {
      stage: 'menu',
      status: 'got',
      menu: [
        item('멸치국수', 9_000, ['menu-1'], '12시간 끓인 육수'),
        item('회무침', null, []),
        item('만두', 7_000, ['missing-1']),
      ],
    },
    { stage: 'photos', status: 'got', photos: [picture('photo-1'), picture('photo-2')] },
    { stage: 'reviews', status: 'got', reviews: [review(1), review(2)] },
  ]
}
