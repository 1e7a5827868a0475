import type { LinkedShop } from '@clipmint/contract'
import { ErrorNote } from '@clipmint/ui'
import { Button, Card, Skeleton } from '@mantine/core'
import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useFailureText } from '../../../app/failure-note.tsx'
import { useConnect, useLaunch } from '../queries.ts'

import classes from './launch-note.module.css'

type LaunchNoteProps = { launch: string; shop: LinkedShop | null; onDone: () => void }

/** What an owner sees who opened the app in their shop's administration: which shop that is, and one press to link it. */
export function LaunchNote({ launch, shop, onDone }: LaunchNoteProps) {
  const { t } = useTranslation()
  const text = useFailureText()
  const { data, error } = useLaunch(launch)
  const connect = useConnect()
  if (error)
    return (
      <Note>
        <ErrorNote
          title={text(error)}
          cost={t('errors.nothingLost')}
          action={
            <Button variant="default" onClick={onDone}>
              {t('storeLink.goOn')}
            </Button>
          }
        />
      </Note>
    )
  if (!data) return <Skeleton height="8rem" radius="md" mb="lg" />
  const isOther = shop !== null && !shop.ended && shop.mall_id !== data.mall_id
  const title = t(data.linked ? 'storeLink.launchLinked' : 'storeLink.launchAsk', { mall: data.mall_id })
  return (
    <Note>
      <Card className={classes['card']}>
        <Store aria-hidden="true" size="2rem" />
        <div>
          <h2>{title}</h2>
          <p>
            {isOther
              ? t('storeLink.launchOther', { mall: shop.mall_id })
              : t('storeLink.launchWho', { name: data.userName })}
          </p>
          {connect.isError ? <p role="alert">{text(connect.error)}</p> : null}
        </div>
        <div className={classes['actions']}>
          {data.linked || isOther ? null : (
            <Button
              size="md"
              loading={connect.isPending || connect.isSuccess}
              onClick={() => connect.mutate(data.mall_id)}
            >
              {t('storeLink.launchConnect')}
            </Button>
          )}
          <Button size="md" variant="default" onClick={onDone}>
            {t(data.linked || isOther ? 'storeLink.goOn' : 'storeLink.launchLater')}
          </Button>
        </div>
      </Card>
    </Note>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <div className={classes['note']}>{children}</div>
}
