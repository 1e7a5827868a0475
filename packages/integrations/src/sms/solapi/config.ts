import { z } from 'zod'

/** Keys of SOLAPI. Without SOLAPI_API_KEY the provider is off. */
export const SolapiKeys = z.object({
  SOLAPI_API_KEY: z.string().min(1),
  SOLAPI_API_SECRET: z.string().min(1),
  /** The sending number, registered with SOLAPI as the law asks; digits only. */
  SOLAPI_SENDER: z.string().regex(/^\d{8,12}$/, 'digits only, such as 0212345678'),
  SOLAPI_URL: z.url().default('https://api.solapi.com'),
})
export type SolapiKeys = z.infer<typeof SolapiKeys>
