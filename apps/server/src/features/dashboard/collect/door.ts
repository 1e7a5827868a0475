import type { Context } from '../../../context.ts'

/** What collecting needs of the world. */
export type CollectingDoor = Pick<
  Context,
  'db' | 'now' | 'newId' | 'withTx' | 'jobs' | 'events' | 'files' | 'signer' | 'settings' | 'outside' | 'log'
>
