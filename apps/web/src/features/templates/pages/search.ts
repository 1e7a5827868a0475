import { ratios } from '@clipmint/film'
import { z } from 'zod'

/** What was chosen so far stands in the address: a reload, or coming back from the editor, finds it again. */
export const ChooseSearch = z.object({
  scenario: z.string().max(40).optional().catch(undefined),
  ratio: z.enum(ratios).optional().catch(undefined),
  template: z.uuid().optional().catch(undefined),
  /** Selling points left out. */
  without: z.array(z.string().max(40)).max(50).optional().catch(undefined),
})
export type ChooseSearch = z.infer<typeof ChooseSearch>
