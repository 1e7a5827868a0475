/**
 * A business number with its two dashes, as it is typed at its end (000-00-00000). What is taken away again, and what has
 * other letters or more digits, is left as it stands.
 */
export function businessNumberAsTyped(typed: string, before: string): string {
  const digits = typed.replace(/[\s-]/gu, '')
  if (before.startsWith(typed) || !/^\d{0,10}$/u.test(digits)) return typed
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter((part) => part !== '').join('-')
}
