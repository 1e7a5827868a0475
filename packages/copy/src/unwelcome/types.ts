/** What a shop says for honesty's sake and nobody stops for, in one language: one expression a meaning. */
export type Unwelcome = {
  /** What it does not do, or takes away. */
  refusals: readonly RegExp[]
  /** How long one waits, and what is paid before. */
  waits: readonly RegExp[]
  /** What costs more, takes longer or is closed. */
  drawbacks: readonly RegExp[]
  /** What a buyer pays or loses who breaks something, comes late or does not come; what nobody answers for, or is not in the price. */
  penalties: readonly RegExp[]
}
