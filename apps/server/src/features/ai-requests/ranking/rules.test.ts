import type { AiPlan, Scenario } from '@clipmint/contract'
import type { MediaFile } from '@clipmint/film'
import { createRandom } from '@clipmint/kit'
import { describe, expect, it } from 'vitest'

import { makeTemplate, type TemplateSpec } from '../../../test/templates.ts'
import { toEntry } from '../../templates/index.ts'
import { type Ranked, type Ranking, type RankingFacts, rankTemplates } from './rules.ts'

function scenario(angle: string, words: string): Scenario {
  const line = (role: 'hook' | 'benefit' | 'cta') => ({ role, headline: [words], sub: [], pointIds: [] })
  return { id: angle, angle, title: angle, summary: '', lines: [line('hook'), line('benefit'), line('cta')] }
}

function planOf(angles: readonly string[], price: string | null = null): AiPlan {
  return {
    writer: 'built-in',
    language: 'ko',
    name: '딸기잼',
    price,
    sellingPoints: [],
    scenarios: angles.map((angle) => scenario(angle, '아침마다 졸이는 딸기잼')),
    diversity: 1,
  }
}

function photo(id: string, width = 900, height = 1_200): MediaFile {
  return { id, kind: 'image', width, height, durationMs: null, focal: { x: 0.5, y: 0.5 }, hasSound: false }
}

const photos = ['a', 'b', 'c', 'd'].map((id) => photo(id))

function rank(facts: Partial<RankingFacts> & { specs: TemplateSpec[] }): Ranked[] {
  return rankWhole(facts).list
}

function rankWhole(facts: Partial<RankingFacts> & { specs: TemplateSpec[] }): Ranking {
  const { specs, ...rest } = facts
  return rankTemplates({
    plan: planOf(['benefit']),
    wants: { tone: 'casual', purpose: 'everyday' },
    info: '',
    files: photos,
    uses: new Map(),
    category: 'product',
    liked: new Set(),
    used: new Set(),
    isSpread: false,
    ...rest,
    entries: specs.map((spec) => toEntry(makeTemplate(spec), '2026-11-01')),
  })
}

/** The slugs, best first. */
function order(facts: Parameters<typeof rank>[0]): string[] {
  const slugs = new Map(facts.specs.map((spec) => [makeTemplate(spec).id, spec.slug]))
  return rank(facts).map(({ templateId }) => slugs.get(templateId) ?? '')
}

