export type MailMessage = {
  to: string
  subject: string
  text: string
  html?: string
  /** Where answers go; to the sender unless said. */
  replyTo?: string
  attachments?: readonly MailAttachment[]
  /** Mails with the same one are one mail: whoever receives it twice knows the second by it. */
  onceKey?: string
}

/** A file of words that goes with a mail, such as a calendar entry. */
export type MailAttachment = { name: string; type: string; content: string }

/**
 * How a mail ended. `later`: the provider does not answer, is broken, does not let us in, or asks to wait, for so long
 * if it says. `refused` is its word about this mail.
 */
export type MailOutcome =
  | { status: 'sent' }
  | { status: 'later'; afterSeconds: number | null; reason: string }
  | { status: 'refused'; reason: string }

/** Sends mail. */
export type MailSender = { send: (message: MailMessage) => Promise<MailOutcome> }
