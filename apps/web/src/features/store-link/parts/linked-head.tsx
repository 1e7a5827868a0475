import type { LinkedShop } from '@clipmint/contract'
import { ErrorNote, StatusBadge } from '@clipmint/ui'
import { Button, Card } from '@mantine/core'
import { Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useAskFirst } from '../../../app/ask-first.ts'
import { useFailureText } from '../../../app/failure-note.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { useUnlink } from '../queries.ts'

import classes from './linked-head.module.css'

/** The shop that is linked, since when, and the way to end it. */
export function LinkedHead({ shop }: { shop: LinkedShop }) {
  const { t } = useTranslation()
  const { day } = useFormats()
  const text = useFailureText()
  const askFirst = useAskFirst()
  const unlink = useUnlink()
  const ask = () =>
    askFirst({
      title: t('storeLink.unlinkAsk', { mall: shop.mall_id }),
      note: t('storeLink.unlinkNote'),
      confirm: t('storeLink.unlink'),
      isRed: true,
      onConfirm: () => unlink.mutate(),
    })
  return (
    <Card className={classes['card']}>
      <span className={classes['mark']}>
        <Store aria-hidden="true" size="1.5rem" />
      </span>
      <div className={classes['who']}>
        <h2>{shop.mall_id}</h2>
        <StatusBadge tone="ok">{t('storeLink.isLinked')}</StatusBadge>
        <p>{t('storeLink.since', { date: day(shop.linkedAt) })}</p>
      </div>
      <Button variant="subtle" color="gray" loading={unlink.isPending} onClick={ask}>
        {t('storeLink.unlink')}
      </Button>
      {unlink.isError ? <ErrorNote title={text(unlink.error)} cost={t('errors.nothingLost')} /> : null}
    </Card>
  )
}
