import type { Order, Stage, Standing, What, World } from './world.ts'

export type Row = {
  does: string
  stage: Stage
  what?: What
  send: (world: World, order: Order) => Promise<unknown>
  /** What it is answered with. */
  answers: unknown
  /** What stands afterwards, where that is not what stood before. */
  stands?: Partial<Standing>
  /** Whether the rightful payer can still pay afterwards; else it is over, or was paid before. */
  isStillGood?: boolean
}

/** What is asked for what, in the smallest unit. */
export const price = { toss: { plan: 29_000, once: 9_900 }, stripe: { plan: 2_400, once: 800 } }
