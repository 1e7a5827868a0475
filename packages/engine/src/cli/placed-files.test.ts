import { fillTemplate, type MediaFile, type Script, slotsOf, type Template } from '@clipmint/film'
import { describe, expect, it } from 'vitest'

import { listTemplates, readTemplate } from './template-file.ts'

const templates = await Promise.all((await listTemplates()).map((slug) => readTemplate(slug, '.')))

function fileOf(id: string): MediaFile {
  const kind = id === 'clip' ? 'video' : 'image'
  const focal = { x: 0.5, y: 0.5 }
  return { id, kind, width: 800, height: 600, durationMs: null, focal, hasSound: false }
}

/** The ids shown, scene by scene; without a price a template leaves its offer out. */
function shownIn(template: Template, ids: readonly string[], price: string | null): string[][] {
  const lines = template.scenes.map(({ role }) => ({ role, headline: ['말'], sub: ['말'] }))
  const script: Script = { lang: 'ko', name: '이름', price, brand: null, lines }
  const { media, scenes } = fillTemplate(template, '9:16', script, ids.map(fileOf))
  return slotsOf(template)
    .filter(({ scene }) => !(scenes?.off ?? []).includes(scene.id))
    .map((slots) => slots.media.map(({ id }) => media[id]?.assetId ?? 'nothing'))
}

const gifts = [1, 2, 3, 4, 7].flatMap((count) => {
  const photos = Array.from({ length: count }, (_, index) => `photo ${index + 1}`)
  return [photos, [...photos.slice(0, -1), 'clip'], ['clip', ...photos.slice(1)]]
})
describe.each(templates.map((template) => ({ name: template.slug, template })))('$name', ({ template }) => {
  const films = ['9,900원', null].flatMap((price) =>
    gifts.map((ids) => ({ price, ids, shown: shownIn(template, ids, price) })),
  )

  it('opens with the first and repeats none before every one was shown, whatever it is given', () => {
    const faults = films.filter(({ ids, shown }) => {
      const all = shown.flat()
      return (
        all.includes('nothing') ||
        all[0] !== ids[0] ||
        new Set(all).size !== Math.min(ids.length, all.length) ||
        all.includes('clip') !== ids.includes('clip')
      )
    })
    expect(faults).toEqual([])
  })

  it('shows none twice in a scene, or in the next, while there is another', () => {
    const faults = films.filter(({ ids, shown }) =>
      shown.some((scene, index) => {
        const before = shown[index - 1] ?? []
        const free = ids.filter((id) => !before.includes(id)).length
        const different = Math.min(scene.length, ids.length)
        const again = new Set(scene.filter((id) => before.includes(id))).size
        return new Set(scene).size !== different || again !== Math.max(0, different - free)
      }),
    )
    expect(faults).toEqual([])
  })
})

it('closes with the picture it opened with, when none is left that was not shown', async () => {
  const template = await readTemplate('block-run', '.')
  const shown = (ids: string) =>
    shownIn(template, [...ids], '9,900원')
      .flat()
      .join('')
  expect(['abc', 'abcd', 'abcde', 'abcdef'].map(shown)).toEqual(['abcbca', 'abcdba', 'abcdea', 'abcdef'])
})
