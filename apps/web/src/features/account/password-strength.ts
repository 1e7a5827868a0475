/** 0 nothing yet, 1 weak, 2 fair, 3 strong: advice only, six characters are accepted. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  const length = [...password].length
  if (length === 0) return 0
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /\p{Lo}/u].filter((kind) =>
    kind.test(password),
  )
  const repeats = new Set(password).size <= 3
  if (length < 8 || repeats) return 1
  return length >= 12 || kinds.length >= 3 ? 3 : 2
}
