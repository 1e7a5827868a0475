import type { MailSender } from './sender.ts'

/** Stands where no provider is set up: refuses every mail. */
export const unavailableMail: MailSender = {
  send: async () => ({ status: 'refused', reason: 'No mail provider is set up.' }),
}
