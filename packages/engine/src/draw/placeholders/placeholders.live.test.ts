import { PlaceholderThing, placeholderThings, type Template, tradeOf, trades } from '@clipmint/film'
import { beforeAll, describe, expect, it } from 'vitest'

import { listTemplates, readTemplate } from '../../cli/template-file.ts'
import { nodeHome } from '../../node/home.ts'
import { paintPlaceholder, paintThing } from './index.ts'
import { drawings } from './things/index.ts'

const colors = { back: '#e9e2d6', front: '#1f4f73', accent: '#e9a23b' }
const roles = ['hero', 'detail', 'use', 'background'] as const

describe('what a template shows in its empty places', () => {
  let templates: Template[] = []
  beforeAll(async () => {
    templates = await Promise.all((await listTemplates()).map((slug) => readTemplate(slug, '.')))
  })

  it('belongs to its trade, or is what the slot itself names', () => {
    const strangers = templates.flatMap((template) => {
      const { hero, beside, around } = trades[tradeOf(template)]
      const own = new Set([...hero, ...beside, ...around])
      const things = placeholderThings(template)
      return pictures(template).flatMap(({ id, slot }) => {
        const thing = things.get(id)
        return thing && (thing === slot.shows || own.has(thing)) ? [] : [`${template.slug} ${id}: ${thing}`]
      })
    })
    expect(strangers).toEqual([])
  })

  it('is told by more than the category of shops and occasions', () => {
    const untold = templates.filter((template) => ['shop', 'online', 'notice'].includes(tradeOf(template)))
    expect(untold.map(({ slug }) => slug)).toEqual([])
  })

  it('differs between pictures side by side that are not the main picture', () => {
    const doubles = templates.flatMap((template) => {
      const things = placeholderThings(template)
      return template.scenes.flatMap(({ layers }) => {
        const shown = layers.filter((layer) => layer.kind === 'media').slice(0, 2)
        const [one, other] = shown.map(({ id }) => things.get(id))
        const isShared = shown.some(({ slot }) => slot.same !== null || slot.shows)
        return shown.length === 2 && !isShared && one === other ? [`${template.slug} ${shown[0]?.id}`] : []
      })
    })
    expect(doubles).toEqual([])
  })
})

describe('a drawn thing', () => {
  it.each(PlaceholderThing.options)('%s keeps to its square and stands on its foot', (thing) => {
    const { top, right, foot, left } = seen(thing)
    expect(Math.min(top, left)).toBeGreaterThanOrEqual(0)
    expect(Math.max(right, foot)).toBeLessThanOrEqual(100)
    expect(foot).toBeGreaterThanOrEqual(drawings[thing].hangs ? 0 : 90)
  })

  it('is the same each time', () => {
    const size = 200
    const draw = () => {
      const { surface } = nodeHome.createCanvas(size, size)
      paintPlaceholder(
        surface,
        { x: 0, y: 0, w: size, h: size },
        { role: 'hero', placeholder: { thing: 'cup', ...colors } },
      )
      return surface.getImageData?.(0, 0, size, size).data
    }
    expect(draw()).toEqual(draw())
  })

  it.each(roles)('as %s is seen on a wall of its own colour', (role) => {
    for (const color of ['#ffffff', '#000000', '#777777', '#ff2200']) {
      const { surface } = nodeHome.createCanvas(100, 160)
      const placeholder = { thing: 'jar', back: color, front: color, accent: color } as const
      paintPlaceholder(surface, { x: 0, y: 0, w: 100, h: 160 }, { role, placeholder })
      const brightness = Array.from({ length: 160 }, (_, y) =>
        brightnessOf(surface.getImageData?.(50, y, 1, 1).data),
      )
      expect(Math.max(...brightness) - Math.min(...brightness)).toBeGreaterThan(40)
    }
  })
})

function pictures({ scenes }: Template) {
  return scenes.flatMap(({ layers }) => layers.filter((layer) => layer.kind === 'media'))
}

function brightnessOf(pixel: Uint8ClampedArray | undefined): number {
  return pixel ? ((pixel[0] ?? 0) + (pixel[1] ?? 0) + (pixel[2] ?? 0)) / 3 : 0
}

/** Where there is anything of a thing, in hundredths of its square. */
function seen(thing: PlaceholderThing): { top: number; right: number; foot: number; left: number } {
  const { surface } = nodeHome.createCanvas(140, 140)
  paintThing(surface, { x: 20, y: 20, w: 100, h: 100 }, { thing, ...colors })
  const pixels = surface.getImageData?.(0, 0, 140, 140).data ?? new Uint8ClampedArray()
  const filled = Array.from({ length: 140 * 140 }, (_, index) => index).filter(
    (index) => (pixels[index * 4 + 3] ?? 0) > 40,
  )
  const [xs, ys] = [filled.map((index) => index % 140), filled.map((index) => Math.floor(index / 140))]
  return {
    top: Math.min(...ys) - 20,
    left: Math.min(...xs) - 20,
    right: Math.max(...xs) - 19,
    foot: Math.max(...ys) - 19,
  }
}
