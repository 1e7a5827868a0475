import {
  contrast,
  type Palette,
  READABLE_CONTRAST,
  readableOn,
  resolvePaint,
  resolveTint,
  tintOn,
} from './color.ts'
import type { Film, FilmMedia, FilmScene, FilmTransition, MediaFile } from './film.ts'
import type { FilmLayerBase, FilmShine } from './layers/common.ts'
import type { FilmLayer, TemplateLayer } from './layers/index.ts'
import { type FilmMediaLayer, type MediaLayer, plainPlay } from './layers/media.ts'
import type { FilmShape, ShapeLayer } from './layers/shape.ts'
import type { FilmText, TextLayer } from './layers/text.ts'
import { placeholderOf } from './placeholders/choose.ts'
import type { Brand, ProjectContent, UserSource } from './project.ts'
import { FPS, frameSize, type Ratio } from './ratio.ts'
import type { Template, TemplateScene, Transition } from './template.ts'

/** What composing needs beside template and project: the files by id, and the tempo of the chosen track. */
export type ComposeFacts = {
  files: Readonly<Record<string, MediaFile>>
  /** Milliseconds a beat; null without music: scenes then keep the template's own lengths. */
  beatMs: number | null
}

type Setting = {
  template: Template
  source: UserSource
  brand: Brand
  ratio: Ratio
  palette: Palette
  facts: ComposeFacts
  media: Record<string, FilmMedia>
}

/** A project in a template as a film. Pure; what is missing (a file, a word) shows as a placeholder or not at all. */
export function compose(template: Template, project: ProjectContent, facts: ComposeFacts): Film {
  const { userSource, changedColor, bgm, brand } = project
  const palette: Palette = { ...template.colors, ...changedColor }
  const setting: Setting = {
    template,
    source: userSource,
    brand,
    ratio: userSource.ratio,
    palette,
    facts,
    media: {},
  }
  const scenes = composeScenes(setting)
  const logoKey = useLogo(setting)
  const last = scenes.at(-1)
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
    fonts: fontsOf(scenes),
    music: bgm.trackId === null ? null : { ...bgm, trackId: bgm.trackId },
    logoKey,
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
    brand: { name: null, logoAssetId: null },
  }
}

function composeScenes(setting: Setting): FilmScene[] {
  const off = new Set(setting.source.scenes?.off ?? [])
  const shown = setting.template.scenes.filter((scene) => !(scene.optional && off.has(scene.id)))
  let startMs = 0
  return shown.map((scene, index) => {
    const durationMs = onBeat(scene.durationMs, setting.facts.beatMs)
    const composed = composeScene(scene, setting, { startMs, durationMs, first: index === 0 })
    startMs += durationMs
    return composed
  })
}

/** The nearest whole number of beats, at least two, so that cuts land on the music. */
function onBeat(durationMs: number, beatMs: number | null): number {
  return beatMs === null ? durationMs : Math.max(2, Math.round(durationMs / beatMs)) * beatMs
}

