import type { ProjectContent } from '@clipmint/film'

import type { Slot, SlotMap } from './slots.ts'
import type { Work } from './work.ts'

/**
 * The words on screen that are still the template's sample, the most dangerous first: prices, offers and other numbers,
 * then whose video it is, then what customers are made to say, then the rest in reading order.
 */
export function samplesLeft(work: Work, slots: SlotMap, brand: ProjectContent['brand']): Slot[] {
  const off = new Set(work.userSource.scenes?.off ?? [])
  return [...slots.values()]
    .filter(({ scene }) => !(scene.optional && off.has(scene.id)))
    .filter((slot) => isSample(slot, work, brand))
    .toSorted((one, other) => harmlessness(one) - harmlessness(other))
}

function isSample(slot: Slot, { userSource }: Work, brand: ProjectContent['brand']): boolean {
  const text = userSource.text[slot.id]
  if (slot.kind !== 'text' || !text || text.hidden || text.value.trim() === '') return false
  // The owner's brand is shown in the place of whatever a brand's slot says.
  if (slot.layer.slot.role === 'brand' && brand.name !== null) return false
  return Object.values(slot.layer.slot.sample).includes(text.value)
}

/** How little harm a sample does in an owner's video, from 0. */
function harmlessness({ kind, layer, scene }: Slot): number {
  if (kind !== 'text') return 4
  const { role, sample } = layer.slot
  if (role === 'price') return 0
  if (scene.role === 'offer' || /\d/u.test(sample.ko)) return 1
  if (role === 'brand' || role === 'name') return 2
  return scene.role === 'proof' ? 3 : 4
}
