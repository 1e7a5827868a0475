import { z } from 'zod'

/** Keys of Google's sign-in. Without GOOGLE_LOGIN_ID it is off. */
export const GoogleKeys = z.object({
  GOOGLE_LOGIN_ID: z.string().min(1),
  GOOGLE_LOGIN_SECRET: z.string().min(1),
  /** One base in place of all of Google's hosts. */
  GOOGLE_LOGIN_URL: z.url({ protocol: /^https?$/ }).optional(),
})
export type GoogleKeys = z.infer<typeof GoogleKeys>
