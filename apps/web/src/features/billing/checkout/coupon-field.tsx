import type { OwnedCoupon, PaymentCurrency } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { AnchorLink } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { Choice, ChoiceGroup } from './choice.tsx'

import classes from './coupon-field.module.css'

type CouponFieldProps = {
  label: string
  coupons: readonly { coupon: OwnedCoupon; discount: number }[]
  value: string | undefined
  currency: PaymentCurrency
  onChange: (couponId: string | undefined) => void
}

/** The coupons that make it cost less, with how much; none is used unless it is chosen. */
export function CouponField({ label, coupons, value, currency, onChange }: CouponFieldProps) {
  const { t } = useTranslation()
  const { money, day, language } = useFormats()
  if (coupons.length === 0)
    return (
      <ChoiceGroup label={label}>
        <p className={classes['none']}>
          {t('checkout.noCoupon')}{' '}
          <AnchorLink inherit underline="always" to="/account/coupon">
            {t('checkout.addCoupon')}
          </AnchorLink>
        </p>
      </ChoiceGroup>
    )
  return (
    <ChoiceGroup label={label}>
      <Choice
        type="radio"
        name="coupon"
        checked={value === undefined}
        title={t('checkout.withoutCoupon')}
        onChange={() => onChange(undefined)}
      />
      {coupons.map(({ coupon, discount }) => (
        <Choice
          key={coupon._id}
          type="radio"
          name="coupon"
          checked={value === coupon._id}
          title={coupon.name[language]}
          text={coupon.expiresOn === null ? null : t('coupons.until', { date: day(coupon.expiresOn) })}
          aside={`\u2212${money(discount, currency)}`}
          onChange={() => onChange(coupon._id)}
        />
      ))}
    </ChoiceGroup>
  )
}
