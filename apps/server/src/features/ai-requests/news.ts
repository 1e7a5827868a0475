import type { Context } from '../../context.ts'
import type { StoredRequest } from './store.ts'

/** Tells the owner's screens how a request stands. */
export async function tell({ events }: Pick<Context, 'events'>, request: StoredRequest): Promise<void> {
  const { accountId, id, status, stage, progress } = request
  await events.publish(accountId, { kind: 'ai-request', id, data: { status, stage, progress } })
}
