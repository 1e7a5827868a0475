import { ErrorNote } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { ApiFailure } from '../../../api/index.ts'
import { useFailureText } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { endingOf } from '../end/ending.ts'

/** What kept a payment from beginning, and what to do: another card, or a look at what was paid. */
export function PayFailure({ error, onOtherCard }: { error: unknown; onOtherCard?: () => void }) {
  const { t } = useTranslation()
  const text = useFailureText()
  const ending = endingOf(error instanceof ApiFailure ? error.code : null)
  return (
    <ErrorNote
      title={text(error)}
      cost={ending.isPaid ? undefined : t('checkout.nothingTaken')}
      action={
        ending.next === 'card' && onOtherCard ? (
          <Button variant="default" onClick={onOtherCard}>
            {t('checkout.cardOther')}
          </Button>
        ) : ending.next === 'look' ? (
          <ButtonLink variant="default" to="/account/payments">
            {t('checkout.look')}
          </ButtonLink>
        ) : undefined
      }
    />
  )
}
