import { type BillingPeriod, packCredits, type PaymentCurrency } from '@clipmint/contract'
import { Send, Sparkles, Stamp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { AnchorLink } from '../../../app/links.tsx'
import { listNetworks } from '../../../app/network-names.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { perMonth } from '../plan-choice.ts'
import type { Plans } from '../queries.ts'
import { Section } from './section.tsx'

import classes from './extras.module.css'

type ExtrasProps = { plans: Plans; period: BillingPeriod; currency: PaymentCurrency }

/** What is bought beside a plan, or without one. */
export function Extras({ plans, period, currency }: ExtrasProps) {
  const { t } = useTranslation()
  const { language, money } = useFormats()
  const { uploadService, once } = plans
  const upload = uploadService[period][currency]
  const icon = { 'aria-hidden': true, size: '1.5rem' } as const
  return (
    <Section title={t('pricing.extras')}>
      <ul className={classes['extras']}>
        <Extra
          icon={<Send {...icon} />}
          name={t('pricing.upload')}
          text={t('pricing.uploadText', { networks: listNetworks(language) })}
          price={`${money(perMonth(upload, period), currency)}${t('pricing.aMonth')}`}
          note={
            period === 'year'
              ? t('pricing.atOnce', { amount: money(upload, currency) })
              : t('pricing.uploadNote')
          }
        />
        <Extra
          icon={<Sparkles {...icon} />}
          name={t('pricing.credits')}
          text={t('pricing.creditsText')}
          price={money(once.credits10[currency], currency)}
          note={t('pricing.creditsNote', {
            few: packCredits.credits10,
            many: packCredits.credits50,
            amount: money(once.credits50[currency], currency),
          })}
          action={
            <AnchorLink size="sm" to="/purchase">
              {t('pricing.creditsBuy')}
            </AnchorLink>
          }
        />
        <Extra
          icon={<Stamp {...icon} />}
          name={t('pricing.watermark')}
          text={t('pricing.watermarkText')}
          price={money(once.watermark[currency], currency)}
          note={t('pricing.watermarkNote')}
          action={
            <AnchorLink size="sm" to="/projects">
              {t('pricing.watermarkBuy')}
            </AnchorLink>
          }
        />
      </ul>
    </Section>
  )
}

type ExtraProps = {
  icon: ReactNode
  name: string
  text: string
  price: string
  note: string
  action?: ReactNode
}

function Extra({ icon, name, text, price, note, action }: ExtraProps) {
  return (
    <li className={classes['extra']}>
      {icon}
      <h3>{name}</h3>
      <p>{text}</p>
      <p className={classes['price']}>
        <b>{price}</b>
        <small>{note}</small>
      </p>
      {action}
    </li>
  )
}
