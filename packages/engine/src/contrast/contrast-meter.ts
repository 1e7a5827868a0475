import {
  channelsOf,
  type Film,
  type FilmMediaLayer,
  type FilmScene,
  type FilmText,
  frameSize,
  type Rect,
} from '@clipmint/film'
import { clamp, must } from '@clipmint/kit'

import { drawMedia } from '../draw/media.ts'
import type { Painting } from '../draw/painting.ts'
import { drawScene } from '../draw/scene.ts'
import { drawText } from '../draw/text.ts'
import type { MediaSource } from '../media.ts'
import { Stage } from '../stage.ts'
import type { Canvas, Home, Pixels } from '../surface.ts'
import { momentsOf } from './moments.ts'
import { colorsAt, pixelsAround } from './pixels.ts'
import { contrastOf, type WordsContrast, type WordsGround } from './words-contrast.ts'

/** What measuring needs of the place it runs in. */
export type ContrastBench = {
  /** Its surfaces can be read. */
  home: Home
  media: MediaSource
  /** Brings what is on screen at a time of the film. */
  prepare: (timeMs: number) => Promise<void>
  /** Called between two short pieces of work; false ends the measuring. */
  pause: () => Promise<boolean>
  /** Told of each text that could not be measured; what it throws ends the measuring. */
  onFailure: (error: unknown) => void
}

/** How well each text is told from its ground, by the id of its layer; those of which nobody can say are left out. */
export type Contrasts = ReadonlyMap<string, WordsContrast>

/** Small enough to be quick, large enough that the smallest letters are still some pixels high. */
const SCALE = 0.25
/** How far from a letter its ground is looked at, in em. */
const REACH = 0.1
const LEAST_REACH_PX = 2
/** Colours whose channels differ by less than this look alike. */
const LIKE = 48
/** Fewer pixels than this say nothing. */
const LEAST_PIXELS = 24

/**
 * Measures a film's words against what the engine draws behind them: scene, photographs and clips, veils, shapes, the
 * words' own plate, shadow and glow. What passes over the words lies over their ground as well and is left out. A text
 * over a picture that is not there yet is not measured. What has not changed since is not measured again, but for a text
 * whose measuring failed: the next time it may not.
 */
export class ContrastMeter {
  #known = new Map<string, WordsContrast | null>()

  /** The contrasts of all texts of a film; null when it was ended before. */
  async measure(film: Film, bench: ContrastBench): Promise<Contrasts | null> {
    const known = new Map<string, WordsContrast | null>()
    const found = new Map<string, WordsContrast>()
    const desk = new Desk(film, bench)
    try {
      for (const scene of film.scenes) {
        for (const layer of scene.layers) {
          if (layer.kind !== 'text') continue
          const key = keyOf(film, scene, { layer, media: bench.media })
          const contrast = this.#known.has(key)
            ? (this.#known.get(key) ?? null)
            : await desk.tryContrastOf(scene, layer)
          if (contrast === 'ended') return null
          if (contrast === 'failed') continue
          this.#known.set(key, contrast)
          known.set(key, contrast)
          if (contrast) found.set(layer.id, contrast)
        }
      }
    } finally {
      desk.close()
    }
    this.#known = known
    return found
  }
}

/** One measuring: its canvases, made when the first text has to be drawn. */
class Desk {
  readonly #film: Film
  readonly #bench: ContrastBench
  #tools: { stage: Stage; ground: Canvas; letters: Canvas } | null = null

  constructor(film: Film, bench: ContrastBench) {
    this.#film = film
    this.#bench = bench
  }

  /** As `contrastOf`; a clip that cannot be read fails the words over it and no others. */
  async tryContrastOf(scene: FilmScene, layer: FilmText): Promise<WordsContrast | null | 'ended' | 'failed'> {
    try {
      return await this.contrastOf(scene, layer)
    } catch (error) {
      this.#bench.onFailure(error)
      return 'failed'
    }
  }

