import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import classes from './account.module.css'

type FactRowProps = {
  name: string
  children: ReactNode
  note?: ReactNode
  /** Opens what changes it; null for what does not change. */
  onChange?: (() => void) | null
}

/** One thing known of the owner, in a `<dl>`, with the way to change it. */
export function FactRow({ name, children, note, onChange = null }: FactRowProps) {
  const { t } = useTranslation()
  return (
    <div className={classes['row']}>
      <dt>{name}</dt>
      <dd>
        {children}
        {note ? <p className={classes['note']}>{note}</p> : null}
      </dd>
      {onChange ? (
        <dd className={classes['act']}>
          <Button
            size="xs"
            variant="default"
            aria-label={t('accountInfo.changeOf', { what: name })}
            onClick={onChange}
          >
            {t('accountInfo.change')}
          </Button>
        </dd>
      ) : null}
    </div>
  )
}
