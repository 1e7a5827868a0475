import { planNameOf } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { planTypeOf, standingOf } from '../plan-choice.ts'
import type { Offer } from './offer.ts'
import { talkId } from './talk-to-us.tsx'

/** What is pressed on a plan's card: to begin, to change, to look after it, or to talk. */
export function PlanAction({
  name,
  isSignedIn,
  planType,
  planEndsAt,
  period,
  subscribed,
  isFirst,
  plans,
  paysIn,
}: Offer) {
  const { t } = useTranslation()
  const look = { variant: isFirst ? 'filled' : 'default', size: 'md', fullWidth: true } as const
  const quiet = { ...look, variant: 'default' } as const
  const hasPlan = planType !== null && planNameOf(planType) !== 'free'
  if (name === 'free')
    return hasPlan ? (
      <ButtonLink {...quiet} to="/account/payments">
        {t('pricing.look')}
      </ButtonLink>
    ) : !isSignedIn ? (
      <ButtonLink {...quiet} to="/auth/signin" search={{ mode: 'signup' }}>
        {t('pricing.startFree')}
      </ButtonLink>
    ) : (
      <ButtonLink {...quiet} to="/products">
        {t('pricing.make')}
      </ButtonLink>
    )
  if (name === 'enterprise')
    return (
      <Button {...quiet} component="a" href={`#${talkId}`}>
        {t('pricing.talk')}
      </Button>
    )
  const offered = planTypeOf(name, period)
  const standing = standingOf(offered, {
    planType: subscribed?.planType ?? planType,
    isSubscribed: subscribed !== null,
    planEndsAt,
  })
  if (standing === 'mine')
    return (
      <ButtonLink {...quiet} to="/account/payments">
        {t('pricing.look')}
      </ButtonLink>
    )
  const word =
    standing === 'otherPeriod' ? (`pricing.to_${period}` as const) : (`pricing.do_${standing}` as const)
  return (
    <ButtonLink
      {...look}
      to="/subscribe"
      search={{ plan: offered, currency: paysIn === plans.currency ? undefined : paysIn }}
      disabled={plans.currencies.length === 0}
    >
      {t(word)}
    </ButtonLink>
  )
}
