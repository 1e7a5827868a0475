import { z } from 'zod'

/** Keys of Pixabay. Without PIXABAY_API_KEY the provider is off. */
export const PixabayKeys = z.object({
  PIXABAY_API_KEY: z.string().min(1),
  PIXABAY_URL: z.url({ protocol: /^https?$/ }).default('https://pixabay.com'),
})
export type PixabayKeys = z.infer<typeof PixabayKeys>
