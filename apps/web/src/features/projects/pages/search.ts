import { z } from 'zod'

/** What of the list is shown stands in the address: a reload, or coming back, finds it again. */
export const ProjectSearch = z.object({
  tab: z.enum(['all', 'going', 'trash']).optional().catch(undefined),
  page: z.number().int().min(2).optional().catch(undefined),
  search: z.string().max(50).optional().catch(undefined),
  folder: z.uuid().optional().catch(undefined),
})
export type ProjectSearch = z.infer<typeof ProjectSearch>
