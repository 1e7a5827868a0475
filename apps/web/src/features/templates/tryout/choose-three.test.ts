import type { StoreCard } from '@clipmint/contract'
import { type MediaFile, ratios, slotsOf, type Template, templateReader } from '@clipmint/film'
import { beforeAll, describe, expect, test } from 'vitest'

import { chooseThree, shortlist, turned } from './choose-three.ts'
import { planWords } from './words.ts'

const content = import.meta.glob<string>('../../../../../../content/{templates,families}/**/*.json', {
  query: '?raw',
  import: 'default',
})

let templates: Template[]
beforeAll(async () => {
  const read = templateReader(async (path) => {
    const load = content[`../../../../../../content/${path.replace(/^\/+/, '')}`]
    if (!load) throw new Error(`There is no ${path}.`)
    return load()
  }, '')
  const films = Object.keys(content).flatMap((path) => /templates\/[^/]+\/film\.json$/.exec(path)?.[0] ?? [])
  templates = await Promise.all(films.map((path) => read(path)))
})

const mug = {
  ko: {
    name: '손으로 빚은 머그',
    info: '흙을 손으로 빚어 1250도에서 구웠어요. 손잡이가 손에 감겨서 편해요. 네 가지 색이 있어요.',
    price: '28,000',
  },
  en: {
    name: 'Hand-thrown mug',
    info: 'Each mug is thrown by hand and fired at 1250 degrees. The handle fits your hand. It comes in four colours.',
    price: '28',
  },
} as const
const languages = ['ko', 'en'] as const

function choose(words: { name: string; info: string; price: string }, language: 'ko' | 'en', photos = 3) {
  const files = photosOf(photos)
  const cards = shortlist(templates.map(cardOf), {
    words: `${words.name}\n${words.info}`,
    language,
    hasPrice: words.price !== '',
    photos,
  })
  const open = cards.flatMap((card) => {
    const template = templates.find(({ id }) => id === card._id)
    return template ? [{ card, template }] : []
  })
  return chooseThree(open, planWords({ ...words, currency: '' }, language, photos).scenarios, files)
}

describe.each(languages)('in %s', (language) => {
  test('three films of three angles in three families, each opening with another photograph', () => {
    const chosen = choose(mug[language], language)
    expect(new Set(chosen.map(({ spoken }) => spoken.angle)).size).toBe(3)
    expect(new Set(chosen.map(({ card }) => card.family)).size).toBe(3)
    expect(chosen.map(({ turn }) => turn)).toEqual([0, 1, 2])
  })

  test('one photograph is enough for all three', () => {
    const chosen = choose(mug[language], language, 1)
    expect(chosen).toHaveLength(3)
    expect(chosen.every(({ card }) => card.mediaMin <= 1)).toBe(true)
  })

  test('no film has a place for a price that nobody said', () => {
    const chosen = choose({ ...mug[language], price: '' }, language)
    expect(chosen).toHaveLength(3)
    expect(chosen.some(({ card }) => card.usesPrice)).toBe(false)
    expect(chosen.map(({ spoken }) => spoken.script.price)).toEqual([null, null, null])
  })

  test('the same words and photographs give the same films', () => {
    const ids = () => choose(mug[language], language).map(({ card, spoken }) => `${card.slug} ${spoken.id}`)
    expect(ids()).toEqual(ids())
  })
})

test('thin words are told in three families all the same', () => {
  const chosen = choose({ name: '머그', info: '손으로 빚은 머그예요', price: '' }, 'ko')
  expect(new Set(chosen.map(({ card }) => card.family)).size).toBe(3)
})

test('a template that announces a job is offered only to who has one', () => {
  const jobs = templates.map(cardOf).filter(({ categories }) => categories[0] === 'recruiting')
  const offered = (words: string) => shortlist(jobs, { words, language: 'ko', hasPrice: true, photos: 3 })
  expect(offered('손으로 빚은 머그예요')).toEqual([])
  expect(offered('함께 빚을 사람을 구해요. 알바 모집')).not.toEqual([])
})

test('other words are shown other families', () => {
  const families = (words: string) =>
    shortlist(templates.map(cardOf), { words, language: 'ko', hasPrice: true, photos: 3 }).map(
      ({ family }) => family,
    )
  expect(families('손으로 빚은 머그예요')).not.toEqual(families('책상 위 선인장이에요'))
})

test('what was kept begins with the same photograph as what was shown', () => {
  expect(turned(['a', 'b', 'c'], 0)).toEqual(['a', 'b', 'c'])
  expect(turned(['a', 'b', 'c'], 2)).toEqual(['c', 'a', 'b'])
})

function photosOf(count: number): MediaFile[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `photo-${index}`,
    kind: 'image',
    width: 1200,
    height: 1500,
    durationMs: null,
    focal: { x: 0.5, y: 0.5 },
    hasSound: false,
  }))
}

/** A template as the store's card tells it, as far as choosing asks. */
function cardOf(template: Template): StoreCard {
  const scenes = slotsOf(template)
  const media = scenes.flatMap((scene) => scene.media)
  const needed = scenes.filter(({ scene }) => !scene.optional).flatMap((scene) => scene.media)
  const text = scenes.flatMap((scene) => scene.text)
  const { id, slug, version, family, title, summary, tags, moods, categories, designs, music } = template
  return {
    _id: id,
    slug,
    version,
    family,
    title,
    summary,
    tags,
    moods,
    categories,
    music,
    designs: ratios.map((ratio) => ({ _id: designs[ratio], ratio })),
    duration: template.scenes.reduce((sum, { durationMs }) => sum + durationMs, 0),
    media: media.length,
    mediaMin: needed.some(({ slot }) => slot.required) ? 1 : 0,
    texts: text.length,
    scenes: scenes.length,
    usesPrice: text.some(({ slot }) => slot.role === 'price'),
    languages: ['ko', 'en'],
    publishedOn: '2026-11-01',
    likes: 0,
    liked: false,
    custom: false,
    retired: false,
  }
}
