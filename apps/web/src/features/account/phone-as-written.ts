/** A Korean number in E.164 as people write it: 010-1234-5678; any other as it is. */
export function phoneAsWritten(e164: string): string {
  const [, operator, middle, end] = /^\+82(1\d)(\d{3,4})(\d{4})$/.exec(e164) ?? []
  return operator === undefined ? e164 : `0${operator}-${middle}-${end}`
}
