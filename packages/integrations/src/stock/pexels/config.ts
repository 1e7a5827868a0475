import { z } from 'zod'

/** Keys of Pexels. Without PEXELS_API_KEY the provider is off. */
export const PexelsKeys = z.object({
  PEXELS_API_KEY: z.string().min(1),
  PEXELS_URL: z.url({ protocol: /^https?$/ }).default('https://api.pexels.com'),
})
export type PexelsKeys = z.infer<typeof PexelsKeys>
