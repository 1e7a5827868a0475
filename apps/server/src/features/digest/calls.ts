import type { contract } from '@clipmint/contract'

import type { Handlers } from '../../http/handlers.ts'
import { isOn, turn } from './link.ts'

export const digest: Handlers<typeof contract.digest> = {
  show: async (ctx, { params }) => ({ result: { on: await isOn(ctx, params.token) } }),
  turn: async (ctx, { params, body }) => ({ result: { on: await turn(ctx, params.token, body.on) } }),
}
