import { networks, type Reservation } from '@clipmint/contract'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { CalendarClock, CirclePlus, Pencil, RotateCw, Send, Smartphone, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useAskFirst } from '../../../app/ask-first.ts'
import { useNow } from '../../../app/clock.ts'
import { useTellFailure } from '../../../app/tell-failure.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { useCancelPost, useMovePost, useRetryPost } from '../queries.ts'
import { MoveDialog } from './move-dialog.tsx'
import { PhoneDialog } from './phone-dialog.tsx'
import { type PostWay, waysOf } from './standing.ts'
import { WayButtons } from './way-buttons.tsx'

const icon = { 'aria-hidden': true, size: '1.125rem' } as const
const looks = {
  now: <Send {...icon} />,
  move: <CalendarClock {...icon} />,
  cancel: <X {...icon} />,
  retry: <RotateCw {...icon} />,
  mend: <Pencil {...icon} />,
  again: <CirclePlus {...icon} />,
  phone: <Smartphone {...icon} />,
}

/** What can be done with a post; the first is what most owners want next. */
export function PostWays({ post }: { post: Reservation }) {
  const [dialog, setDialog] = useState<'move' | 'phone' | null>(null)
  const close = () => setDialog(null)
  const move = useMovePost(post._id)
  const { act, isBusy, wordOf } = useActs(post, setDialog)
  const now = useNow(10_000)
  const ways = waysOf(post, new Date(now))
  // What ends something is never the one that stands out, nor what is refused as long as the post is stale.
  const isQuiet = ways[0] === 'cancel' || ways[0] === 'again' || post.stale !== null
  return (
    <>
      <WayButtons
        ways={ways.map((id) => ({ id, word: wordOf(id), icon: looks[id] }))}
        isQuiet={isQuiet}
        isBusy={isBusy}
        onPress={act}
      />
      {dialog === 'move' ? (
        <MoveDialog
          post={post}
          onMove={(newUploadAt) => move.mutateAsync({ newUploadAt, zone: post.zone })}
          onClose={close}
        />
      ) : null}
      {dialog === 'phone' ? <PhoneDialog post={post} onClose={close} /> : null}
    </>
  )
}

function useActs(post: Reservation, open: (dialog: 'move' | 'phone') => void) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const navigate = useNavigate()
  const askFirst = useAskFirst()
  const move = useMovePost(post._id)
  const cancel = useCancelPost(post._id)
  const retry = useRetryPost(post._id)
  const { targets, zone } = post
  const failed = targets.filter(({ status }) => status === 'failed').length
  const refuse = useTellFailure()
  const telling = (said: string) => ({
    onError: refuse,
    onSuccess: () => notifications.show({ message: said }),
  })
  const makeAgain = () =>
    void navigate({
      to: '/upload/new/$id',
      params: { id: post.subtemplateId },
      search: { again: post._id },
    })
  const askToCancel = () => {
    const seen = targets.filter(({ status }) => status === 'published')
    const names = seen.map(({ platform }) => networks[platform].name[language])
    askFirst({
      title: t('reservations.cancelAsk'),
      note:
        seen.length === 0
          ? t('reservations.cancelNothing')
          : t('reservations.cancelSome', { networks: [...new Set(names)].join(', ') }),
      confirm: t('reservations.cancelDo'),
      keep: t('reservations.cancelKeep'),
      isRed: true,
      onConfirm: () => cancel.mutate(undefined, telling(t('reservations.cancelled'))),
    })
  }
  // What is seen cannot be taken back: a slip of the finger is asked about.
  const askToSend = () =>
    askFirst({
      title: t('reservations.sendNow'),
      note: t('reservations.sendNowNote', { count: targets.length }),
      confirm: t('reservations.sendNow'),
      onConfirm: () => move.mutate({ newUploadAt: null, zone }, { onError: refuse }),
    })
  const acts: Record<PostWay, () => void> = {
    now: askToSend,
    move: () => open('move'),
    cancel: askToCancel,
    retry: () => retry.mutate(undefined, telling(t('reservations.retried'))),
    mend: makeAgain,
    again: makeAgain,
    phone: () => open('phone'),
  }
  const words: Record<PostWay, string> = {
    now: t('reservations.sendNow'),
    move: t('reservations.move'),
    cancel: t('reservations.cancel'),
    retry: t('reservations.retry', { count: failed }),
    mend: t('reservations.mend'),
    again: t('reservations.again'),
    phone: t('reservations.toPhone'),
  }
  return {
    act: (way: PostWay) => acts[way](),
    wordOf: (way: PostWay) => words[way],
    isBusy: move.isPending || cancel.isPending || retry.isPending,
  }
}
