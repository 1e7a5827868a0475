import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { frameSize, placeFiles, type PlaceableFile, ratios, slotsOf } from '@clipmint/film'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { makeTemplate } from '../../test/templates.ts'
import { catalogue, readCatalogue } from './catalogue.ts'
import { toEntry } from './entry.ts'
import { wordsOf } from './search/keys.ts'
import { templatesBySeason } from './seasons/rules.ts'
import { toStocked } from './stock/rules.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
  await writeFile(join(folder, 'seasons.json'), '[]')
})

afterEach(() => rm(folder, { recursive: true }))

async function write(slug: string, file: string, value: unknown): Promise<void> {
  await mkdir(join(folder, 'templates', slug), { recursive: true })
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  await writeFile(join(folder, 'templates', slug, file), text)
}

it('finds a template by its id and by the id of any of its designs', async () => {
  const template = makeTemplate({ slug: 'calm-window' })
  await write('calm-window', 'film.json', template)
  const read = await readCatalogue(folder)
  for (const id of [template.id, ...Object.values(template.designs)])
    expect(read.find(id)?.template.slug).toBe('calm-window')
  expect(read.find('018f0000-0000-7000-8000-ffffffffffff')).toBeNull()
})

it('knows the day a template came into the store', async () => {
  await write('a', 'film.json', makeTemplate({ slug: 'a' }))
  await write('b', 'film.json', makeTemplate({ slug: 'b' }))
  await write('b', 'about.json', { publishedOn: '2027-01-05' })
  const read = await readCatalogue(folder)
  expect(read.entries.map(({ card }) => card.publishedOn)).toEqual(['2026-11-01', '2027-01-05'])
})

it('refuses a template that is not as it must be, by its file and its fault', async () => {
  await write('broken', 'film.json', { ...makeTemplate({ slug: 'broken' }), fonts: {} })
  await expect(readCatalogue(folder)).rejects.toThrow(/broken\/film\.json is not as it must be[\s\S]*fonts/)
})

it('refuses a file that is not JSON', async () => {
  await write('cut', 'film.json', '{"id":')
  await expect(readCatalogue(folder)).rejects.toThrow('cut/film.json is not JSON')
})

it('refuses a template in a folder of another name, and one cut to a track that is not there', async () => {
  await write('moved', 'film.json', makeTemplate({ slug: 'other' }))
  await expect(readCatalogue(folder)).rejects.toThrow("is not its folder's name")
  await write('moved', 'film.json', makeTemplate({ slug: 'moved', music: 'silence' }))
  await expect(readCatalogue(folder)).rejects.toThrow('there is no track "silence"')
})

it('refuses two templates with one id', async () => {
  await write('a', 'film.json', makeTemplate({ slug: 'a' }))
  await write('b', 'film.json', { ...makeTemplate({ slug: 'a' }), slug: 'b' })
  await expect(readCatalogue(folder)).rejects.toThrow('is used by a and b')
})

it('ships templates and seasons that can be read', () => {
  expect(catalogue.entries.length).toBeGreaterThan(0)
  expect(catalogue.seasons.length).toBeGreaterThan(0)
})

it('ships no template whose own words say anything: an owner who did not write them would stand for them', () => {
  const codes = /^(?:ROLL|SCENE|TAKE) \d+$|^\d+ FR$|^[\d:]+$/u
  const own = catalogue.entries.flatMap(({ template }) =>
    template.scenes.flatMap(({ layers }) =>
      layers.flatMap((layer) =>
        layer.kind === 'text' && layer.words !== null
          ? Object.values(layer.words).map((words) => `${template.slug}, ${layer.id}: ${words}`)
          : [],
      ),
    ),
  )
  expect(own.filter((text) => !codes.test(text.replace(/^.*?: /u, '')))).toEqual([])
})

it('ships shop fronts and tickets whose small line stands off the headline above it', () => {
  const touching = catalogue.entries
    .filter(({ card }) => ['localshop', 'ticket'].includes(card.family))
    .flatMap(({ template }) =>
      template.scenes.flatMap(({ layers }) =>
        layers.flatMap((head) =>
          ratios.flatMap((ratio) =>
            layers.flatMap((small) => {
              if (head.kind !== 'text' || head.slot?.role !== 'headline') return []
              if (small.kind !== 'text' || small.slot?.role !== 'sub') return []
              const [above, below] = [head.layout[ratio], small.layout[ratio]]
              if (above?.valign !== 'bottom' || above.rotate !== 0 || !below) return []
              const gap = below.y - (above.y + above.h)
              return gap >= 0 && gap < 28 ? [`${template.slug} ${small.id} ${ratio}: ${gap}`] : []
            }),
          ),
        ),
      ),
    )
  expect(touching).toEqual([])
})

