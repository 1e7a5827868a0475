import { allowanceOf, periodOf, planNameOf } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { listNetworks } from '../../../app/network-names.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { planWord } from '../../account/index.ts'
import type { SubscribeSearch } from '../pages/search.ts'
import { perMonth, type PlanChoice, planTypeOf } from '../plan-choice.ts'
import type { Plans } from '../queries.ts'
import { Choice, ChoiceGroup } from './choice.tsx'

type FieldProps = { plans: Plans; choice: PlanChoice; onChoose: (chosen: SubscribeSearch) => void }

const names = ['basic', 'standard'] as const
const periods = ['month', 'year'] as const

/** Which plan, and for how long it is paid at once. */
export function PlanField({ plans, choice, onChoose }: FieldProps) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const { planType, currency } = choice
  const period = periodOf(planType)
  const name = planNameOf(planType) === 'standard' ? 'standard' : 'basic'
  const priceOf = (type: number) => plans.plans.find((it) => it.planType === type)?.price[currency] ?? 0
  return (
    <>
      <ChoiceGroup label={t('checkout.plan')}>
        {names.map((one) => {
          const type = planTypeOf(one, period)
          return (
            <Choice
              key={one}
              type="radio"
              name="plan"
              checked={one === name}
              title={t(planWord(type))}
              text={t(`checkout.plan_${one}`, { count: allowanceOf(type).scenariosPerMonth })}
              aside={`${money(perMonth(priceOf(type), period), currency)}${t('pricing.aMonth')}`}
              onChange={() => onChoose({ plan: type })}
            />
          )
        })}
      </ChoiceGroup>
      <ChoiceGroup label={t('checkout.period')}>
        {periods.map((one) => {
          const type = planTypeOf(name, one)
          const whole = 12 * priceOf(planTypeOf(name, 'month'))
          return (
            <Choice
              key={one}
              type="radio"
              name="period"
              checked={one === period}
              title={t(`checkout.period_${one}`)}
              text={
                one === 'year'
                  ? t('checkout.yearSaves', { amount: money(whole - priceOf(type), currency) })
                  : null
              }
              aside={money(priceOf(type), currency)}
              onChange={() => onChoose({ plan: type })}
            />
          )
        })}
      </ChoiceGroup>
    </>
  )
}

/** The service that is paid beside a plan. */
export function UploadField({ plans, choice, onChoose }: FieldProps) {
  const { t } = useTranslation()
  const { language, money } = useFormats()
  const price = plans.uploadService[periodOf(choice.planType)][choice.currency]
  return (
    <ChoiceGroup label={t('checkout.extras')}>
      <Choice
        type="checkbox"
        name="upload"
        checked={choice.uploadService}
        title={t('pricing.upload')}
        text={t('pricing.uploadText', { networks: listNetworks(language) })}
        aside={`+${money(price, choice.currency)}`}
        onChange={(isChecked) => onChoose({ upload: isChecked })}
      />
    </ChoiceGroup>
  )
}
