import { z } from 'zod'

import { ColorRole, Paint, Palette, Tint } from './color.ts'
import { Easing } from './easing.ts'
import { TemplateLayer } from './layers/index.ts'
import type { MediaLayer } from './layers/media.ts'
import type { TextLayer } from './layers/text.ts'
import { Trade } from './placeholders/trades.ts'
import { ratios } from './ratio.ts'

export const LocalizedText = z.object({ ko: z.string().min(1), en: z.string().min(1) })

/** What a scene is for. A script's lines carry the same words, so that a line finds its scene. */
export const SceneRole = z.enum(['hook', 'benefit', 'detail', 'proof', 'offer', 'cta'])
export type SceneRole = z.infer<typeof SceneRole>

/** How a scene takes over from the one before, over its first `durationMs`. Angles in degrees. */
export const Transition = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cut') }),
  z.object({ kind: z.literal('fade'), durationMs: z.number().positive() }),
  /** The new scene is uncovered along a straight edge that runs over the frame. */
  z.object({
    kind: z.literal('wipe'),
    durationMs: z.number().positive(),
    angle: z.number(),
    /** Another edge than a straight one. */
    edge: z.enum(['torn', 'wave', 'zigzag']).optional(),
    easing: Easing.default('in-out-quart'),
  }),
  /** The new scene pushes the old one out. */
  z.object({
    kind: z.literal('push'),
    durationMs: z.number().positive(),
    from: z.enum(['left', 'right', 'top', 'bottom']),
    easing: Easing.default('in-out-quart'),
  }),
  /** A block of colour runs over the frame and takes the old scene with it. */
  z.object({
    kind: z.literal('block'),
    durationMs: z.number().positive(),
    angle: z.number(),
    tint: ColorRole,
    easing: Easing.default('in-out-cubic'),
  }),
  z.object({
    kind: z.literal('zoom'),
    durationMs: z.number().positive(),
    easing: Easing.default('in-out-quart'),
  }),
  /** The camera flies through a hole in the leaving scene, at a point in shares of the frame or in a layer of it. */
  z.object({
    kind: z.literal('zoom-through'),
    durationMs: z.number().positive(),
    at: z.object({ x: z.number(), y: z.number() }).default({ x: 0.5, y: 0.5 }),
    /** Id of the leaving scene's layer to fly into, in place of `at`. */
    through: z.string().nullable().default(null),
    hole: z.enum(['circle', 'box']).default('circle'),
    easing: Easing.default('in-out-quart'),
  }),
  /** The new scene opens out of a point as a growing form. */
  z.object({
    kind: z.literal('iris'),
    durationMs: z.number().positive(),
    at: z.object({ x: z.number(), y: z.number() }).default({ x: 0.5, y: 0.5 }),
    hole: z.enum(['circle', 'box', 'heart', 'star']).default('circle'),
    easing: Easing.default('in-out-quart'),
  }),
  /** The old scene parts in two along a line at `angle`, and its halves leave to both sides. */
  z.object({
    kind: z.literal('split'),
    durationMs: z.number().positive(),
    angle: z.number().default(0),
    easing: Easing.default('in-out-quart'),
  }),
  /** The new scene comes in `count` strips, one after another. */
  z.object({
    kind: z.literal('blinds'),
    durationMs: z.number().positive(),
    count: z.number().int().min(2).max(16).default(6),
    from: z.enum(['left', 'right', 'top', 'bottom']).default('left'),
    easing: Easing.default('out-quart'),
  }),
  /** The new scene slides over the old one, which draws back into shade. */
  z.object({
    kind: z.literal('slide-over'),
    durationMs: z.number().positive(),
    from: z.enum(['left', 'right', 'top', 'bottom']).default('right'),
    easing: Easing.default('out-quart'),
  }),
  /** Layers of the old scene move to the place of layers of the new one, while the rest melts. */
  z.object({
    kind: z.literal('match'),
    durationMs: z.number().positive(),
    pairs: z
      .array(z.object({ from: z.string(), to: z.string() }))
      .min(1)
      .max(4),
    easing: Easing.default('in-out-quart'),
  }),
  /** White (or any tint) for a blink. */
  z.object({ kind: z.literal('flash'), durationMs: z.number().positive(), tint: Tint }),
])
export type Transition = z.infer<typeof Transition>

/** What an owner must have given for a scene to make sense. */
export const SceneNeed = z.enum(['price'])

export const TemplateScene = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  role: SceneRole,
  label: LocalizedText,
  /** Wanted length in milliseconds; in a film it becomes the nearest whole number of beats. */
  durationMs: z.number().min(600).max(8000),
  /** May be left out, whatever its role, by the owner or because its words are missing (`mayBeLeftOut`). */
  optional: z.boolean().default(false),
  needs: z.array(SceneNeed).default([]),
  transition: Transition.default({ kind: 'cut' }),
  ground: Paint,
  layers: z.array(TemplateLayer).min(1),
})
export type TemplateScene = z.infer<typeof TemplateScene>