it('ships price tags that hang side by side inside a square frame', () => {
  const { width } = frameSize['1:1']
  const tags = catalogue.entries
    .filter(({ card }) => card.family === 'pricetag')
    .flatMap(({ template }) => template.scenes)
    .map(({ layers }) =>
      layers.flatMap((layer) => (layer.kind === 'media' ? (layer.layout['1:1'] ?? []) : [])),
    )
    .filter((places) => places.length === 2)
  expect(tags.length).toBeGreaterThan(0)
  for (const [left, right] of tags) {
    expect((left?.x ?? 0) + (left?.w ?? width)).toBeLessThan(right?.x ?? 0)
    expect((right?.x ?? width) + (right?.w ?? width)).toBeLessThan(width)
  }
})

it('ships no season that shows what speaks of another, and finds each season’s templates by its name', () => {
  const shown = templatesBySeason(catalogue.seasons, catalogue.entries)
  const stocked = new Map(
    toStocked(catalogue.entries, catalogue.seasons).map(({ id, words }) => [id, words] as const),
  )
  for (const { season, speaking, suiting } of shown) {
    const others = shown.filter((other) => other.season !== season && other.speaking.length > 0)
    const strangers = suiting.filter(
      (entry) => !speaking.includes(entry) && others.some((other) => other.speaking.includes(entry)),
    )
    expect([season.id, strangers.map(({ card }) => card.slug)]).toEqual([season.id, []])
    for (const { card } of speaking.length > 0 ? speaking : suiting)
      expect(stocked.get(card._id)).toEqual(expect.arrayContaining(season.search.flatMap(wordsOf)))
  }
})

it('ships templates that are found by the words of many trades', () => {
  const words = toStocked(catalogue.entries, catalogue.seasons).flatMap((stocked) => stocked.words)
  const typed = [
    '요가',
    '필라테스',
    '화장품',
    '강아지',
    '의류',
    '치킨',
    '술집',
    '오픈',
    '알바',
    '치과',
    '블프',
  ]
  const inEnglish = ['yoga', 'dog', 'dentist', 'jewelry', 'winter', 'shoes', 'blackfriday']
  expect(words).toEqual(expect.arrayContaining([...typed, ...inEnglish]))
})

describe('how many pictures a template says that it takes', () => {
  const mug: PlaceableFile = {
    id: 'mug',
    kind: 'image',
    width: 1_200,
    height: 1_500,
    durationMs: null,
    focal: { x: 0.5, y: 0.5 },
    hasSound: false,
  }

  it('is true of each: one place at least stays empty with fewer than the fewest, and none with them', () => {
    for (const { template, card } of catalogue.entries) {
      const scenes = slotsOf(template).filter(({ scene }) => !scene.optional)
      const emptyWith = (count: number) => {
        const placed = placeFiles(scenes, [mug].slice(0, count), { ratio: '9:16' })
        const places = scenes.flatMap(({ media }) => media.filter(({ slot }) => slot.required))
        return places.filter(({ id }) => placed[id] === undefined).length
      }
      expect([card.slug, emptyWith(card.mediaMin)]).toEqual([card.slug, 0])
      expect(card.mediaMin === 0 || emptyWith(card.mediaMin - 1) > 0).toBe(true)
      expect(card.mediaMin).toBeLessThanOrEqual(card.media)
    }
  })

  it('is none at least where every picture is in a scene that can be left out, and as many as there are at most', () => {
    const { mediaMin, media } = toEntry(
      makeTemplate({
        slug: 'words',
        scenes: [
          { role: 'hook', picture: null },
          { role: 'benefit', optional: true },
          { role: 'proof', optional: true },
          { role: 'cta', picture: null },
        ],
      }),
      '2026-11-01',
    ).card
    expect([mediaMin, media]).toEqual([0, 2])
  })
})
