import { z } from 'zod'

/** Some letters of an article that look alike; `href` is a path of the site or an address elsewhere. */
const Span = z.object({
  text: z.string(),
  strong: z.boolean(),
  code: z.boolean(),
  href: z.string().nullable(),
})
export type Span = z.infer<typeof Span>

const Line = z.array(Span)

/** One piece of an article. Data and no markup, so that a page can show it without trusting it. */
export const Block = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    id: z.string(),
    line: Line,
  }),
  z.object({ kind: z.literal('paragraph'), line: Line }),
  z.object({ kind: z.literal('note'), line: Line }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(Line) }),
  z.object({ kind: z.literal('table'), head: z.array(Line), rows: z.array(z.array(Line)) }),
])
export type Block = z.infer<typeof Block>
