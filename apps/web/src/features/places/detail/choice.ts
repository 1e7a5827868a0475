import { limits, type PlaceMenuItem } from '@clipmint/contract'

/** The choice with an item put in or taken out; one more than may be chosen changes nothing. */
export function toggled(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((it) => it !== id)
  return chosen.length < limits.placeMenuMax ? [...chosen, id] : chosen
}

/** What is wrong with a choice, as the word that says it, or null. */
export function choiceFault(
  menu: readonly Pick<PlaceMenuItem, '_id' | 'pictures'>[],
  chosen: readonly string[],
): 'menuNone' | 'menuNoPicture' | null {
  if (chosen.length === 0) return 'menuNone'
  const hasPicture = menu.some(({ _id, pictures }) => chosen.includes(_id) && pictures.length > 0)
  return hasPicture ? null : 'menuNoPicture'
}
