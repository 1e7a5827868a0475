/** The digit that makes a card's number right. */
export function checkDigitOf(body: string): string {
  const sum = [...body].toReversed().reduce((total, digit, at) => {
    const twice = at % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (twice > 9 ? twice - 9 : twice)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

/** Whether a text could be the number of a card. */
export function isCardNumber(text: string): boolean {
  return /^\d{14,16}$/.test(text) && checkDigitOf(text.slice(0, -1)) === text.at(-1)
}
