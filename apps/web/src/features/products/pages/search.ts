import { z } from 'zod'

/** What of the list is shown stands in the address. */
export const ProductsSearch = z.object({
  show: z.enum(['liked', 'hidden']).optional().catch(undefined),
  page: z.number().int().min(2).optional().catch(undefined),
  search: z.string().max(50).optional().catch(undefined),
})
export type ProductsSearch = z.infer<typeof ProductsSearch>

export const ProductSearch = z.object({ edit: z.boolean().optional().catch(undefined) })

export const AiErrorSearch = z.object({ request: z.uuid().optional().catch(undefined) })
