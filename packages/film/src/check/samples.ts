import { hasText, shownSlots } from '../shown-slots.ts'
import type { TemplateScene, TextSlot } from '../template.ts'
import type { CheckFacts } from './facts.ts'
import { type Finding, finding } from './finding.ts'

type Placed = { scene: TemplateScene; slot: TextSlot }

/**
 * The words on screen that are still the template's sample. What customers would hold the owner to comes first: prices,
 * offers and other numbers, then whose video it is, then what customers are made to say. The rest follows in reading order.
 */
export function findSamples({ template, content, isFromSamples = false }: CheckFacts): Finding[] {
  if (!isFromSamples) return []
  return shownSlots(template, content.userSource)
    .flatMap(({ scene, text }) => text.map((slot): Placed => ({ scene, slot })))
    .filter(({ slot }) => isSample(slot, content))
    .map((placed) => ({ id: placed.slot.id, harmlessness: harmlessness(placed) }))
    .toSorted((one, other) => one.harmlessness - other.harmlessness)
    .map((it) => finding(it.harmlessness < HARMLESS ? 'sample-claim' : 'sample-words', it.id))
}

function isSample({ id, slot }: TextSlot, { userSource, brand }: CheckFacts['content']): boolean {
  // The owner's brand is shown in the place of whatever a brand's slot says.
  if (!hasText(userSource, id) || (slot.role === 'brand' && brand.name !== null)) return false
  return Object.values(slot.sample).includes(userSource.text[id]?.value ?? '')
}

/** From here on a sample claims nothing. */
const HARMLESS = 4

/** How little harm a sample does in an owner's video, from 0. */
function harmlessness({ scene, slot: { slot } }: Placed): number {
  if (slot.role === 'price') return 0
  if (scene.role === 'offer' || /\d/u.test(slot.sample.ko)) return 1
  if (slot.role === 'brand' || slot.role === 'name') return 2
  return scene.role === 'proof' ? 3 : HARMLESS
}
