import { type MediaLayer, type SceneSlots, slotsOf, type Template, type TextSlot } from '@clipmint/film'
import { must } from '@clipmint/kit'

/** A slot with the scene it stands in; `sceneIndex` counts from 0 over all scenes of the template. */
export type Slot = { scene: SceneSlots['scene']; sceneIndex: number } & (
  | { kind: 'text'; id: string; layer: TextSlot }
  | { kind: 'media'; id: string; layer: MediaLayer }
)

/** The slots of a template by id, in reading order. */
export type SlotMap = ReadonlyMap<string, Slot>

/** Every slot of a template: scene by scene, words before pictures, each in the order of its layers. */
export function slotMap(template: Template): SlotMap {
  const slots = slotsOf(template).flatMap(({ scene, text, media }, sceneIndex): Slot[] => [
    ...text.map((layer) => ({ kind: 'text' as const, id: layer.id, layer, scene, sceneIndex })),
    ...media.map((layer) => ({ kind: 'media' as const, id: layer.id, layer, scene, sceneIndex })),
  ])
  return new Map(slots.map((slot) => [slot.id, slot]))
}

/** The text slot of this id; a name that no text slot has is a bug of the caller. */
export function textSlot(slots: SlotMap, id: string): TextSlot {
  const slot = must(slots.get(id), `slot ${id}`)
  if (slot.kind !== 'text') throw new Error(`The slot ${id} takes pictures, not words.`)
  return slot.layer
}

/** The media slot of this id; a name that no media slot has is a bug of the caller. */
export function mediaSlot(slots: SlotMap, id: string): MediaLayer {
  const slot = must(slots.get(id), `slot ${id}`)
  if (slot.kind !== 'media') throw new Error(`The slot ${id} takes words, not pictures.`)
  return slot.layer
}

/** The slot before (-1) or after (1) another in reading order, going round; the first or last when none is named. */
export function neighbour(slots: SlotMap, id: string | null, step: 1 | -1): string | null {
  const ids = [...slots.keys()]
  const at = id === null ? -1 : ids.indexOf(id)
  if (at < 0) return ids.at(step === 1 ? 0 : -1) ?? null
  return ids.at((at + step) % ids.length) ?? null
}
