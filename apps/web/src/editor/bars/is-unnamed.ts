/** Whether a video is still called after its template: nobody has given it a name of its own. */
export function isUnnamed(title: string, template: Readonly<Record<string, string>>): boolean {
  return Object.values(template).some((name) => lettersOf(name) === lettersOf(title))
}

/** A title leaves out what signs it may not hold; copies count behind it. */
function lettersOf(title: string): string {
  return title
    .normalize('NFC')
    .replace(/ \(\d+\)$/u, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
