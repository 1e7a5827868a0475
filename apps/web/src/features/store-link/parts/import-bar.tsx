import { limits } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useFailureText } from '../../../app/failure-note.tsx'

import classes from './import-bar.module.css'

type ImportBarProps = {
  count: number
  /** How many more products the plan has room for; null until the server has said so. */
  room: number | null
  error: unknown
  isBusy: boolean
  onClear: () => void
  onImport: () => void
}

/** What was ticked, whether it fits, and the way on; it stays in sight while more is ticked. */
export function ImportBar({ count, room, error, isBusy, onClear, onImport }: ImportBarProps) {
  const { t } = useTranslation()
  const text = useFailureText()
  const isTooMany = count > limits.shopImportMax
  const note = isTooMany
    ? t('storeLink.tooMany', { most: limits.shopImportMax })
    : room !== null && room < count
      ? t('storeLink.littleRoom', { room })
      : null
  return (
    <section className={classes['bar']} aria-label={t('storeLink.chosen', { count })}>
      <div>
        <p role="status">{t('storeLink.chosen', { count })}</p>
        {error ? (
          <p role="alert" className={classes['error']}>
            {text(error)}
          </p>
        ) : note === null ? null : (
          <p className={classes['note']}>{note}</p>
        )}
      </div>
      <div className={classes['actions']}>
        <Button size="md" variant="default" onClick={onClear}>
          {t('storeLink.clear')}
        </Button>
        <Button size="md" loading={isBusy} disabled={isTooMany || room === 0} onClick={onImport}>
          {t('storeLink.import', { count })}
        </Button>
      </div>
    </section>
  )
}