function composeScene(
  scene: TemplateScene,
  setting: Setting,
  time: { startMs: number; durationMs: number; first: boolean },
): FilmScene {
  return {
    id: scene.id,
    role: scene.role,
    startMs: time.startMs,
    durationMs: time.durationMs,
    transition: time.first ? { kind: 'cut' } : composeTransition(scene.transition, setting.palette),
    ground: resolvePaint(scene.ground, setting.palette),
    layers: showInText(
      scene.layers.flatMap((layer) => composeLayer(layer, setting) ?? []),
      scene,
    ),
  }
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

function composeLayer(layer: TemplateLayer, setting: Setting): FilmLayer | null {
  switch (layer.kind) {
    case 'text':
      return composeText(layer, setting)
    case 'media':
      return composeMedia(layer, setting)
    case 'shape':
      return composeShape(layer, setting)
  }
}

function composeText(
  layer: TextLayer,
  { source, ratio, palette, template, brand }: Setting,
): FilmText | null {
  const place = layer.layout[ratio]
  const own = layer.slot ? source.text[layer.id] : undefined
  const words = layer.slot
    ? (ownBrand(layer, brand) ?? own?.value ?? '')
    : (layer.words?.[source.lang === 'ko' ? 'ko' : 'en'] ?? '')
  if (!place || own?.hidden || words.trim() === '') return null
  const { size, align, valign, maxLines, ...box } = place
  const { family, weight } = template.fonts[layer.font]
  const ground = palette[layer.on]
  const { plate, glow, outline, shadow } = layer
  const color = readableOn(ground, palette[layer.color], palette)
  return {
    ...baseOf(layer, box, palette),
    kind: 'text',
    text: layer.uppercase ? words.toUpperCase() : words,
    family,
    weight: layer.weight ?? weight,
    size: size * (own?.scale ?? 1),
    align: own?.align ?? align,
    valign,
    maxLines,
    color,
    ground,
    // Letters that join, and marks that stand on letters, bear no gaps between them.
    tracking: /[\p{Script=Arabic}\p{Script=Thai}]/u.test(words) ? 0 : layer.tracking,
    leading: layer.leading,
    vertical: layer.vertical,
    plate: plate && { ...plate, paint: resolvePaint(plate.paint, palette) },
    glow: glow && { color: resolveTint(glow.tint, palette), blur: glow.blur },
    outline: outline && { color: resolveTint(outline.tint, palette), width: outline.width },
    shadow: shadow && shadowOf(shadow, palette),
    fill: readableFill(layer, palette),
    mark: readableMark(layer, color, palette),
    count: layer.count,
    highlight: layer.highlight && readableOn(ground, palette[layer.highlight], palette),
    picture: null,
  }
}

/** A gradient is only as readable as its worst stop. */
function readableFill({ fill, on }: TextLayer, palette: Palette): FilmText['fill'] {
  if (!fill) return null
  const ground = palette[on]
  const reads = fill.gradient.stops.every(
    ({ tint }) => contrast(tintOn(ground, tint, palette), ground) >= READABLE_CONTRAST,
  )
  return reads ? { paint: resolvePaint(fill.gradient, palette), over: fill.over } : null
}

/** A marker lies under the words: where they would not read on it, they are underlined in its tint instead. */
function readableMark({ mark, on }: TextLayer, color: string, palette: Palette): FilmText['mark'] {
  if (!mark) return null
  const { tint, ...rest } = mark
  const marked = tintOn(palette[on], tint, palette)
  const hides = mark.style === 'marker' && contrast(color, marked) < READABLE_CONTRAST
  return {
    ...rest,
    ...(hides ? { style: 'underline' as const, width: null } : {}),
    color: resolveTint(tint, palette),
  }
}

function ownBrand(layer: TextLayer, brand: Brand): string | null {
  return layer.slot?.role === 'brand' ? brand.name : null
}

function useLogo({ brand, facts, media }: Setting): string | null {
  const file = brand.logoAssetId === null ? undefined : facts.files[brand.logoAssetId]
  if (!file) return null
  media['brand-logo'] = { key: 'brand-logo', file, crop: null, trim: null, clip: plainPlay, mute: true }
  return 'brand-logo'
}

function composeMedia(layer: MediaLayer, setting: Setting): FilmMediaLayer | null {
  const { palette, ratio, template } = setting
  const place = layer.layout[ratio]
  if (!place) return null
  const { frame, ...box } = place
  const { border, shadow, cutout } = layer
  return {
    ...baseOf(layer, box, palette),
    kind: 'media',
    slotId: layer.id,
    mediaKey: useMedia(layer, setting),
    role: layer.slot.role,
    frame: frame ?? layer.frame,
    fit: layer.fit,
    ground: resolvePaint(layer.ground, palette),
    border: border && { width: border.width, color: resolvePaint(border.paint, palette) },
    cutout: cutout && {
      contact: resolveTint(cutout.contact, palette),
      edge: cutout.edge && { width: cutout.edge.width, color: resolveTint(cutout.edge.tint, palette) },
    },
    inText: null,
    shadow: shadow && shadowOf(shadow, palette),
    inner: layer.inner,
    veil: layer.veil.map(({ paint, blend }) => ({ paint: resolvePaint(paint, palette), blend })),
    placeholder: placeholderOf(template, layer.id, palette),
  }
}

/** Enters the slot's file into the film's media and returns its key; null when the slot is empty or its file is gone. */
function useMedia(layer: MediaLayer, { source, ratio, facts, media }: Setting): string | null {
  const chosen = source.media[layer.id]
  const file = chosen && facts.files[chosen.assetId]
  if (!chosen || !file) return null
  media[layer.id] = {
    key: layer.id,
    file,
    crop: chosen.crop?.[ratio] ?? null,
    trim: chosen.trim ?? null,
    clip: layer.clip,
    mute: chosen.mute ?? true,
  }
  return layer.id
}

function composeShape(layer: ShapeLayer, { ratio, palette }: Setting): FilmShape | null {
  const place = layer.layout[ratio]
  if (!place) return null
  const { shape, ...box } = place
  const { fill, stroke, shadow, glow } = layer
  return {
    ...baseOf(layer, box, palette),
    kind: 'shape',
    shape: shape ?? layer.shape,
    fill: fill && resolvePaint(fill, palette),
    stroke: stroke && { color: resolvePaint(stroke.paint, palette), width: stroke.width, dash: stroke.dash },
    shadow: shadow && shadowOf(shadow, palette),
    glow: glow && { color: resolveTint(glow.tint, palette), blur: glow.blur },
    blur: layer.blur,
  }
}

function baseOf(layer: TemplateLayer, box: FilmLayer['box'], palette: Palette): FilmLayerBase {
  const { id, motion, opacity, blend, shine } = layer
  return { id, box, motion, opacity, blend, shine: shine && composeShine(shine, palette) }
}

function composeShine({ tint, ...rest }: NonNullable<TemplateLayer['shine']>, palette: Palette): FilmShine {
  return { ...rest, color: resolveTint(tint, palette) }
}

function shadowOf(
  shadow: NonNullable<ShapeLayer['shadow']>,
  palette: Palette,
): { x: number; y: number; blur: number; color: string } {
  return { x: shadow.x, y: shadow.y, blur: shadow.blur, color: resolveTint(shadow.tint, palette) }
}

function fontsOf(scenes: readonly FilmScene[]): { family: string; weight: number }[] {
  const texts = scenes.flatMap((scene) => scene.layers).filter((layer) => layer.kind === 'text')
  return [...new Map(texts.map(({ family, weight }) => [`${family} ${weight}`, { family, weight }])).values()]
}
