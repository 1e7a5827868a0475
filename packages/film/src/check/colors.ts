import { type ColorRole, contrast, type Palette } from '../color.ts'
import { hasText, shownSlots } from '../shown-slots.ts'
import type { CheckFacts } from './facts.ts'
import { type Finding, finding } from './finding.ts'

/** Large words are readable from this contrast on (WCAG 2.2 AA). */
const LEAST_CONTRAST = 3

/**
 * Colours of the owner's that words can hardly be told from their ground in, so that the film shows another in their
 * place: told once, at the first slot where it is so. The template's own colours are its designer's business.
 */
export function findHardToRead({ template, content }: CheckFacts): Finding[] {
  const { changedColor, userSource } = content
  const palette: Palette = { ...template.colors, ...changedColor }
  const isChanged = (role: ColorRole) => palette[role] !== template.colors[role]
  const first = shownSlots(template, userSource)
    .flatMap(({ text }) => text)
    .filter(({ id, layout }) => layout[userSource.ratio] !== null && hasText(userSource, id))
    .find(
      ({ color, on }) =>
        (isChanged(color) || isChanged(on)) && contrast(palette[color], palette[on]) < LEAST_CONTRAST,
    )
  return first ? [finding('contrast-low', first.id)] : []
}
