// The language leaves it to each engine how exact Math.sin, Math.exp and ** are, and Chromium and Node do differ in the
// last bit; over a long sine that is another sound. These use only what IEEE 754 fixes: + − × ÷ and rounding. They are
// good to 15 digits, and used for coefficients rather than for every sample.

const tau = 2 * Math.PI
const ln2 = 0.6931471805599453
const ln10 = 2.302585092994046

/** 1/n!, from n = 15 down: the exponential's series, and its odd and even half the sine's. */
const [f15, f14, f13, f12, f11, f10, f9, f8, f7, f6, f5, f4, f3] = [
  1 / 1_307_674_368_000,
  1 / 87_178_291_200,
  1 / 6_227_020_800,
  1 / 479_001_600,
  1 / 39_916_800,
  1 / 3_628_800,
  1 / 362_880,
  1 / 40_320,
  1 / 5040,
  1 / 720,
  1 / 120,
  1 / 24,
  1 / 6,
] as const

/** e to a power. */
export function exp(value: number): number {
  if (value < -740) return 0
  if (value > 709) return Number.POSITIVE_INFINITY
  const doublings = Math.round(value / ln2)
  const x = value - doublings * ln2
  const tail = f7 + x * (f8 + x * (f9 + x * (f10 + x * (f11 + x * (f12 + x * f13)))))
  return timesTwoTo(1 + x * (1 + x * (0.5 + x * (f3 + x * (f4 + x * (f5 + x * (f6 + x * tail)))))), doublings)
}

/** The natural logarithm; −Infinity of 0, NaN below. */
export function log(value: number): number {
  if (value <= 0) return value === 0 ? Number.NEGATIVE_INFINITY : Number.NaN
  let mantissa = value
  let doublings = 0
  for (; mantissa > Math.SQRT2; doublings++) mantissa *= 0.5
  for (; mantissa < Math.SQRT1_2; doublings--) mantissa *= 2
  const s = (mantissa - 1) / (mantissa + 1)
  let sum = 0
  for (let n = 21; n > 0; n -= 2) sum = sum * s * s + 1 / n
  return 2 * s * sum + doublings * ln2
}

export function log10(value: number): number {
  return log(value) / ln10
}

/** A positive base (or 0) to any power. */
export function power(base: number, exponent: number): number {
  if (base === 0) return exponent === 0 ? 1 : 0
  return exp(exponent * log(base))
}

export function square(value: number): number {
  return value * value
}

export function sin(radians: number): number {
  return sineOfTurns(radians / tau)
}

export function cos(radians: number): number {
  return sineOfTurns(radians / tau + 0.25)
}

export function tan(radians: number): number {
  return sin(radians) / cos(radians)
}

/** Folded to an eighth of a turn around 0, where few terms are enough, by way of the sine or the cosine. */
function sineOfTurns(turns: number): number {
  const near = turns - Math.round(turns)
  const folded = near > 0.25 ? 0.5 - near : near < -0.25 ? -0.5 - near : near
  if (folded > 0.125) return smallCosine((0.25 - folded) * tau)
  if (folded < -0.125) return -smallCosine((0.25 + folded) * tau)
  return smallSine(folded * tau)
}

function smallSine(x: number): number {
  const y = -x * x
  return x * (1 + y * (f3 + y * (f5 + y * (f7 + y * (f9 + y * (f11 + y * (f13 + y * f15)))))))
}

function smallCosine(x: number): number {
  const y = -x * x
  return 1 + y * (0.5 + y * (f4 + y * (f6 + y * (f8 + y * (f10 + y * (f12 + y * f14))))))
}

function timesTwoTo(value: number, doublings: number): number {
  let result = value
  for (let n = doublings; n > 0; n--) result *= 2
  for (let n = doublings; n < 0; n++) result *= 0.5
  return result
}
