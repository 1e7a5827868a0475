import type { PaymentCurrency, WeighedCoupon } from '@clipmint/contract'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { AnchorLink } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { Choice, ChoiceGroup } from './choice.tsx'

import classes from './coupon-field.module.css'

type CouponFieldProps = {
  label: string
  /** The member's own, held against what is paid; undefined while nobody knows them. */
  coupons: readonly WeighedCoupon[] | undefined
  value: string | undefined
  currency: PaymentCurrency
  onChange: (couponId: string | undefined) => void
}

/** The coupons that make it cost less, with what it costs then; none is used unless it is chosen. The others say why not. */
export function CouponField({ label, coupons, value, currency, onChange }: CouponFieldProps) {
  const { t } = useTranslation()
  const { money, day, language } = useFormats()
  if (coupons === undefined)
    return (
      <ChoiceGroup label={label}>
        <Skeleton height="1.5rem" />
      </ChoiceGroup>
    )
  const usable = coupons.filter(({ refusal }) => refusal === null)
  const [first] = usable
  return (
    <ChoiceGroup label={label}>
      {first ? (
        <Choice
          type="radio"
          name="coupon"
          checked={value === undefined}
          title={t('checkout.withoutCoupon')}
          aside={money(first.before, currency)}
          onChange={() => onChange(undefined)}
        />
      ) : (
        <p className={classes['none']}>
          {t('checkout.noCoupon')}{' '}
          <AnchorLink inherit underline="always" to="/account/coupon">
            {t('checkout.addCoupon')}
          </AnchorLink>
        </p>
      )}
      {usable.map(({ coupon, discount, total }) => (
        <Choice
          key={coupon._id}
          type="radio"
          name="coupon"
          checked={value === coupon._id}
          title={coupon.name[language]}
          text={[
            t('checkout.couponOff', { amount: money(discount, currency) }),
            ...(coupon.expiresOn === null ? [] : [t('coupons.until', { date: day(coupon.expiresOn) })]),
          ].join(' · ')}
          aside={money(total, currency)}
          onChange={() => onChange(coupon._id)}
        />
      ))}
      <Unusable coupons={coupons} currency={currency} />
    </ChoiceGroup>
  )
}

type UnusableProps = { coupons: readonly WeighedCoupon[]; currency: PaymentCurrency }

function Unusable({ coupons, currency }: UnusableProps) {
  const { t } = useTranslation()
  const { money, language } = useFormats()
  const refused = coupons.flatMap(({ coupon, refusal }) => (refusal === null ? [] : [{ coupon, refusal }]))
  if (refused.length === 0) return null
  return (
    <ul className={classes['unusable']} aria-label={t('checkout.couponsNot')}>
      {refused.map(({ coupon, refusal }) => {
        const least = coupon.conditions.minPrice?.[currency]
        return (
          <li key={coupon._id}>
            <b>{coupon.name[language]}</b>
            <span>
              {refusal === 'min-price' && least !== undefined
                ? t('checkout.couponNot_min-price', { amount: money(least, currency) })
                : t(
                    refusal === 'min-price' ? 'checkout.couponNot_currency' : `checkout.couponNot_${refusal}`,
                  )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
