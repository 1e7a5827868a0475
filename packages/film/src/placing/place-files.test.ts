import { describe, expect, it } from 'vitest'

import { type SceneSlots, slotsOf } from '../template.ts'
import { sampleTemplate } from '../test/sample-template.ts'
import type { PlaceableFile } from './misfit.ts'
import { placeFiles } from './place-files.ts'

type Traits = Omit<Partial<PlaceableFile>, 'look'> & { look?: Partial<PlaceableFile['look']> }
type MediaTraits = Partial<SceneSlots['media'][number]['slot']>

function file(id: string, { look, ...traits }: Traits = {}): PlaceableFile {
  return {
    id,
    kind: id === 'clip' ? 'video' : 'image',
    width: 1_200,
    height: 900,
    durationMs: null,
    focal: { x: 0.5, y: 0.5 },
    hasSound: false,
    ...traits,
    look: { isBlurry: false, isDark: false, duplicateOf: null, ...look },
  }
}

const filesOf = (...ids: string[]) => ids.map((id) => file(id))
const tall = (id: string) => file(id, { width: 900, height: 1_600 })

/** The sample's scenes with a picture, each with slots of its own traits and boxes: 1080 wide, as high as said. */
function scenesOf(...places: (MediaTraits & { h?: number })[]): SceneSlots[] {
  const [scene] = slotsOf(sampleTemplate).filter(({ media }) => media.length > 0)
  if (!scene) throw new Error('The sample shows no picture.')
  return places.map(({ h = 810, ...slot }, index) => ({
    ...scene,
    media: scene.media.slice(0, 1).map((place) => {
      const box = { x: 0, y: 0, w: 1_080, h }
      return {
        ...place,
        id: `place ${index + 1}`,
        slot: { ...place.slot, ...slot },
        layout: { '9:16': box, '4:5': box, '1:1': box, '16:9': box } as typeof place.layout,
      }
    }),
  }))
}

function shown(
  scenes: SceneSlots[],
  files: PlaceableFile[],
  kept: Record<string, PlaceableFile> = {},
): string {
  const placed = placeFiles(scenes, files, { ratio: '9:16', kept })
  return scenes.flatMap(({ media }) => media.map(({ id }) => placed[id]?.assetId ?? '-')).join(' ')
}

describe('a clip', () => {
  it('gets the one place that takes clips, however many pictures there are', () => {
    const scenes = scenesOf({ accept: ['image'] }, { accept: ['image', 'video'] }, { accept: ['image'] })
    expect(shown(scenes, filesOf('a', 'b', 'c', 'd', 'e', 'clip'))).toBe('a clip b')
  })

  it('goes rather where something is used than where it is looked at', () => {
    const scenes = scenesOf({ role: 'hero' }, { role: 'detail' }, { role: 'use' })
    expect(shown(scenes, filesOf('a', 'clip', 'b'))).toBe('a clip b')
    const worth = scenesOf({ role: 'hero' }, { role: 'detail', accept: ['image'] }, { role: 'use' })
    expect(shown(worth, filesOf('a', 'clip', 'b'))).toBe('a b clip')
  })
})

it('leaves a place empty that takes nothing of what was given', () => {
  expect(shown(scenesOf({ accept: ['video'] }, {}), filesOf('a'))).toBe('- a')
})

it('gives upright pictures to upright places and wide ones to wide places, whatever their order', () => {
  const scenes = scenesOf({ h: 810 }, { h: 1_920 }, { h: 810 }, { h: 1_920 })
  expect(shown(scenes, [file('w1'), file('w2'), tall('t1'), tall('t2')])).toBe('w1 t1 w2 t2')
})

it('gives a late place what suits it, though an early one had it', () => {
  const scenes = scenesOf({}, { h: 1_400 }, { h: 1_920 })
  const middling = file('m', { width: 900, height: 1_000 })
  expect(shown(scenes, [file('w'), tall('t'), middling])).toBe('w m t')
})

it('keeps soft and dark pictures for what lies behind words', () => {
  const scenes = scenesOf({ role: 'hero' }, { role: 'background' }, { role: 'detail' })
  const blurry = file('soft', { look: { isBlurry: true } })
  expect(shown(scenes, [file('a'), file('b'), blurry])).toBe('a soft b')
  expect(shown(scenes, [blurry, file('a'), file('b')])).toBe('a soft b')
})

it('opens with the picture that its owner put first, even if another would suit a little better', () => {
  const scenes = scenesOf({ h: 1_080 }, { h: 1_080 })
  expect(shown(scenes, [file('first'), file('square', { width: 1_000, height: 1_000 })])).toBe('first square')
})

it('shows nothing that looks the same in scenes that follow each other', () => {
  const twin = file('a2', { look: { duplicateOf: 'a' } })
  expect(shown(scenesOf({}, {}, {}), [file('a'), twin, file('b')])).toBe('a b a2')
  expect(shown(scenesOf({}, {}, {}), [file('a'), twin, file('b'), file('c')])).toBe('a b c')
})

it('gives a place for a thing without its ground a picture that is cut out', () => {
  const cutout = { contact: 'ink/0.4', edge: null } as const
  const scenes = scenesOf({}, {}, {}).map((scene, index) =>
    index < 2 ? scene : { ...scene, media: scene.media.map((layer) => ({ ...layer, cutout })) },
  )
  const [clear, busy] = [file('clear', { cutout: true }), file('busy', { cutout: false })]
  expect(shown(scenes, [file('first'), clear, busy])).toBe('first busy clear')
})

it('uses every file before one is used twice', () => {
  expect(shown(scenesOf({}, {}, {}, {}, {}), filesOf('a', 'b', 'c'))).toBe('a b c a b')
})

it('works round what is to stay: it is not shown beside itself, nor again before the others', () => {
  const scenes = scenesOf({}, {}, {}, {})
  const [a, b, c] = filesOf('a', 'b', 'c') as [PlaceableFile, PlaceableFile, PlaceableFile]
  expect(shown(scenes, [a, b, c], { 'place 2': a })).toBe('b - c a')
})
