import type { SmsSender } from '../sender.ts'
import { sendMany } from './api.ts'
import type { SolapiKeys } from './config.ts'

/** Text messages by SOLAPI, to Korean numbers. */
export function createSolapiSender(keys: SolapiKeys, now: () => Date): SmsSender {
  return {
    async send({ to, text }) {
      const answer = await sendMany(keys, { to: nationalDigits(to), text }, now())
      if ('refused' in answer) {
        return { status: 'refused', reason: `${answer.refused.errorCode}: ${answer.refused.errorMessage}` }
      }
      const [failed] = answer.ok.failedMessageList
      if (failed) return { status: 'refused', reason: `${failed.statusCode}: ${failed.statusMessage}` }
      return { status: 'sent' }
    },
  }
}

/** SOLAPI wants a number as it is dialled at home: +821012345678 → 01012345678. */
function nationalDigits(e164: string): string {
  return e164.replace(/^\+82/, '0').replaceAll(/\D/g, '')
}
