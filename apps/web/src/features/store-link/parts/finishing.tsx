import { EmptyState, ErrorNote } from '@clipmint/ui'
import { Button, Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useFailureText } from '../../../app/failure-note.tsx'
import { useOnce } from '../../../app/use-once.ts'
import { useFinish } from '../queries.ts'

import classes from './finishing.module.css'

type FinishingProps = { code: string; state: string; onDone: () => void }

/** The moment after the shop's page: the code is good for a minute and once, so it is used at once. */
export function Finishing({ code, state, onDone }: FinishingProps) {
  const { t } = useTranslation()
  const text = useFailureText()
  const finish = useFinish()
  useOnce(() => finish.mutate({ code, state }, { onSuccess: onDone }))
  if (finish.isError)
    return (
      <div className={classes['end']}>
        <h1>{t('storeLink.notFinished')}</h1>
        <ErrorNote
          title={text(finish.error)}
          cost={t('errors.nothingLost')}
          action={
            <Button size="md" onClick={onDone}>
              {t('storeLink.startAgain')}
            </Button>
          }
        />
      </div>
    )
  return (
    <div role="status">
      <EmptyState
        order={1}
        picture="products"
        title={t('storeLink.finishing')}
        text={t('storeLink.finishingNote')}
        action={<Loader aria-hidden="true" size="md" />}
      />
    </div>
  )
}
