import { ActionIcon, Button } from '@mantine/core'
import { CircleAlert, RotateCw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ApiFailure } from '../../../api/index.ts'
import type { Tray, TrayItem } from './tray.ts'
import { uploadFaultOf } from './upload-fault.ts'

import classes from './refused-list.module.css'

/** The files that were turned away, each with its name and the reason; they go one by one or all at once. */
export function RefusedList({ tray, list }: { tray: Tray; list: readonly TrayItem[] }) {
  const { t } = useTranslation()
  if (list.length === 0) return null
  return (
    <div className={classes['refused']} role="alert">
      <div className={classes['head']}>
        <CircleAlert aria-hidden="true" size="1.125rem" />
        <b>{t('products.refused', { count: list.length })}</b>
        {list.length > 1 ? (
          <Button size="xs" variant="subtle" color="red" onClick={() => tray.removeRefused()}>
            {t('products.removeRefused')}
          </Button>
        ) : null}
      </div>
      <ul className={classes['list']}>
        {list.map((item) => (
          <Refused key={item.key} item={item} tray={tray} />
        ))}
      </ul>
    </div>
  )
}

function Refused({ item: { key, name, error }, tray }: { item: TrayItem; tray: Tray }) {
  const { t } = useTranslation()
  const { word, canRetry } = uploadFaultOf(error)
  // The server has looked into the file, and says what is the matter with it.
  const reason = word === 'fileType' && error instanceof ApiFailure ? error.message : ''
  return (
    <li className={classes['item']}>
      <span className={classes['words']}>
        <b title={name}>{name}</b>
        <span>{reason || t(`products.${word}`)}</span>
      </span>
      {canRetry ? (
        <Button
          size="xs"
          variant="default"
          leftSection={<RotateCw aria-hidden="true" size="0.875rem" />}
          onClick={() => tray.retry(key)}
        >
          {t('products.uploadAgain')}
        </Button>
      ) : null}
      <ActionIcon
        size="sm"
        variant="subtle"
        color="gray"
        aria-label={t('products.removeFile', { name })}
        onClick={() => tray.remove(key)}
      >
        <X aria-hidden="true" size="1rem" />
      </ActionIcon>
    </li>
  )
}