describe('a template ranks higher', () => {
  it('when its moods are those of the tone and purpose', () => {
    const specs: TemplateSpec[] = [
      { slug: 'tech', moods: ['tech'] },
      { slug: 'warm', moods: ['warm'] },
    ]
    expect(order({ specs })).toEqual(['warm', 'tech'])
    expect(order({ specs, wants: { tone: 'informative', purpose: 'information' } })).toEqual(['tech', 'warm'])
  })

  it('when it is made for what is sold, or for anything', () => {
    const specs: TemplateSpec[] = [
      { slug: 'bistro', categories: ['food', 'shop'] },
      { slug: 'market', categories: ['shop', 'food'] },
      { slug: 'salon', categories: ['salon', 'shop'] },
    ]
    const beanie = { ...planOf(['benefit']), name: '손뜨개 비니' }
    expect(order({ specs, plan: beanie })[0]).toBe('market')
    expect(order({ specs, plan: { ...beanie, name: '딸기잼' } })).toEqual(['bistro', 'market', 'salon'])
  })

  it('when it is not made for another trade, however well its mood suits', () => {
    const specs: TemplateSpec[] = [
      { slug: 'cafe-board', categories: ['cafe', 'food', 'new'], moods: ['warm', 'playful'] },
      { slug: 'shelf', categories: ['shop', 'new'], moods: ['tech'] },
      { slug: 'diner', categories: ['food', 'cafe'], moods: ['tech'] },
    ]
    const named = (name: string) => order({ specs, plan: { ...planOf(['benefit']), name } })
    expect(named('바람결 운동화')[0]).toBe('shelf')
    expect(named('연남 국밥집 국수').at(-1)).toBe('shelf')
    expect(named('핸드드립 커피')[0]).toBe('cafe-board')
  })

  it('when it leads to a door that the owner speaks of', () => {
    const specs: TemplateSpec[] = [{ slug: 'alley', tags: [{ ko: '지도', en: 'Map' }] }, { slug: 'shelf' }]
    expect(order({ specs })).toEqual(['shelf', 'alley'])
    expect(order({ specs, plan: { ...planOf(['benefit']), name: '골목 빵집' } })[0]).toBe('alley')
  })

  it('when its places have the shape of the pictures', () => {
    const wide = [
      { role: 'hook', picture: 'wide' },
      { role: 'benefit', picture: 'wide' },
      { role: 'cta', picture: 'wide' },
    ] as const
    const tall = [{ role: 'hook' }, { role: 'benefit' }, { role: 'cta' }] as const
    const specs: TemplateSpec[] = [
      { slug: 'tall', scenes: [...tall] },
      { slug: 'wide', scenes: [...wide] },
    ]
    expect(order({ specs })).toEqual(['tall', 'wide'])
    expect(order({ specs, files: photos.map(({ id }) => photo(id, 1_600, 900)) })).toEqual(['wide', 'tall'])
  })

  it('when it shows as many pictures as there are', () => {
    const places = (count: number): TemplateSpec['scenes'] =>
      (['hook', 'benefit', 'detail', 'proof', 'cta'] as const).map((role, index) => ({
        role,
        ...(index < count ? {} : { picture: null }),
      }))
    const specs: TemplateSpec[] = [
      { slug: 'five', scenes: places(5) },
      { slug: 'one', scenes: places(1) },
    ]
    expect(order({ specs, files: [photo('only')] })[0]).toBe('one')
    expect(order({ specs, files: ['a', 'b', 'c', 'd', 'e'].map((id) => photo(id)) })[0]).toBe('five')
  })

  it('when the words fill its places', () => {
    const scenes = (limit: number): TemplateSpec['scenes'] =>
      (['hook', 'benefit', 'cta'] as const).map((role) => ({ role, limit }))
    const specs: TemplateSpec[] = [
      { slug: 'a-long', scenes: scenes(60) },
      { slug: 'b-short', scenes: scenes(14) },
    ]
    expect(order({ specs })).toEqual(['b-short', 'a-long'])
  })

  it('when it shows the price of a promotion, and lower when it asks for one that is not there', () => {
    const priced: TemplateSpec['scenes'] = [
      { role: 'hook' },
      { role: 'offer', needsPrice: true },
      { role: 'cta' },
    ]
    const plain: TemplateSpec['scenes'] = [{ role: 'hook' }, { role: 'benefit' }, { role: 'cta' }]
    const specs: TemplateSpec[] = [
      { slug: 'plain', scenes: plain },
      { slug: 'priced', scenes: priced },
    ]
    const wants = { tone: 'casual', purpose: 'promotion' } as const
    expect(order({ specs, wants, plan: planOf(['offer'], '12,900원') })[0]).toBe('priced')
    expect(order({ specs, plan: planOf(['offer'], null) })[0]).toBe('plain')
  })

  it('when more videos were made of it, all else being equal', () => {
    const specs: TemplateSpec[] = [{ slug: 'a' }, { slug: 'b' }]
    const uses = new Map([[makeTemplate({ slug: 'b' }).id, 5]])
    expect(order({ specs })).toEqual(['a', 'b'])
    expect(order({ specs, uses })).toEqual(['b', 'a'])
  })
})

