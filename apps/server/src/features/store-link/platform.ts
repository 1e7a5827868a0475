import type { ShopPlatform, ShopRefusal } from '@clipmint/integrations'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'

/** Cafe24; throws STORE_LINK_OFF where it is not set up. */
export function cafe24Of({ outside }: Pick<Context, 'outside'>): ShopPlatform {
  const platform = outside.shops.find(({ facts }) => facts.id === 'cafe24')
  if (!platform) throw new Failure('STORE_LINK_OFF')
  return platform
}

/** What an owner is told of a shop that does not do what it is asked. */
export function failureOf({ log }: Pick<Context, 'log'>, refusal: ShopRefusal): Failure {
  switch (refusal.status) {
    case 'ended':
      return new Failure('STORE_LINK_ENDED')
    case 'forbidden':
      return new Failure('STORE_LINK_FORBIDDEN')
    case 'limited':
      return new Failure('STORE_LINK_BUSY', { values: { seconds: refusal.retryAfterSeconds } })
    case 'refused':
      log.error({ reason: refusal.reason }, 'a shop refuses what it is asked')
      return new Failure('STORE_LINK_REFUSED')
    case 'unreachable':
      return new Failure('STORE_LINK_UNREACHABLE', { cause: refusal.reason })
  }
}
