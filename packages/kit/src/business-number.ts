const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const

/** Whether ten digits, with or without their two dashes, are a Korean business number: its last digit checks the others. */
export function isBusinessNumber(text: string): boolean {
  if (!/^\d{3}-?\d{2}-?\d{5}$/.test(text)) return false
  const digits = [...text.replaceAll('-', '')].map(Number)
  const sum = weights.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0)
  const ninth = Math.floor(((digits[8] ?? 0) * 5) / 10)
  return (10 - ((sum + ninth) % 10)) % 10 === digits[9]
}