/** Whether a scene may be left out: what is told between the first scene, the price and the call goes where there is nothing to tell. */
export function mayBeLeftOut({ optional, role }: Pick<TemplateScene, 'optional' | 'role'>): boolean {
  return optional || role === 'benefit' || role === 'detail' || role === 'proof'
}

/** The font families that ship with the engine, each in both homes. */
export const FontFamily = z.enum([
  'Pretendard',
  'Black Han Sans',
  'Jua',
  'Nanum Myeongjo',
  'Gowun Batang',
  'Nanum Pen Script',
  'Gaegu',
  'Nanum Gothic Coding',
  'Do Hyeon',
  'Bagel Fat One',
  'East Sea Dokdo',
])
export type FontFamily = z.infer<typeof FontFamily>
const FontChoice = z.object({ family: FontFamily, weight: z.number().min(100).max(900) })
export const FontPair = z.object({ display: FontChoice, body: FontChoice })

/** Whose video it is, and what for: the businesses and occasions that the store sorts templates by. */
export const Category = z.enum([
  'shop',
  'cafe',
  'food',
  'salon',
  'gym',
  'clinic',
  'class',
  'stay',
  'online',
  'sale',
  'new',
  'review',
  'event',
  'season',
  'recruiting',
  'notice',
])
export type Category = z.infer<typeof Category>

/** A design with named slots, laid out for every ratio. Immutable: a change raises its version. */
export const Template = z
  .object({
    id: z.uuid(),
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    version: z.number().int().positive(),
    family: z.string().regex(/^[a-z]+$/),
    title: LocalizedText,
    /** One line for the store: the idea. */
    summary: LocalizedText,
    tags: z.array(LocalizedText).min(1),
    /** Styles and moods that recommendation matches on. */
    moods: z.array(z.enum(['bold', 'calm', 'elegant', 'playful', 'warm', 'tech', 'sale', 'minimal'])).min(1),
    /** The first is what it is made for. None only in a version kept before templates had categories. */
    categories: z.array(Category).default([]),
    /** Whose things its empty pictures show, where its tags and categories do not tell. */
    trade: Trade.optional(),
    /** Ids of the designs of the specification: this template in one ratio. */
    designs: z.record(z.enum(ratios), z.uuid()),
    colors: Palette,
    fonts: FontPair,
    /** Id of the track it was cut to. */
    music: z.string(),
    scenes: z.array(TemplateScene).min(3).max(12),
  })
  .superRefine((template, check) => {
    const seen = new Set<string>()
    for (const id of [
      ...template.scenes.map((scene) => scene.id),
      ...template.scenes.flatMap((scene) => scene.layers.map((layer) => layer.id)),
    ]) {
      if (seen.has(id))
        check.addIssue({ code: 'custom', message: `The id "${id}" is used twice in ${template.slug}.` })
      seen.add(id)
    }
    for (const scene of template.scenes) {
      for (const layer of scene.layers) {
        if (layer.kind === 'shape' && layer.holds !== null) {
          const held = scene.layers.find(({ id }) => id === layer.holds)
          if (held?.kind !== 'text')
            check.addIssue({
              code: 'custom',
              message: `The shape "${layer.id}" holds "${layer.holds}", which is no text of its scene.`,
            })
        }
        if (layer.kind !== 'text' || layer.picture === null) continue
        const inside = scene.layers.find(({ id }) => id === layer.picture)
        if (inside?.kind !== 'media')
          check.addIssue({
            code: 'custom',
            message: `The text "${layer.id}" shows "${layer.picture}", which is no media layer of its scene.`,
          })
      }
      for (const id of layersNamedBy(scene.transition)) {
        if (!seen.has(id))
          check.addIssue({ code: 'custom', message: `The change to "${scene.id}" names no layer: "${id}".` })
      }
    }
  })
export type Template = z.output<typeof Template>

function layersNamedBy(transition: Transition): string[] {
  if (transition.kind === 'match') return transition.pairs.flatMap(({ from, to }) => [from, to])
  return transition.kind === 'zoom-through' && transition.through !== null ? [transition.through] : []
}

export type TextSlot = TextLayer & { slot: NonNullable<TextLayer['slot']> }
export type SceneSlots = { scene: TemplateScene; text: TextSlot[]; media: MediaLayer[] }

/** The slots of a template, scene by scene, in reading order (the order of its layers). */
export function slotsOf(template: Template): SceneSlots[] {
  return template.scenes.map((scene) => ({
    scene,
    text: scene.layers.filter((layer): layer is TextSlot => layer.kind === 'text' && layer.slot !== null),
    media: scene.layers.filter((layer) => layer.kind === 'media'),
  }))
}
