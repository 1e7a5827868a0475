import { z } from 'zod'

/** Keys of Facebook Login. Without FACEBOOK_LOGIN_ID it is off. */
export const FacebookKeys = z.object({
  FACEBOOK_LOGIN_ID: z.string().min(1),
  FACEBOOK_LOGIN_SECRET: z.string().min(1),
  FACEBOOK_LOGIN_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/)
    .default('v23.0'),
  /** One base in place of all of Facebook's hosts. */
  FACEBOOK_LOGIN_URL: z.url({ protocol: /^https?$/ }).optional(),
})
export type FacebookKeys = z.infer<typeof FacebookKeys>
