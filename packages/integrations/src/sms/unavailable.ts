import type { SmsSender } from './sender.ts'

/** Stands where no provider is set up: refuses every message, so that a caller tells its user at once. */
export const unavailableSms: SmsSender = {
  send: async () => ({ status: 'refused', reason: 'No SMS provider is set up.' }),
}
