/** Brings a part of the form into view, and the keyboard into its first field. */
export function goTo(selector: string): void {
  requestAnimationFrame(() => {
    const part = document.querySelector<HTMLElement>(selector)
    part?.scrollIntoView({ block: 'center' })
    const field = part?.matches('input, textarea')
      ? part
      : part?.querySelector<HTMLElement>('input, textarea')
    field?.focus({ preventScroll: true })
  })
}
