/** What tells a buyer what is sold and why to want it, in one language: one expression a meaning. */
export type Selling = {
  /** Who does, makes or sells what. */
  does: readonly RegExp[]
  /** How it is made, of what, and what it is like. */
  made: readonly RegExp[]
  /** Since when, by whom, and what proves it. */
  proven: readonly RegExp[]
  /** What is promised, given or spared: it sells whatever else its sentence says. */
  promised: readonly RegExp[]
  /** A price, of a thing where its sentence names one. */
  prices: readonly RegExp[]
  /** What is no part of the thing sold: fees, waits, limits, ways to order, what a buyer sees to. */
  asides: readonly RegExp[]
}