describe('what the owner does with templates', () => {
  const specs: TemplateSpec[] = ['block', 'page', 'tag'].flatMap((family) =>
    [1, 2].map((n) => ({ slug: `${family}-${n}`, family })),
  )
  const idOf = (slug: string) => makeTemplate(specs.find((spec) => spec.slug === slug) as TemplateSpec).id
  const reasonsOf = (facts: Partial<RankingFacts>) =>
    new Map(rank({ specs, ...facts }).map(({ templateId, reasons }) => [templateId, reasons]))

  it('brings a liked one to the front, and those like it after it', () => {
    const liked = new Set([idOf('tag-2')])
    expect(order({ specs, liked })[0]).toBe('tag-2')
    const reasons = reasonsOf({ liked })
    expect(reasons.get(idOf('tag-2'))?.[0]).toBe('liked')
    expect(reasons.get(idOf('tag-1'))?.[0]).toBe('liked-alike')
    expect(reasons.get(idOf('page-1'))).not.toContain('liked-alike')
  })

  it('counts that they made a video with it', () => {
    const used = new Set([idOf('page-2')])
    expect(order({ specs, used })[0]).toBe('page-2')
    expect(reasonsOf({ used }).get(idOf('page-2'))?.[0]).toBe('used')
  })
})

it('prefers what is made for reviews in a review ad, and for sales in a promotion', () => {
  const specs: TemplateSpec[] = [
    { slug: 'a', categories: ['shop'] },
    { slug: 'b', categories: ['review'] },
    { slug: 'c', categories: ['sale'] },
  ]
  expect(order({ specs, category: 'review' })[0]).toBe('b')
  expect(order({ specs, category: 'promotion' })[0]).toBe('c')
  expect(order({ specs })[0]).toBe('a')
})

it('says so where every picture is shown, and none twice', () => {
  const scenes: TemplateSpec['scenes'] = (['hook', 'benefit', 'cta'] as const).map((role) => ({ role }))
  const reasonsFor = (count: number) =>
    rank({ specs: [{ slug: 'three', scenes }], files: photos.slice(0, count) })[0]?.reasons
  expect(reasonsFor(3)).toContain('media-all')
  expect(reasonsFor(2)).not.toContain('media-all')
  expect(reasonsFor(4)).not.toContain('media-all')
})

describe('a template made to announce something', () => {
  const hiring = { slug: 'hiring', categories: ['recruiting', 'shop'] } satisfies TemplateSpec
  const sale = { slug: 'sale', tags: [{ ko: '할인', en: 'Sale' }] } satisfies TemplateSpec
  const specs: TemplateSpec[] = [hiring, sale, { slug: 'plain' }]

  it('is not offered to an owner who has nothing such to say', () => {
    expect(order({ specs })).toEqual(['plain'])
  })

  it('is offered to one who says so, or asks for such a video', () => {
    expect(order({ specs, info: '주말에 함께 일할 분을 구해요.' })).toContain('hiring')
    expect(order({ specs, wants: { tone: 'casual', purpose: 'promotion' } })).toContain('sale')
  })

  it('is offered where there is no other', () => {
    expect(order({ specs: [hiring] })).toEqual(['hiring'])
  })
})

it('names why, and nothing that does not hold', () => {
  const [only] = rank({ specs: [{ slug: 'warm', moods: ['warm'] }] })
  expect(only?.reasons).toContain('mood')
  expect(only?.reasons).toContain('media-fits')
  expect(only?.reasons).not.toContain('price')
  expect(only?.reasons).not.toContain('popular')
})

it('gives the scenario whose words suit a template best', () => {
  const plan: AiPlan = {
    ...planOf([]),
    scenarios: [scenario('short', '잼'), scenario('long', '아침마다 졸이는 딸기잼')],
  }
  expect(rank({ specs: [{ slug: 'plain' }], plan })[0]?.scenarioId).toBe('long')
})

it('works without any picture', () => {
  expect(rank({ specs: [{ slug: 'plain' }], files: [] })).toHaveLength(1)
})

