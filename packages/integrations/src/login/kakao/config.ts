import { z } from 'zod'

/** Keys of Kakao's sign-in, with OpenID Connect switched on in its console. Without KAKAO_LOGIN_ID it is off. */
export const KakaoKeys = z.object({
  /** The app's REST key. */
  KAKAO_LOGIN_ID: z.string().min(1),
  KAKAO_LOGIN_SECRET: z.string().min(1),
  /** One base in place of all of Kakao's hosts. */
  KAKAO_LOGIN_URL: z.url({ protocol: /^https?$/ }).optional(),
})
export type KakaoKeys = z.infer<typeof KakaoKeys>
