/** What comes of choosing some stories with some credits left: how many are made, and what is left after. */
export type Outcome = { made: number; after: number; isShort: boolean }

/** As many as there are credits for, one each. */
export function shareOut(chosen: number, left: number): Outcome {
  const made = Math.min(chosen, left)
  return { made, after: left - made, isShort: made < chosen }
}
