/** Letters, digits, spaces and - ' & _ ( ), 1 to 50 of them: what a video may be called. */
export const titleForm = /^[\p{L}\p{N} _()\-'&]{1,50}$/u

/** Whether a video may be called this. */
export function isTitle(title: string): boolean {
  return titleForm.test(title.trim().normalize('NFC'))
}
