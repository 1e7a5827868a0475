import { z } from 'zod'

import { ColorRole } from './color.ts'
import { ratios } from './ratio.ts'
import { FontPair, LocalizedText, SceneRole } from './template.ts'

const Name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A name is lower-case words joined by hyphens.')
/** A JSON Merge Patch: what it leads to is checked when the template is whole. */
const Patch = z.record(z.string(), z.unknown())
/** A layer as a family writes it: `like` names the part that it starts from. */
const SharedLayer = z.looseObject({ id: Name, like: Name.optional() })

/** A scene that templates use by name. What a template must say of itself (id, role, length) it may leave open. */
const SceneDesign = z.strictObject({
  label: LocalizedText,
  role: SceneRole.optional(),
  durationMs: z.number().optional(),
  optional: z.boolean().optional(),
  needs: z.array(z.unknown()).optional(),
  transition: Patch.optional(),
  ground: z.unknown(),
  layers: z.array(SharedLayer).min(1),
})

/** A visual idea that several templates share: its type pairs, its parts of layers, its library of scenes. */
export const Family = z.strictObject({
  id: z.string().regex(/^[a-z]+$/),
  idea: LocalizedText,
  fonts: z.record(Name, FontPair),
  /** Layers without a place, for `like`: what the family's headlines, plates or pictures have in common. */
  parts: z.record(Name, Patch).default({}),
  scenes: z.record(Name, SceneDesign),
})
export type Family = z.output<typeof Family>

/** A scene of a template that takes a design of its family and says what differs. */
export const SceneUse = z.strictObject({
  use: Name,
  id: Name,
  role: SceneRole.optional(),
  label: LocalizedText.optional(),
  durationMs: z.number().optional(),
  optional: z.boolean().optional(),
  needs: z.array(z.unknown()).optional(),
  transition: Patch.optional(),
  ground: z.unknown().optional(),
  /** Which colour role plays another's part in this scene: `{ "primary": "accent" }` shows accent where the design says primary. */
  roles: z.partialRecord(ColorRole, ColorRole).default({}),
  /** The words of a text, by its layer: the sample of a slot, or the template's own. */
  words: z.record(Name, LocalizedText).default({}),
  /** By layer: a JSON Merge Patch (RFC 7386); null takes the layer out. */
  change: z.record(Name, Patch.nullable()).default({}),
})
export type SceneUse = z.output<typeof SceneUse>

/** In a layout null says that a layer is not in that ratio; a Merge Patch would drop the ratio instead. */
export function keepLeftOut(merged: Record<string, unknown>, patch: Record<string, unknown>): void {
  const layout = patch['layout']
  const kept = merged['layout']
  if (typeof layout !== 'object' || layout === null || typeof kept !== 'object' || kept === null) return
  for (const ratio of ratios) {
    if ((layout as Record<string, unknown>)[ratio] === null) (kept as Record<string, unknown>)[ratio] = null
  }
}