describe('the first five', () => {
  const families = ['block', 'page', 'tag', 'night']
  const specs: TemplateSpec[] = families.flatMap((family) =>
    [1, 2, 3].map(
      (n) =>
        ({
          slug: `${family}-${n}`,
          family,
          moods: family === 'tag' ? ['warm', 'playful'] : ['tech'],
        }) as TemplateSpec,
    ),
  )
  const familyOf = new Map(specs.map((spec) => [makeTemplate(spec).id, spec.family ?? '']))

  it('hold four angles, and at most two of a family, though one family suits best', () => {
    const head = rank({ specs, plan: planOf(['benefit', 'question', 'offer', 'detail', 'scene']) }).slice(
      0,
      5,
    )
    expect(new Set(head.map(({ scenarioId }) => scenarioId)).size).toBeGreaterThanOrEqual(4)
    const counts = families.map(
      (family) => head.filter(({ templateId }) => familyOf.get(templateId) === family).length,
    )
    expect(Math.max(...counts)).toBeLessThanOrEqual(2)
    expect(familyOf.get(head[0]?.templateId ?? '')).toBe('tag')
    expect(familyOf.get(head[1]?.templateId ?? '')).not.toBe('tag')
  })

  it('hold that for any pictures, wishes and uses', () => {
    const random = createRandom(20261121)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
    for (let round = 0; round < 40; round += 1) {
      const ranked = rank({
        specs,
        plan: planOf(['benefit', 'question', 'offer', 'detail'], random() < 0.5 ? '9,900원' : null),
        wants: {
          tone: pick(['fun', 'professional', 'casual']),
          purpose: pick(['promotion', 'brand', 'season']),
        },
        files: Array.from({ length: 1 + Math.floor(random() * 8) }, (_, n) =>
          photo(`${n}`, 400 + random() * 2_000, 400 + random() * 2_000),
        ),
        uses: new Map(specs.map((spec) => [makeTemplate(spec).id, Math.floor(random() * 9)])),
      })
      const head = ranked.slice(0, 5)
      expect(new Set(head.map(({ scenarioId }) => scenarioId)).size).toBe(4)
      const headFamilies = head.map(({ templateId }) => familyOf.get(templateId))
      expect(new Set(headFamilies).size).toBeGreaterThanOrEqual(3)
      expect(headFamilies.filter((family, index) => family === headFamilies[index + 1])).toEqual([])
      expect(new Set(ranked.map(({ templateId }) => templateId)).size).toBe(specs.length)
    }
  })

  it('open with different pictures, as long as there are enough', () => {
    const plan = planOf(['benefit', 'question', 'offer', 'detail', 'scene'])
    const firsts = (count: number) =>
      rank({ specs, plan, files: photos.slice(0, count) })
        .slice(0, 5)
        .map(({ firstAssetId }) => firstAssetId)
    expect(new Set(firsts(4)).size).toBe(4)
    expect(new Set(firsts(2)).size).toBe(2)
    expect(firsts(0)).toEqual([null, null, null, null, null])
  })

  it('are each of another family when they are to differ more, and their score is higher', () => {
    const plan = planOf(['benefit', 'question', 'offer', 'detail'])
    const families = [...specs, { slug: 'wide-1', family: 'wide' }] satisfies TemplateSpec[]
    const known = new Map(families.map((spec) => [makeTemplate(spec).id, spec.family]))
    const ranking = (isSpread: boolean) => rankWhole({ specs: families, plan, isSpread })
    const head = ranking(true).list.slice(0, 5)
    expect(new Set(head.map(({ templateId }) => known.get(templateId))).size).toBe(5)
    expect(ranking(true).diversity).toBeGreaterThan(ranking(false).diversity)
  })

  it('do with the angles and templates there are', () => {
    expect(rank({ specs: specs.slice(0, 2), plan: planOf(['benefit']) })).toHaveLength(2)
  })
})

it('gives the same list for the same facts', () => {
  const facts = { specs: [{ slug: 'b' }, { slug: 'a' }, { slug: 'c' }] }
  expect(rank(facts)).toEqual(rank(facts))
})
