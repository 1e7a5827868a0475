import { isUsedAtOnce, type OwnedCoupon } from '@clipmint/contract'
import { StatusBadge } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useAskFirst } from '../../../app/ask-first.ts'
import { useNow } from '../../../app/clock.ts'
import { useFailureText } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { useBenefitWords, useConditionWords } from '../benefit-words.ts'
import { daysLeft } from '../days-left.ts'
import { sayDone } from '../notice.ts'
import { useUseCoupon } from '../queries.ts'

import classes from './coupon-card.module.css'

/** From so many days on it is said how many are left. */
const SOON_DAYS = 7

/** One coupon: what it gives, for what, until when, and the way to use it. */
export function CouponCard({ coupon }: { coupon: OwnedCoupon }) {
  const { language } = useFormats()
  const words = useBenefitWords()(coupon.benefit)
  const conditions = useConditionWords()(coupon)
  return (
    <li className={classes['ticket']} data-status={coupon.status}>
      <span className={classes['stub']} aria-hidden="true">
        <small>{words.what}</small>
        {words.short}
      </span>
      <div className={classes['body']}>
        <h2 className={classes['name']}>{coupon.name[language]}</h2>
        <p className={classes['gives']}>{words.long}</p>
        <p className={classes['facts']}>{conditions.join(' · ')}</p>
        <Until coupon={coupon} />
        {coupon.status === 'owned' ? <UseButton coupon={coupon} gives={words.long} /> : null}
      </div>
    </li>
  )
}

function Until({ coupon }: { coupon: OwnedCoupon }) {
  const { t } = useTranslation()
  const { day } = useFormats()
  const now = useNow(60_000)
  const { status, usedOn, expiresOn } = coupon
  if (usedOn !== null) return <p className={classes['facts']}>{t('coupons.usedOn', { date: day(usedOn) })}</p>
  if (expiresOn === null) return <p className={classes['facts']}>{t('coupons.noEnd')}</p>
  if (status === 'expired') return <p className={classes['facts']}>{t('coupons.ended')}</p>
  const left = daysLeft(expiresOn, now)
  return (
    <p className={classes['facts']}>
      {t('coupons.until', { date: day(expiresOn) })}
      {left <= SOON_DAYS ? (
        <StatusBadge tone={left <= 1 ? 'bad' : 'warn'}>
          {left === 0 ? t('coupons.lastDay') : t('coupons.daysLeft', { count: left })}
        </StatusBadge>
      ) : null}
    </p>
  )
}

/** What takes effect at once asks first: it cannot be taken back. What makes a payment smaller is used there. */
function UseButton({ coupon, gives }: { coupon: OwnedCoupon; gives: string }) {
  const { t } = useTranslation()
  const askFirst = useAskFirst()
  const text = useFailureText()
  const use = useUseCoupon(() => sayDone(t('coupons.usedNow', { gives })))
  const { kind } = coupon.benefit
  if (!isUsedAtOnce(kind)) {
    return (
      <ButtonLink
        {...(kind === 'WATERMARK'
          ? { to: '/projects' as const }
          : { to: '/subscribe' as const, search: { coupon: coupon._id } })}
        variant="default"
        size="sm"
        className={classes['act']}
      >
        {t(kind === 'WATERMARK' ? 'coupons.toVideos' : 'coupons.toPayment')}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button
        size="sm"
        variant="light"
        className={classes['act'] ?? ''}
        loading={use.isPending}
        onClick={() =>
          askFirst({
            title: t('coupons.useAsk'),
            note: t(`coupons.use_${kind}`, { gives }),
            confirm: t('coupons.use'),
            onConfirm: () => use.mutate(coupon.code),
          })
        }
      >
        {t('coupons.use')}
      </Button>
      {use.isError ? (
        <p className={classes['failure']} role="alert">
          {text(use.error)}
        </p>
      ) : null}
    </>
  )
}
