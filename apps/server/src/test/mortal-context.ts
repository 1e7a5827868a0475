import type { Context } from '../context.ts'

/** Thrown where a worker dies: nothing that it does afterwards counts, as after `kill -9`. */
export class Killed extends Error {
  override name = 'Killed'
}

/** The context of a worker that dies when `diesNow` says so, at any of its calls to the database, also inside a transaction. */
export function mortalContext(ctx: Context, diesNow: () => boolean): Context {
  let isDead = false
  const live = () => {
    isDead ||= diesNow()
    if (isDead) throw new Killed()
  }
  return {
    ...ctx,
    db: () => {
      live()
      return ctx.db()
    },
    withTx: async <Value>(act: () => Promise<Value>) => {
      live()
      const value = await ctx.withTx(act)
      live()
      return value
    },
  }
}
