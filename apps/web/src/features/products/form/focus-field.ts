/** Takes the keyboard, and the eyes, to a field that needs mending. */
export function focusField(field: string): void {
  const target = document.querySelector<HTMLElement>(`[data-path="${field}"]`)
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}
