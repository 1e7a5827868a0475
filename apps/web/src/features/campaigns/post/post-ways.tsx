import { type CampaignPostDetail, leadMinutesOf } from '@clipmint/contract'
import { notifications } from '@mantine/notifications'
import { CalendarClock, Check, Clapperboard, Pencil, Send, SkipForward, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useAskFirst } from '../../../app/ask-first.ts'
import { useNow } from '../../../app/clock.ts'
import { useTellFailure } from '../../../app/tell-failure.ts'
import { MoveDialog, WayButtons } from '../../reservations/index.ts'
import { refOf, useApprove, useChangePost, useWithdraw } from '../queries.ts'
import { type CampaignPostWay, waysOf } from '../standing.ts'
import { VideoDialog } from './video-dialog.tsx'

import classes from './campaign-post.module.css'

const icon = { 'aria-hidden': true, size: '1.125rem' } as const
const looks: Record<CampaignPostWay, React.ReactNode> = {
  approve: <Check {...icon} />,
  now: <Send {...icon} />,
  withdraw: <Undo2 {...icon} />,
  move: <CalendarClock {...icon} />,
  words: <Pencil {...icon} />,
  video: <Clapperboard {...icon} />,
  skip: <SkipForward {...icon} />,
}

const stepMs = 10_000

type PostWaysProps = { post: CampaignPostDetail; onEditWords: () => void }

/** What can be done with a post of a campaign before anything of it can be seen; the first is what most owners want. */
export function CampaignPostWays({ post, onEditWords }: PostWaysProps) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'move' | 'video' | null>(null)
  const close = () => setDialog(null)
  const { act, isBusy } = useActs(post, { open: setDialog, onEditWords })
  const change = useChangePost(refOf(post))
  // The clock stands still for a step at a time: what is posted now is not ahead any more by its end.
  const now = useNow(stepMs) + stepMs
  const ways = waysOf(post, {
    now: new Date(now),
    isApproved: post.trail.some(({ kind }) => kind === 'approved'),
  })
  if (ways.length === 0) return null
  // Moving or leaving out is nothing that a page asks for.
  const isQuiet = ways[0] === 'move'
  return (
    <div className={classes['ways']}>
      <WayButtons
        ways={ways.map((id) => ({ id, word: t(`campaigns.way_${id}`), icon: looks[id] }))}
        isQuiet={isQuiet}
        isBusy={isBusy}
        onPress={act}
      />
      {dialog === 'move' ? (
        <MoveDialog
          post={post}
          leadMinutes={leadMinutesOf(post.status)}
          onMove={(uploadAt) => change.mutateAsync({ uploadAt })}
          onClose={close}
        />
      ) : null}
      {dialog === 'video' ? <VideoDialog post={post} onClose={close} /> : null}
    </div>
  )
}

type Opening = { open: (dialog: 'move' | 'video') => void; onEditWords: () => void }

function useActs(post: CampaignPostDetail, { open, onEditWords }: Opening) {
  const { t } = useTranslation()
  const askFirst = useAskFirst()
  const tellFailure = useTellFailure()
  const id = refOf(post)
  const change = useChangePost(id)
  const approve = useApprove(id, post.seen)
  const withdraw = useWithdraw(id)
  const telling = (said: string) => ({
    onError: tellFailure,
    onSuccess: () => notifications.show({ message: said }),
  })
  const acts: Record<CampaignPostWay, () => void> = {
    approve: () => approve.mutate(undefined, telling(t('campaigns.approved'))),
    withdraw: () => withdraw.mutate(undefined, telling(t('campaigns.withdrawn'))),
    // What is seen cannot be taken back: a slip of the finger is asked about.
    now: () =>
      askFirst({
        title: t('reservations.sendNow'),
        note: t('reservations.sendNowNote', { count: post.targets.length }),
        confirm: t('reservations.sendNow'),
        onConfirm: () => change.mutate({ act: 'now' }, telling(t('campaigns.sending'))),
      }),
    skip: () =>
      askFirst({
        title: t('campaigns.skipAsk'),
        note: t('campaigns.skipNote'),
        confirm: t('campaigns.way_skip'),
        keep: t('reservations.cancelKeep'),
        isRed: true,
        onConfirm: () => change.mutate({ act: 'skip' }, telling(t('campaigns.skipped'))),
      }),
    move: () => open('move'),
    video: () => open('video'),
    words: onEditWords,
  }
  return {
    act: (way: CampaignPostWay) => acts[way](),
    isBusy: change.isPending || approve.isPending || withdraw.isPending,
  }
}
