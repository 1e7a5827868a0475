import {
  createResendSender,
  createSolapiSender,
  unavailableMail,
  unavailableSms,
} from '@clipmint/integrations'

import type { Context } from '../context.ts'
import type { Config } from './config.ts'

/** Keys that the sandbox knows; they open nothing else. */
const sandboxSolapi = {
  SOLAPI_API_KEY: 'sandbox',
  SOLAPI_API_SECRET: 'sandbox-secret',
  SOLAPI_SENDER: '0212345678',
}
const sandboxResend = { RESEND_API_KEY: 're_sandbox', MAIL_FROM: 'Clipmint <hello@clipmint.example>' }

/** The ways to the outside world: the real providers that have keys, or their stand-ins at `sandboxUrl`. */
export function outsideOf(
  { solapi, resend }: Pick<Config, 'solapi' | 'resend'>,
  sandboxUrl: string | null,
  now: () => Date,
): Context['outside'] {
  if (sandboxUrl !== null) {
    const atSandbox = {
      SOLAPI_URL: `${sandboxUrl}/sandbox/solapi`,
      RESEND_URL: `${sandboxUrl}/sandbox/resend`,
    }
    return {
      sms: createSolapiSender({ ...sandboxSolapi, SOLAPI_URL: atSandbox.SOLAPI_URL }, now),
      mail: createResendSender({ ...sandboxResend, RESEND_URL: atSandbox.RESEND_URL }),
    }
  }
  return {
    sms: solapi ? createSolapiSender(solapi, now) : unavailableSms,
    mail: resend ? createResendSender(resend) : unavailableMail,
  }
}
