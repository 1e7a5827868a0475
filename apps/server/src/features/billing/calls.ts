import type { contract } from '@clipmint/contract'

import type { Handlers } from '../../http/handlers.ts'
import { joinWaitlist } from '../account/index.ts'

export const billing: Handlers<typeof contract.billing> = {
  waitlist: async (ctx, { body, request, lang }) => {
    const { userEmail: email, planType } = body
    const invitedBy = await joinWaitlist(ctx, { email, planType, language: lang, ip: request.ip })
    return { result: { invitedBy: invitedBy.toISOString() } }
  },
}
