import type { Context } from '../../../context.ts'
import type { TargetKey } from '../posting/target.ts'

/** What the commands of posts need of the world. */
export type DirectDoor = Pick<
  Context,
  'db' | 'now' | 'newId' | 'withTx' | 'jobs' | 'events' | 'files' | 'signer' | 'settings' | 'outside' | 'log'
>

/** Has a target taken up at a time; whoever looks for what is due finds it too, should the job be lost. */
export async function sendLater(
  { jobs }: Pick<Context, 'jobs'>,
  { accountId, id }: TargetKey,
  at: Date,
): Promise<void> {
  await jobs.send('reservations.post', { accountId, id }, { after: at })
}
