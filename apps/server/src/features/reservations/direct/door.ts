import type { Context } from '../../../context.ts'

/** What the commands of posts need of the world. */
export type DirectDoor = Pick<
  Context,
  'db' | 'now' | 'newId' | 'withTx' | 'jobs' | 'events' | 'files' | 'signer' | 'settings' | 'outside' | 'log'
>
