export type MailMessage = { to: string; subject: string; text: string; html?: string }

/** How a mail ended. `refused` is the provider's word about this mail; an outage throws. */
export type MailOutcome = { status: 'sent' } | { status: 'refused'; reason: string }

/** Sends mail. */
export type MailSender = { send: (message: MailMessage) => Promise<MailOutcome> }
