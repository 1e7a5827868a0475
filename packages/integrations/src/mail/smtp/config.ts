import { z } from 'zod'

/** A mail server of ours or of a provider; every one of them speaks SMTP. Without SMTP_URL no mail is sent. */
export const SmtpKeys = z.object({
  /** `smtps://name:password@host:465`, or `smtp://…:587`, which turns to TLS once connected. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'smtp:// or smtps:// with name, password and host' }),
  /** The sender, such as `Clipmint <hello@example.com>`; the server must be allowed to send for its domain. */
  MAIL_FROM: z.string().regex(/@/, 'an address, such as Clipmint <hello@example.com>'),
})
export type SmtpKeys = z.infer<typeof SmtpKeys>
