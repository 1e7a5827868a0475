import { z } from 'zod'

/** Keys of Sign in with Apple. Without APPLE_LOGIN_ID it is off. */
export const AppleKeys = z.object({
  /** The Services ID. */
  APPLE_LOGIN_ID: z.string().min(1),
  APPLE_LOGIN_TEAM: z.string().regex(/^[A-Z0-9]{10}$/, 'ten letters and digits'),
  APPLE_LOGIN_KEY_ID: z.string().regex(/^[A-Z0-9]{10}$/, 'ten letters and digits'),
  /** The contents of the .p8 file; its line ends may be written as \n. */
  APPLE_LOGIN_KEY: z
    .string()
    .transform((text) => text.replaceAll('\\n', '\n'))
    .pipe(z.string().includes('-----BEGIN PRIVATE KEY-----', 'the contents of the .p8 file')),
  /** One base in place of Apple's host. */
  APPLE_LOGIN_URL: z.url({ protocol: /^https?$/ }).optional(),
})
export type AppleKeys = z.infer<typeof AppleKeys>
