/** A Korean number in E.164 as people write it: 010-1234-5678; any other as it is. */
export function phoneAsWritten(e164: string): string {
  const [, operator, middle, end] = /^\+82(1\d)(\d{3,4})(\d{4})$/.exec(e164) ?? []
  return operator === undefined ? e164 : `0${operator}-${middle}-${end}`
}

/**
 * A Korean mobile number with its hyphens, as it is typed at its end (010-1234-5678; the old 011 has ten digits too). What
 * is taken away again, a number of another country and any other is left as it stands.
 */
export function phoneAsTyped(typed: string, before: string): string {
  const digits = typed.replace(/[\s-]/gu, '')
  if (before.startsWith(typed) || !/^01[016789]\d*$/u.test(digits) || digits.length > 11) return typed
  const middle = digits.length === 10 && !digits.startsWith('010') ? 6 : 7
  return [digits.slice(0, 3), digits.slice(3, middle), digits.slice(middle)]
    .filter((part) => part !== '')
    .join('-')
}
