import type { contract } from '@clipmint/contract'

import type { Handlers } from '../../http/handlers.ts'
import { editChannels, mark, settingsOf } from './commands.ts'
import { presentNotification } from './present.ts'
import { countUnread, pageOfNotifications } from './store.ts'

export const notifications: Handlers<typeof contract.notifications> = {
  list: async (ctx, { account, query }) => {
    const { list, total } = await pageOfNotifications(ctx, account.id, query)
    const shown = await Promise.all(list.map((one) => presentNotification(ctx, one)))
    return { result: { ...query, list: shown, total, unread: await countUnread(ctx, account.id) } }
  },

  read: async (ctx, { account, body: { ids = null } }) => {
    if (ids === null) await mark(ctx, account.id, 'seenAt', null)
    return { result: { unread: await mark(ctx, account.id, 'readAt', ids) } }
  },

  seen: async (ctx, { account, body: { ids } }) => {
    return { result: { unread: await mark(ctx, account.id, 'seenAt', ids) } }
  },

  settings: async (ctx, { account: { id, sessionId } }) => {
    return { result: await settingsOf(ctx, { accountId: id, sessionId }) }
  },

  editSettings: async (ctx, { account: { id, sessionId }, body }) => {
    await editChannels(ctx, id, body)
    return { result: await settingsOf(ctx, { accountId: id, sessionId }) }
  },
}
