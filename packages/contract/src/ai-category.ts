import { z } from 'zod'

/** What a video is planned from. */
export const aiCategories = ['product', 'review', 'promotion', 'place'] as const
export const AiCategory = z.enum(aiCategories)
export type AiCategory = z.infer<typeof AiCategory>
