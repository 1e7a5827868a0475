import { outroName, placeLogo, serviceMark } from './brand-marks.ts'
import { longestSceneMs, readingMs } from './check/reading.ts'
import { type Palette, resolvePaint, resolveTint } from './color.ts'
import { composeLayer, type Setting } from './compose-layer.ts'
import type { Film, FilmScene, FilmTransition, MediaFile } from './film.ts'
import type { FilmLayer } from './layers/index.ts'
import type { TextLayer } from './layers/text.ts'
import { ownMusicId, type ProjectContent } from './project.ts'
import { FPS, frameSize, type Ratio } from './ratio.ts'
import { mayBeLeftOut, type Template, type TemplateScene, type Transition } from './template.ts'

/** What composing needs beside template and project: the files by id, and the tempo of the chosen track. */
export type ComposeFacts = {
  files: Readonly<Record<string, MediaFile>>
  /** Milliseconds a beat; null without music: scenes then keep the template's own lengths. */
  beatMs: number | null
  /** Whether the service's own mark lies over it; not unless said. */
  watermark?: boolean
}

/** A project in a template as a film. Pure; what is missing (a file, a word) shows as a placeholder or not at all. */
export function compose(template: Template, project: ProjectContent, facts: ComposeFacts): Film {
  const { userSource, changedColor, bgm, brand } = project
  const ownId = ownMusicId(project.bgmUrl)
  const trackId = ownId ?? bgm.trackId
  const palette: Palette = { ...template.colors, ...changedColor }
  const setting: Setting = {
    template,
    source: userSource,
    brand,
    ratio: userSource.ratio,
    palette,
    files: facts.files,
    media: {},
  }
  const scenes = composeScenes(setting, ownId === null ? facts.beatMs : null)
  const logo = placeLogo(setting, scenes)
  const watermark = facts.watermark ? serviceMark(userSource.ratio, logo) : null
  const last = scenes.at(-1)
  const name = outroName(setting, logo, scenes)
  if (name) last?.layers.push(name)
  return {
    v: 1,
    templateId: template.id,
    templateVersion: template.version,
    ratio: userSource.ratio,
    lang: userSource.lang,
    ...frameSize[userSource.ratio],
    fps: FPS,
    durationMs: last ? last.startMs + last.durationMs : 0,
    scenes,
    media: setting.media,
    fonts: fontsOf([...scenes.flatMap(({ layers }) => layers), ...(watermark ? [watermark] : [])]),
    music: trackId === null ? null : { ...bgm, trackId },
    logo,
    watermark,
  }
}

/** The template as the store shows it before an owner's work: samples for words, placeholders for pictures. */
export function sampleProject(template: Template, ratio: Ratio, lang: 'ko' | 'en'): ProjectContent {
  const texts = template.scenes.flatMap((scene) => scene.layers).filter((layer) => layer.kind === 'text')
  const text = Object.fromEntries(
    texts.flatMap(({ id, slot }) => (slot ? [[id, { value: slot.sample[lang] }]] : [])),
  )
  return {
    userSource: {
      v: 1,
      templateId: template.id,
      templateVersion: template.version,
      ratio,
      lang,
      text,
      media: {},
    },
    changedColor: {},
    bgm: { trackId: template.music, startMs: 0, volume: 1, fadeOutMs: 0 },
    bgmUrl: null,
    brand: { name: null, logoAssetId: null },
  }
}

function composeScenes(setting: Setting, beatMs: number | null): FilmScene[] {
  const off = new Set(setting.source.scenes?.off ?? [])
  const shown = setting.template.scenes.filter((scene) => !(mayBeLeftOut(scene) && off.has(scene.id)))
  let startMs = 0
  return shown.map((scene, index) => {
    const layers = composeLayers(scene, setting)
    const durationMs = lengthFor(scene.durationMs, beatMs, readMsOf(layers))
    const composed = composeScene(scene, setting, { startMs, durationMs, first: index === 0, layers })
    startMs += durationMs
    return composed
  })
}

/** Without music, scenes grow in steps of so much: any usual number of frames a second fits. */
const STEP_MS = 100

/**
 * A scene's length as designed, or as long as its words need to be read, up to a bound. With music it is the nearest whole
 * number of beats that is enough, at least two, so that cuts land on the beat.
 */
function lengthFor(designedMs: number, beatMs: number | null, readMs: number): number {
  const neededMs = Math.min(readMs, longestSceneMs(designedMs))
  const nearestMs = beatMs === null ? designedMs : Math.max(2, Math.round(designedMs / beatMs)) * beatMs
  const stepMs = beatMs ?? STEP_MS
  return neededMs <= nearestMs ? nearestMs : Math.ceil(neededMs / stepMs) * stepMs
}

/** How long the words of a scene have to stand to be read. */
function readMsOf(layers: readonly FilmLayer[]): number {
  return Math.max(0, ...layers.map((layer) => (layer.kind === 'text' ? readingMs(layer.text) : 0)))
}

function composeLayers(scene: TemplateScene, setting: Setting): FilmLayer[] {
  const layers = scene.layers.flatMap((layer) => composeLayer(layer, setting) ?? [])
  return showInText(withoutEmpty(layers, scene), scene)
}

function composeScene(
  scene: TemplateScene,
  setting: Setting,
  {
    startMs,
    durationMs,
    first,
    layers,
  }: { startMs: number; durationMs: number; first: boolean; layers: FilmLayer[] },
): FilmScene {
  return {
    id: scene.id,
    role: scene.role,
    startMs,
    durationMs,
    transition: first ? { kind: 'cut' } : composeTransition(scene.transition, setting.palette),
    ground: resolvePaint(scene.ground, setting.palette),
    layers,
  }
}

/** Leaves out the shapes that were drawn for words which do not show. */
function withoutEmpty(layers: FilmLayer[], scene: TemplateScene): FilmLayer[] {
  const shown = new Set(layers.map(({ id }) => id))
  const empty = scene.layers.filter(
    (layer) => layer.kind === 'shape' && layer.holds !== null && !shown.has(layer.holds),
  )
  return empty.length === 0 ? layers : layers.filter(({ id }) => !empty.some((shape) => shape.id === id))
}

/** Gives the texts that ask for it the picture that shows in their letters; those pictures are not drawn otherwise. */
function showInText(layers: FilmLayer[], scene: TemplateScene): FilmLayer[] {
  const askers = scene.layers.filter(
    (layer): layer is TextLayer => layer.kind === 'text' && layer.picture !== null,
  )
  for (const { id, picture } of askers) {
    const text = layers.find((layer) => layer.id === id)
    const media = layers.find((layer) => layer.id === picture)
    if (text?.kind !== 'text' || media?.kind !== 'media') continue
    text.picture = { ...media }
    media.inText = id
  }
  return layers
}

function composeTransition(transition: Transition, palette: Palette): FilmTransition {
  switch (transition.kind) {
    case 'block':
    case 'flash':
      return { ...transition, color: resolveTint(transition.tint, palette) }
    case 'cut':
    case 'fade':
    case 'wipe':
    case 'push':
    case 'zoom':
    case 'zoom-through':
    case 'iris':
    case 'split':
    case 'blinds':
    case 'slide-over':
    case 'match':
      return transition
  }
}

function fontsOf(layers: readonly FilmLayer[]): { family: string; weight: number }[] {
  const texts = layers.filter((layer) => layer.kind === 'text')
  return [...new Map(texts.map(({ family, weight }) => [`${family} ${weight}`, { family, weight }])).values()]
}
