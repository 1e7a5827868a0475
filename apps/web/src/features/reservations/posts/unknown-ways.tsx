import { networks, type Reservation, type ReservationTarget } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { RotateCw, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useAskFirst } from '../../../app/ask-first.ts'
import { useTellFailure } from '../../../app/tell-failure.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { useSettleTarget } from '../queries.ts'

import classes from './target-card.module.css'

const icon = { 'aria-hidden': true, size: '1.125rem' } as const

/**
 * What an owner can do about a post of which nobody knows whether it is out: have its network asked once more, and, once
 * nobody looks any more by themselves, say that it is not there and have it sent anew.
 */
export function UnknownWays({ post, target }: { post: Reservation; target: ReservationTarget }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const askFirst = useAskFirst()
  const tellFailure = useTellFailure()
  const settle = useSettleTarget(post._id, target._id)
  const network = networks[target.platform].name[language]
  const act = (way: 'look' | 'send', said: string) =>
    settle.mutate(way, {
      onSuccess: () => notifications.show({ message: said }),
      onError: tellFailure,
    })
  const askToSend = () =>
    askFirst({
      title: t('reservations.notThereAsk', { network }),
      note: t('reservations.notThereNote', { network }),
      confirm: t('reservations.notThereDo'),
      keep: t('reservations.notThereKeep'),
      isRed: true,
      onConfirm: () => act('send', t('reservations.retried')),
    })
  return (
    <div className={classes['ways']}>
      <Button
        variant="default"
        leftSection={<RotateCw {...icon} />}
        disabled={settle.isPending}
        aria-label={t('reservations.lookAgainOf', { network })}
        onClick={() => act('look', t('reservations.lookedAgain', { network }))}
      >
        {t('reservations.lookAgain')}
      </Button>
      {target.nextAt === null ? (
        <Button
          variant="default"
          leftSection={<Send {...icon} />}
          disabled={settle.isPending}
          aria-label={t('reservations.notThereOf', { network })}
          onClick={askToSend}
        >
          {t('reservations.notThere')}
        </Button>
      ) : null}
    </div>
  )
}
