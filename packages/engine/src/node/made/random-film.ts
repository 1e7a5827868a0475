import {
  fileInLook,
  type Film,
  type FilmMedia,
  type FilmScene,
  type FilmTransition,
  frameSize,
  type MediaFile,
  PictureFilter,
  type PictureLook,
  ratios,
} from '@clipmint/film'

import { filmOf } from '../../golden/parts.ts'
import { Chance } from './chance.ts'
import { randomLayer } from './random-layer.ts'

/** A film whose every part is left to chance, the same for the same seed; it shows the given photographs and clips. */
export function randomFilm(seed: number, files: readonly MediaFile[]): Film {
  const chance = new Chance(seed)
  const ratio = chance.of(ratios)
  // Chances of their own, so that a film is otherwise what its seed always gave.
  const looks = new Chance(seed + 1000)
  const media = Object.fromEntries(randomMedia(chance, files).map((it) => [it.key, inRandomLook(it, looks)]))
  const mediaKeys = Object.keys(media)
  const room = { ...frameSize[ratio], mediaKeys }
  const scenes: FilmScene[] = []
  let startMs = 0
  for (let index = 0; index < (chance.is(0.15) ? 1 : 3); index += 1) {
    const durationMs = chance.is(0.15) ? 1000 / 30 : Math.round(chance.between(200, 2500))
    const layers = Array.from({ length: chance.whole(1, 10) }, (_, layer) =>
      randomLayer(`layer-${index}-${layer}`, chance, room),
    )
    const transition = index === 0 ? ({ kind: 'cut' } as const) : randomTransition(chance, durationMs)
    scenes.push({
      id: `scene-${index}`,
      role: 'hook',
      startMs,
      durationMs,
      transition,
      ground: chance.color(),
      layers,
    })
    startMs += durationMs
  }
  const logo = chance.some(0.2, () => ({
    key: chance.of(mediaKeys),
    box: { x: chance.between(0, 500), y: chance.between(0, 500), w: 240, h: 90 },
    opacity: chance.between(0.2, 1),
  }))
  return { ...filmOf(ratio, []), durationMs: startMs, scenes, media, logo, ...fontsOf(scenes) }
}

function fontsOf(scenes: readonly FilmScene[]): Pick<Film, 'fonts'> {
  const layers = scenes.flatMap((scene) => scene.layers)
  const fonts = layers.flatMap((it) => (it.kind === 'text' ? [{ family: it.family, weight: it.weight }] : []))
  return { fonts }
}

function randomMedia(chance: Chance, files: readonly MediaFile[]): FilmMedia[] {
  return files.map((file, index) => {
    const from = chance.between(0, 0.5) * (file.durationMs ?? 0)
    const [w, h] = [chance.between(0.2, 1), chance.between(0.2, 1)]
    return {
      key: `media-${index}`,
      file: { ...file, focal: { x: chance.between(0, 1), y: chance.between(0, 1) } },
      crop: chance.some(0.3, () => ({ x: chance.between(0, 1 - w), y: chance.between(0, 1 - h), w, h })),
      // Shorter than most scenes.
      trim:
        file.kind === 'video'
          ? chance.some(0.6, () => ({ inMs: from, outMs: from + chance.between(40, 400) }))
          : null,
      clip: { speed: chance.of([1, 1, 0.5, 1.3, 2]), end: chance.of(['loop', 'freeze']) },
      mute: true,
    }
  })
}

function inRandomLook(media: FilmMedia, chance: Chance): FilmMedia {
  const look: PictureLook = {
    turn: chance.of([0, 0, 90, 180, 270]),
    flip: chance.is(0.3),
    filter: chance.some(0.4, () => chance.of(PictureFilter.options)),
  }
  return { ...media, file: fileInLook(media.file, look), look }
}

function randomTransition(chance: Chance, sceneMs: number): FilmTransition {
  const timing = { durationMs: Math.min(sceneMs, chance.between(100, 700)), easing: 'in-out-quart' } as const
  const from = chance.of(['left', 'right', 'top', 'bottom'] as const)
  const angle = chance.between(-90, 180)
  const at = { x: chance.between(0, 1), y: chance.between(0, 1) }
  return chance.of<FilmTransition>([
    { kind: 'cut' },
    { kind: 'fade', durationMs: timing.durationMs },
    { kind: 'wipe', ...timing, angle },
    { kind: 'wipe', ...timing, angle, edge: chance.of(['torn', 'wave', 'zigzag']) },
    { kind: 'push', ...timing, from },
    { kind: 'block', ...timing, angle, tint: 'ink', color: chance.color() },
    { kind: 'zoom', ...timing },
    { kind: 'zoom-through', ...timing, at, through: null, hole: chance.of(['circle', 'box']) },
    { kind: 'iris', ...timing, at, hole: chance.of(['circle', 'box', 'heart', 'star']) },
    { kind: 'split', ...timing, angle },
    { kind: 'blinds', ...timing, count: chance.whole(2, 16), from },
    { kind: 'slide-over', ...timing, from },
    { kind: 'flash', durationMs: timing.durationMs, tint: 'ink', color: chance.color() },
  ])
}
