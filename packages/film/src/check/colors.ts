import { type ColorRole, contrast, type Palette } from '../color.ts'
import { hasText, shownSlots } from '../shown-slots.ts'
import type { CheckFacts } from './facts.ts'
import { type Finding, finding } from './finding.ts'

/** Large words are readable from this contrast on (WCAG 2.2 AA). */
const LEAST_CONTRAST = 3

/**
 * Colours of the owner's that words can hardly be told from their ground in, so that the film shows another in their
 * place: at the first slot that shows each such pair. The template's own colours are its designer's business.
 */
export function findHardToRead({ template, content }: CheckFacts): Finding[] {
  const { changedColor, userSource } = content
  const palette: Palette = { ...template.colors, ...changedColor }
  const found = new Map<string, Finding>()
  for (const { text } of shownSlots(template, userSource)) {
    for (const { id, color, on, layout } of text) {
      const pair = `${color} ${on}`
      if (found.has(pair) || !layout[userSource.ratio] || !hasText(userSource, id)) continue
      if (isChanged(color) || isChanged(on))
        if (contrast(palette[color], palette[on]) < LEAST_CONTRAST)
          found.set(pair, finding('contrast-low', id))
    }
  }
  return [...found.values()]

  function isChanged(role: ColorRole): boolean {
    return changedColor[role] !== undefined && changedColor[role] !== template.colors[role]
  }
}
