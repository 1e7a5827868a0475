export type MailMessage = {
  to: string
  subject: string
  text: string
  html?: string
  /** Where answers go; to the sender unless said. */
  replyTo?: string
  /** Mails with the same one are one mail, however often they are sent within a day. */
  onceKey?: string
}

/**
 * How a mail ended. `later`: the provider does not answer, is broken, or asks to wait, for so long if it says. `refused`
 * is its word about this mail.
 */
export type MailOutcome =
  | { status: 'sent' }
  | { status: 'later'; afterSeconds: number | null; reason: string }
  | { status: 'refused'; reason: string }

/** Sends mail. */
export type MailSender = { send: (message: MailMessage) => Promise<MailOutcome> }
