import { expect, it } from 'vitest'

import { type ReadText, templateReader } from './template-source.ts'
import { sampleTemplate } from './test/sample-template.ts'

const words = (ko: string, en: string) => ({ ko, en })
const place = { x: 80, y: 300, w: 920, h: 400, size: 160 }
const headline = {
  kind: 'text',
  slot: {
    label: words('제목', 'Headline'),
    role: 'headline',
    maxChars: { ko: 12, en: 20 },
    sample: words('가', 'a'),
  },
  font: 'display',
  color: 'ink',
  on: 'paper',
  layout: { '9:16': place, '4:5': place, '1:1': place, '16:9': place },
}
const rule = {
  id: 'rule',
  kind: 'shape',
  shape: { form: 'rect' },
  fill: 'primary/0.4',
  layout: { '9:16': place, '4:5': place, '1:1': place, '16:9': place },
}
const family = {
  id: 'sample',
  idea: words('생각', 'Idea'),
  fonts: { main: sampleTemplate.fonts },
  parts: { headline },
  scenes: {
    cover: {
      label: words('표지', 'Cover'),
      role: 'hook',
      durationMs: 2000,
      ground: 'paper',
      transition: { kind: 'wipe', durationMs: 300, angle: 20 },
      layers: [rule, { id: 'title', like: 'headline', tracking: -0.05 }],
    },
  },
}
const cover = (id: string, more: Record<string, unknown> = {}) => ({ use: 'cover', id, ...more })

function source(scenes: unknown[], more: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...sampleTemplate, categories: ['cafe'], fonts: 'main', scenes, ...more }
}

function read(template: unknown, shared: unknown = family): ReturnType<ReturnType<typeof templateReader>> {
  const files: Record<string, unknown> = {
    'content/families/sample/family.json': shared,
    'film.json': template,
  }
  const readText: ReadText = async (path) => {
    if (!(path in files)) throw new Error('no such file')
    return JSON.stringify(files[path])
  }
  return templateReader(readText, 'content/')('film.json')
}

it('writes out the scenes that a template takes from its family, with ids of its own', async () => {
  const { scenes, fonts } = await read(source([cover('s1'), cover('s2', { role: 'benefit' }), cover('s3')]))
  expect(scenes.map(({ id, role }) => [id, role])).toEqual([
    ['s1', 'hook'],
    ['s2', 'benefit'],
    ['s3', 'hook'],
  ])
  expect(scenes[1]?.layers.map(({ id }) => id)).toEqual(['s2-rule', 's2-title'])
  expect(scenes[1]?.layers[1]).toMatchObject({ kind: 'text', tracking: -0.05, slot: { role: 'headline' } })
  expect(scenes[1]?.transition).toMatchObject({ kind: 'wipe', easing: 'in-out-quart' })
  expect(fonts).toEqual(sampleTemplate.fonts)
})

it('changes a layer as a merge patch does, takes one out, and leaves one out of a ratio', async () => {
  const change = {
    title: { layout: { '9:16': { size: 200 }, '16:9': null }, slot: { maxChars: { ko: 8 } } },
    rule: null,
  }
  const { scenes } = await read(source([cover('s1', { change }), cover('s2'), cover('s3')]))
  expect(scenes[0]?.layers).toHaveLength(1)
  expect(scenes[0]?.layers[0]).toMatchObject({
    layout: { '9:16': { ...place, size: 200 }, '4:5': place, '16:9': null },
    slot: { maxChars: { ko: 8, en: 20 } },
  })
  expect(scenes[1]?.layers[1]?.layout['9:16']).toMatchObject(place)
})

it('says other words, in other colour roles', async () => {
  const use = cover('s1', {
    words: { title: words('paper', 'primary') },
    roles: { primary: 'accent', paper: 'primary' },
  })
  const { scenes } = await read(source([use, cover('s2'), cover('s3')]))
  expect(scenes[0]).toMatchObject({
    ground: 'primary',
    layers: [{ fill: 'accent/0.4' }, { on: 'primary', slot: { sample: words('paper', 'primary') } }],
  })
})

it('gives a change of scene, a picture in letters and a shape under words the full ids of the layers they name', async () => {
  const { layout } = rule
  const photo = {
    id: 'photo',
    kind: 'media',
    slot: { label: words('사진', 'Picture'), role: 'hero' },
    layout,
  }
  const transition = { kind: 'zoom-through', durationMs: 300, through: 'rule' }
  const inside = {
    ...family.scenes.cover,
    layers: [{ ...rule, holds: 'title' }, photo, { id: 'title', like: 'headline', picture: 'photo' }],
  }
  const shared = { ...family, scenes: { ...family.scenes, inside } }
  const { scenes } = await read(
    source([cover('s1'), cover('s2', { use: 'inside', transition }), cover('s3')]),
    shared,
  )
  expect(scenes[1]?.transition).toMatchObject({ through: 's1-rule' })
  expect(scenes[1]?.layers[2]).toMatchObject({ picture: 's2-photo' })
  expect(scenes[1]?.layers[0]).toMatchObject({ holds: 's2-title' })
})

it('names file, scene and layer of everything that is wrong', async () => {
  const change = { title: { layout: { '4:5': { size: -1 } } }, plate: { opacity: 0.5 } }
  const faulty = source([cover('s1'), cover('s2', { change }), { use: 'cupboard', id: 's3' }])
  const reading = read(faulty)
  await expect(reading).rejects.toThrow('film.json is not as it must be.')
  await expect(reading).rejects.toThrow(
    'scene s2, layer plate: "cover" has no such layer. Layers: rule, title',
  )
  await expect(reading).rejects.toThrow(/scene s2, layer s2-title, layout\.4:5\.size: /)
  await expect(reading).rejects.toThrow('scene s3, the family has no scene "cupboard". Scenes: cover')
})

it('refuses a template without a category, and one whose family is not there', async () => {
  const scenes = [cover('s1'), cover('s2'), cover('s3')]
  await expect(read(source(scenes, { categories: [] }))).rejects.toThrow('categories: name at least one')
  await expect(read(source(scenes, { family: 'gone' }))).rejects.toThrow(
    'families/gone/family.json cannot be read',
  )
})

it('names the file and the field of a family that is not as it must be', async () => {
  const scenes = [cover('s1'), cover('s2'), cover('s3')]
  await expect(read(source(scenes), { ...family, idea: 'none' })).rejects.toThrow(
    /families\/sample\/family\.json is not as it must be[\s\S]*idea/,
  )
})
