import type { PaymentCurrency, PriceLine } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { waived } from './rules.ts'

/** Lines as they are charged: what is less than the gateway of a currency takes is waived. */
export function payableOf(
  { outside }: Pick<Context, 'outside'>,
  lines: readonly PriceLine[],
  currency: PaymentCurrency,
): PriceLine[] {
  return waived(lines, outside.payments[currency]?.facts.leastAmount ?? 1)
}
