import { type NetworkId } from '@clipmint/contract'
import type { Publisher } from '@clipmint/integrations'

import type { Context } from '../../context.ts'
import { failureAt } from './failures.ts'

/** The way to a network; throws SOCIAL_ACCOUNTS_OFF where it is not set up. */
export function publisherOf({ outside }: Pick<Context, 'outside'>, network: NetworkId): Publisher {
  const publisher = outside.networks[network]
  if (!publisher) throw failureAt(network, 'SOCIAL_ACCOUNTS_OFF')
  return publisher
}
