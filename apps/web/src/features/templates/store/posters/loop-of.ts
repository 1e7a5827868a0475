import type { StoreCard, TemplateLoop } from '@clipmint/contract'
import type { Ratio } from '@clipmint/film'

/** A card's loop in a shape and the language on screen; null until one is made. Pure. */
export function loopOf(
  { designs }: Pick<StoreCard, 'designs'>,
  ratio: Ratio,
  language: 'ko' | 'en',
): TemplateLoop | null {
  const loop = designs.find((design) => design.ratio === ratio)?.loop ?? null
  // A list that was asked for before the language changed speaks the other one.
  return loop?.lang === language ? loop : null
}
