/** Takes the keyboard to the first field that needs mending. */
export function focusFirstError(errors: Record<string, unknown>): void {
  const [first] = Object.keys(errors)
  if (first) document.querySelector<HTMLElement>(`[data-path="${first}"]`)?.focus()
}
