import { z } from 'zod'

/** Keys of Naver's sign-in. Without NAVER_LOGIN_ID it is off. */
export const NaverKeys = z.object({
  NAVER_LOGIN_ID: z.string().min(1),
  NAVER_LOGIN_SECRET: z.string().min(1),
  /** One base in place of all of Naver's hosts. */
  NAVER_LOGIN_URL: z.url({ protocol: /^https?$/ }).optional(),
})
export type NaverKeys = z.infer<typeof NaverKeys>