  async contrastOf(scene: FilmScene, layer: FilmText): Promise<WordsContrast | null | 'ended'> {
    const { stage } = this.#open()
    // What a blend makes of its colour, nobody can say beforehand.
    if (layer.blend !== 'normal') return null
    const { bounds, size } = stage.layoutOf(layer)
    const shown = { scene, layer, bare: bareOf(layer), letters: lettersOnly(layer) }
    const grounds: WordsGround[] = []
    for (const elapsedMs of momentsOf(layer, scene, stage)) {
      if (!(await this.#bench.pause())) return 'ended'
      await this.#bench.prepare(scene.startMs + elapsedMs)
      if (!this.#hasPictures(scene, layer, bounds)) return null
      const ground = this.#groundAt(elapsedMs, shown)
      if (ground.colors.length / 3 >= LEAST_PIXELS) grounds.push(ground)
    }
    return grounds.length === 0 ? null : contrastOf(layer, drawnSize(size, this.#film), grounds)
  }

  close(): void {
    this.#tools?.stage.dispose()
    this.#tools?.ground.release()
    this.#tools?.letters.release()
  }

  #open() {
    const { home } = this.#bench
    const width = Math.round(this.#film.width * SCALE)
    const height = Math.round(this.#film.height * SCALE)
    return (this.#tools ??= {
      stage: new Stage(home, this.#film, SCALE),
      ground: home.createCanvas(width, height, { opaque: true }),
      letters: home.createCanvas(width, height),
    })
  }

  #groundAt(
    elapsedMs: number,
    { scene, layer, bare, letters }: { scene: FilmScene; layer: FilmText; bare: FilmText; letters: FilmText },
  ): WordsGround {
    const { stage, ...canvases } = this.#open()
    const { durationMs } = scene
    const onto = (canvas: Canvas): Painting => {
      const { surface } = canvas
      surface.setTransform(1, 0, 0, 1, 0, 0)
      surface.clearRect(0, 0, canvas.width, canvas.height)
      surface.setTransform(SCALE, 0, 0, SCALE, 0, 0)
      const time = { elapsedMs, sceneMs: durationMs, aliveMs: durationMs }
      return { stage, surface, media: this.#bench.media, ...time, depth: 0 }
    }
    stage.sprites.beginFrame()
    const painting = onto(canvases.ground)
    const below = scene.layers.slice(0, scene.layers.indexOf(layer))
    drawScene(scene, painting, { layers: below, ground: true })
    drawText(bare, painting)
    drawText(letters, onto(canvases.letters))
    const em = stage.layoutOf(layer).size * SCALE
    const reach = Math.max(LEAST_REACH_PX, Math.round(em * REACH))
    const part = partWith(layer, stage, reach)
    const pixels = { letters: read(canvases.letters, part), ground: read(canvases.ground, part) }
    let plate: Pixels | null = null
    if (layer.plate) {
      drawText(plateOnly(layer, layer.plate), onto(canvases.letters))
      plate = read(canvases.letters, part)
    }
    const { at, colors } = pixelsAround({ ...pixels, plate, reach })
    if (!layer.picture) return { colors, inside: null }
    drawMedia(layer.picture, onto(canvases.ground))
    return { colors, inside: colorsAt(read(canvases.ground, part), at) }
  }

  /** Whether all pictures that lie under words, or in their letters, are there. */
  #hasPictures({ layers }: FilmScene, layer: FilmText, bounds: Rect): boolean {
    const under = layers
      .slice(0, layers.indexOf(layer))
      .filter(
        (it): it is FilmMediaLayer => it.kind === 'media' && it.inText === null && meets(it.box, bounds),
      )
    return [...under, ...(layer.picture ? [layer.picture] : [])].every(
      ({ mediaKey }) => mediaKey !== null && this.#bench.media.find(mediaKey) !== null,
    )
  }
}

/**
 * A text with all that helps to tell it from its ground, but for its outline: that is counted, not drawn. A glow like the
 * letters' own colour, as of a neon sign, is more of the letters.
 */
function bareOf(layer: FilmText): FilmText {
  const mark = layer.mark?.style === 'marker' ? layer.mark : null
  const glow = layer.glow && !isLike(layer.glow.color, layer.color) ? layer.glow : null
  return { ...layer, mark, glow, outline: null, picture: null, shine: null }
}

function isLike(one: string, other: string): boolean {
  const channels = (color: string) => must(channelsOf(color), 'a colour of a film').rgb
  const others = channels(other)
  return channels(one).every((value, channel) => Math.abs(value - (others[channel] ?? 0)) < LIKE)
}

/** A text of which nothing is drawn but its letters, where they are. */
function lettersOnly(layer: FilmText): FilmText {
  return {
    ...bareOf(layer),
    id: `${layer.id} letters`,
    color: '#000000',
    highlight: layer.highlight && '#000000',
    fill: null,
    glow: null,
    mark: null,
    opacity: 1,
    plate: layer.plate && { ...layer.plate, paint: 'rgba(0,0,0,0)' },
    shadow: null,
  }
}

/** A text of which nothing is drawn but its plate. */
function plateOnly(layer: FilmText, plate: NonNullable<FilmText['plate']>): FilmText {
  const clear = 'rgba(0,0,0,0)'
  return {
    ...lettersOnly(layer),
    color: clear,
    highlight: layer.highlight && clear,
    plate: { ...plate, paint: '#000000' },
  }
}

/** A size in pixels of a frame whose shorter side is 1080. */
function drawnSize(sizePx: number, { width, height }: Film): number {
  return (sizePx * Math.min(...Object.values(frameSize['9:16']))) / Math.min(width, height)
}

function read({ surface }: Canvas, { x, y, w, h }: Rect): Pixels {
  return must(surface.getImageData?.(x, y, w, h), 'the pixels of a surface')
}

/** The part of the canvases that holds a text with its surroundings; all of them when it stands askew or keeps moving. */
function partWith(layer: FilmText, stage: Stage, reach: number): Rect {
  const width = Math.round(stage.film.width * SCALE)
  const height = Math.round(stage.film.height * SCALE)
  if (layer.box.rotate !== 0 || layer.motion.idle.length > 0) return { x: 0, y: 0, w: width, h: height }
  const { bounds, size } = stage.layoutOf(layer)
  const air = size * SCALE * 0.3 + reach
  const x = clamp(Math.floor(bounds.x * SCALE - air), 0, width - 1)
  const y = clamp(Math.floor(bounds.y * SCALE - air), 0, height - 1)
  const w = clamp(Math.ceil((bounds.x + bounds.w) * SCALE + air), x + 1, width) - x
  const h = clamp(Math.ceil((bounds.y + bounds.h) * SCALE + air), y + 1, height) - y
  return { x, y, w, h }
}

/** All that decides how a text and its ground look, as a key. */
function keyOf(
  film: Film,
  scene: FilmScene,
  { layer, media }: { layer: FilmText; media: MediaSource },
): string {
  const layers = scene.layers.slice(0, scene.layers.indexOf(layer) + 1)
  const shown = layers.flatMap((it) => {
    const key = it.kind === 'media' ? it.mediaKey : null
    if (key === null) return []
    // A clip's frames come and go; a picture is there or is not.
    const isThere = film.media[key]?.file.kind === 'video' || media.find(key) !== null
    return [[film.media[key], isThere]]
  })
  return JSON.stringify([film.width, film.height, scene.durationMs, scene.ground, layers, shown])
}

/** Whether a layer's place, turned however it is, may touch a rectangle. */
function meets(box: FilmMediaLayer['box'], { x, y, w, h }: Rect): boolean {
  const turned = box.rotate % 180 !== 0
  const reach = turned ? Math.hypot(box.w, box.h) / 2 : 0
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 }
  const [acrossReach, downReach] = turned ? [reach, reach] : [box.w / 2, box.h / 2]
  return (
    x < middle.x + acrossReach &&
    middle.x - acrossReach < x + w &&
    y < middle.y + downReach &&
    middle.y - downReach < y + h
  )
}
