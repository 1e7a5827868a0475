import type {
  Film,
  FilmLayer,
  FilmMediaLayer,
  FilmScene,
  FilmShape,
  FilmText,
  FilmTransition,
  LayerMotion,
  Motion,
  Ratio,
} from '@clipmint/film'
import { frameSize } from '@clipmint/film'

const still: LayerMotion = { enter: [], idle: [], leave: [] }
const base = { motion: still, opacity: 1, blend: 'normal', shine: null } as const

type Place = { x: number; y: number; w: number; h: number; rotate?: number }

/** A movement as a film holds it, its parameters already complete. */
export function motion(animation: Motion['animation'], rest: Partial<Motion> = {}): Motion {
  return {
    animation,
    delayMs: 0,
    durationMs: 500,
    easing: 'out-expo',
    by: 'layer',
    staggerMs: 0,
    params: {},
    ...rest,
  }
}

export function enters(...enter: Motion[]): LayerMotion {
  return { ...still, enter }
}

export function text(
  id: string,
  words: string,
  place: Place & { size: number },
  rest: Partial<FilmText> = {},
): FilmText {
  const { size, ...box } = place
  return {
    ...base,
    kind: 'text',
    id,
    box: { rotate: 0, ...box },
    text: words,
    family: 'Pretendard',
    weight: 800,
    size,
    align: 'left',
    valign: 'top',
    maxLines: 2,
    color: '#111111',
    ground: '#ffffff',
    tracking: -0.04,
    leading: 1.14,
    vertical: false,
    plate: null,
    glow: null,
    outline: null,
    shadow: null,
    fill: null,
    mark: null,
    count: null,
    highlight: null,
    picture: null,
    ...rest,
  }
}

export function shape(
  id: string,
  form: FilmShape['shape'],
  place: Place,
  rest: Partial<FilmShape> = {},
): FilmShape {
  return {
    ...base,
    kind: 'shape',
    id,
    box: { rotate: 0, ...place },
    shape: form,
    fill: '#ff5326',
    stroke: null,
    shadow: null,
    glow: null,
    blur: 0,
    ...rest,
  }
}

export function media(id: string, place: Place, rest: Partial<FilmMediaLayer> = {}): FilmMediaLayer {
  return {
    ...base,
    kind: 'media',
    id,
    slotId: id,
    box: { rotate: 0, ...place },
    mediaKey: null,
    role: 'hero',
    frame: { form: 'rect', radius: 0 },
    fit: 'cover',
    ground: '#f2ece2',
    border: null,
    cutout: null,
    inText: null,
    shadow: null,
    inner: { pushIn: 0.06, driftX: 0, driftY: 0 },
    veil: [],
    placeholder: { thing: 'bottle', back: '#ffd91a', front: '#2b39ff', accent: '#ff5326' },
    ...rest,
  }
}

type SceneParts = { ground: FilmScene['ground']; transition?: FilmTransition; layers: FilmLayer[] }

/** A film of scenes that play for 1.5 seconds each. */
export function filmOf(ratio: Ratio, scenes: readonly SceneParts[]): Film {
  const sceneMs = 1500
  const layers = scenes.flatMap((scene) => scene.layers)
  const texts = layers.filter((layer) => layer.kind === 'text')
  return {
    v: 1,
    templateId: '00000000-0000-4000-8000-000000000000',
    templateVersion: 1,
    ratio,
    lang: 'ko',
    ...frameSize[ratio],
    fps: 30,
    durationMs: scenes.length * sceneMs,
    scenes: scenes.map(({ ground, transition, layers: own }, index) => ({
      id: `scene-${index}`,
      role: 'hook',
      startMs: index * sceneMs,
      durationMs: sceneMs,
      transition: index === 0 ? { kind: 'cut' } : (transition ?? { kind: 'cut' }),
      ground,
      layers: own,
    })),
    media: {},
    fonts: texts.map(({ family, weight }) => ({ family, weight })),
    music: null,
    logo: null,
    watermark: null,
  }
}
