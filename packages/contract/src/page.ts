import { z } from 'zod'

/** `page` counts from 1. */
export function pageQuery(defaultLimit: number) {
  return {
    page: z.coerce.number().int().min(1).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(defaultLimit),
  }
}

/** How every list answers. `total` is over all pages. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    list: z.array(item),
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
  })
}

/** A flag in a query string: true, 1 or y is yes; false, 0 or n is no. */
export const Flag = z.stringbool()

export const Id = z.uuid()
export const idParams = z.object({ id: Id })
export const Search = z.string().trim().normalize('NFC').max(50)

/**
 * By what a browser is known whose owner came from the partner's payment app, when their account does not say so: what is
 * made of places is for card-pay users of the Korean market.
 */
export const marketQuery = { kbPay: z.coerce.number().int().min(0).max(2).optional() }

/** The rule of a list in which nothing stands twice, as `params.rule` of what zod finds. */
export const onceEach = 'once'

/** A list in which nothing stands twice. */
export function distinct<Item extends z.ZodType>(list: z.ZodArray<Item>): z.ZodArray<Item> {
  return list.refine((items) => new Set(items).size === items.length, { params: { rule: onceEach } })
}
