import type { Context } from '../../../context.ts'

/** What posting needs of the world. */
export type PostingDoor = Pick<
  Context,
  'db' | 'now' | 'newId' | 'withTx' | 'jobs' | 'events' | 'files' | 'signer' | 'settings' | 'outside' | 'log'
>
