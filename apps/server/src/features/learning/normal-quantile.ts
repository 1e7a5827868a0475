const central = {
  over: [
    -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
    2.506628277459239,
  ],
  under: [
    -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1,
  ],
}
const tail = {
  over: [
    -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
    2.938163982698783,
  ],
  under: [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1],
}

/**
 * Below which value the standard normal distribution has so much of its mass, for 0 < mass < 1, to nine digits: Acklam's
 * rational approximation.
 */
export function normalQuantile(mass: number): number {
  if (mass > 0.5) return -normalQuantile(1 - mass)
  if (mass < 0.02425) {
    const q = Math.sqrt(-2 * Math.log(mass))
    return polynomial(tail.over, q) / polynomial(tail.under, q)
  }
  const q = mass - 0.5
  return (polynomial(central.over, q * q) * q) / polynomial(central.under, q * q)
}

function polynomial(coefficients: readonly number[], at: number): number {
  return coefficients.reduce((sum, coefficient) => sum * at + coefficient, 0)
}
