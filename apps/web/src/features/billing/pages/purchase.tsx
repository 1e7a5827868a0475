import { packCredits } from '@clipmint/contract'
import { Page, PageHead } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { Choice, ChoiceGroup } from '../checkout/choice.tsx'
import { CurrencyField } from '../checkout/currency-field.tsx'
import { OnceCheckout } from '../checkout/once-checkout.tsx'
import { payableOf } from '../plan-choice.ts'
import { usePlans } from '../queries.ts'
import type { Pack } from './search.ts'

const route = getRouteApi('/purchase')
const packs: readonly Pack[] = ['credits10', 'credits50']

/** /purchase: credits, bought once. */
export function PurchasePage() {
  const { t } = useTranslation()
  const { money } = useFormats()
  const { item = 'credits10', currency: wished } = route.useSearch()
  const navigate = route.useNavigate()
  const { data: plans, error, refetch } = usePlans()
  if (!plans)
    return (
      <Page>
        <PageHead title={t('checkout.credits')} lead={t('checkout.creditsLead')} />
        {error ? <FailureNote error={error} onRetry={() => void refetch()} /> : <Skeleton height="24rem" />}
      </Page>
    )
  const currency = payableOf(wished ?? plans.currency, plans.currencies)
  return (
    <Page>
      <PageHead title={t('checkout.credits')} lead={t('checkout.creditsLead')} />
      <OnceCheckout order={{ item, currency }}>
        {plans.currencies.length > 1 ? (
          <CurrencyField
            currencies={plans.currencies}
            value={currency}
            onChange={(chosen) =>
              void navigate({ search: { item, currency: chosen }, replace: true, resetScroll: false })
            }
          />
        ) : null}
        <ChoiceGroup label={t('checkout.packs')}>
          {packs.map((pack) => {
            const price = plans.once[pack][currency]
            return (
              <Choice
                key={pack}
                type="radio"
                name="pack"
                checked={pack === item}
                title={t(`checkout.line_${pack}`)}
                text={t('checkout.each', { amount: money(Math.round(price / packCredits[pack]), currency) })}
                aside={money(price, currency)}
                onChange={() =>
                  void navigate({
                    search: { item: pack, currency: wished },
                    replace: true,
                    resetScroll: false,
                  })
                }
              />
            )
          })}
        </ChoiceGroup>
      </OnceCheckout>
    </Page>
  )
}
