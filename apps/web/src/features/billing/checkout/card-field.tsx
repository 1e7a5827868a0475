import type { Subscription } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { useCardWords } from '../invoice-words.ts'
import { Choice, ChoiceGroup } from './choice.tsx'

type CardFieldProps = {
  /** The card that is kept; null where none is. */
  card: Subscription['card']
  isOther: boolean
  /** Whether nothing is charged now: a card is given only by who agrees to renewals. */
  isFree: boolean
  onChange: (isOther: boolean) => void
}

/** By which card: the one that is kept, at once, or another, which is given in the card window. */
export function CardField({ card, isOther, isFree, onChange }: CardFieldProps) {
  const { t } = useTranslation()
  const cardWords = useCardWords()
  if (card === null)
    return (
      <ChoiceGroup
        label={t('checkout.card')}
        note={t(isFree ? 'checkout.cardNoteFree' : 'checkout.cardNote')}
      >
        {null}
      </ChoiceGroup>
    )
  return (
    <ChoiceGroup label={t('checkout.card')}>
      <Choice
        type="radio"
        name="card"
        checked={!isOther}
        title={cardWords(card)}
        text={t('checkout.cardKeptNote')}
        onChange={() => onChange(false)}
      />
      <Choice
        type="radio"
        name="card"
        checked={isOther}
        title={t('checkout.cardOther')}
        text={t('checkout.cardNote')}
        onChange={() => onChange(true)}
      />
    </ChoiceGroup>
  )
}
