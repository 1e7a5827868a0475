/** Whether a telephone number, of any kind and country, can be one as it is written. */
export function isPhone(written: string): boolean {
  return /^\+?(?:[\s\-.()]*\d){8,15}$/.test(written.trim())
}
