import type { CampaignPart } from './draft.ts'

/** Brings a part of the form that has to be mended into view, and the keyboard to it. */
export function focusPart(part: CampaignPart): void {
  requestAnimationFrame(() => {
    const whole = document.querySelector<HTMLElement>(`[data-path="${part}"]`)
    const target = whole?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? whole
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  })
}
