import { z } from 'zod'

import { call } from './define.ts'
import { Id } from './page.ts'

/** What posts are about, in shares of all of a month: `most` or `least` is the share that is advised. */
export const contentKinds = ['offer', 'proof', 'product', 'scene', 'season'] as const

const events = ['new-product', 'restock', 'price-drop', 'anniversary', 'promotion-ends', 'payday'] as const

/** A day worth a video: of the Korean year, or of the shop itself. */
export const CalendarDay = z.object({
  day: z.iso.date(),
  kind: z.enum(['occasion', 'shop']),
  /** Which occasion or event: a code that has words. */
  id: z.string(),
  /** The product or place that an event of the shop is about. */
  about: z.object({ productId: Id.nullable(), placeId: Id.nullable(), name: z.string() }).nullable(),
  /** From when on videos for it should be posted. */
  startOn: z.iso.date(),
})
export type CalendarDay = z.infer<typeof CalendarDay>

export const shopEvents = events

export const calendar = {
  days: call({
    host: 'api',
    method: 'GET',
    path: '/calendar',
    who: 'member',
    summary:
      'Days between two days, both included, that are worth a video; and of which kinds the posts of that time are, against what is advised.',
    query: z.object({ from: z.iso.date(), to: z.iso.date() }),
    result: z.object({
      days: z.array(CalendarDay),
      mix: z.array(
        z.object({
          kind: z.enum(contentKinds),
          posts: z.number().int(),
          /** Advised shares, 0 to 1; null where there is none. */
          most: z.number().nullable(),
          least: z.number().nullable(),
        }),
      ),
    }),
    errors: ['CAMPAIGNS_PERIOD'],
  }),
}
