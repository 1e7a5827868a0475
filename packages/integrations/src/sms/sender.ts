export type SmsMessage = {
  /** E.164, such as +821012345678. */
  to: string
  text: string
}

/** How a text message ended. `refused` is the provider's word about this message; an outage throws. */
export type SmsOutcome = { status: 'sent' } | { status: 'refused'; reason: string }

/** Sends text messages. */
export type SmsSender = { send: (message: SmsMessage) => Promise<SmsOutcome> }
