import { StatusBadge } from '@clipmint/ui'
import { Button, Modal } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { CalendarClock, Check, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { useGiveBackFocus } from '../../../app/give-back-focus.ts'
import { ButtonLink } from '../../../app/links.tsx'
import { useMoments } from '../../../app/moments.ts'
import { Marks, MoveDialog, toneOfPost } from '../../reservations/index.ts'
import { refOf, refreshCampaigns, useApprove } from '../queries.ts'
import { mayApprove } from '../standing.ts'
import type { Entry } from './entries.ts'
import { useEntryWords } from './entry-words.ts'
import { moveEntry } from './use-move-entry.ts'

import classes from './calendar.module.css'

/** A post that was pressed on the calendar: what it is, and what is wanted most of it, without leaving the calendar. */
export function EntryDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const [isMoving, setMoving] = useState(false)
  if (isMoving)
    return (
      <MoveDialog
        post={entry.post.post}
        leadMinutes={entry.leadMinutes}
        onMove={async (uploadAt) => {
          const moved = await moveEntry({ entry, uploadAt })
          refreshCampaigns()
          return moved
        }}
        onClose={onClose}
      />
    )
  return <Shown entry={entry} onMove={() => setMoving(true)} onClose={onClose} />
}

function Shown({ entry, onMove, onClose }: { entry: Entry; onMove: () => void; onClose: () => void }) {
  const { t } = useTranslation()
  const { moment, zoneName } = useMoments()
  const { titleOf, wordOf } = useEntryWords()
  useGiveBackFocus()
  const { post, at, zone, look, isBad, mayMove, networks } = entry
  const isHeld = look === 'held'
  const icon = { 'aria-hidden': true, size: '1.125rem' } as const
  return (
    <Modal
      opened
      onClose={onClose}
      title={titleOf(entry)}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={classes['dialog']}>
        <Film entry={entry} />
        <div className={classes['facts']}>
          <StatusBadge tone={isHeld ? 'plain' : toneOfPost[post.post.status]}>{wordOf(look)}</StatusBadge>
          <Marks targets={networks.map((platform) => ({ platform }))} />
        </div>
        <p>
          <b>{moment(at, zone)}</b> <span className={classes['quiet']}>{zoneName(zone)}</span>
        </p>
        {isHeld ? <p>{t('campaigns.heldPost')}</p> : null}
        {isBad && mayMove && !isHeld ? (
          <p className={classes['bad']}>
            <TriangleAlert aria-hidden="true" size="1.125rem" />
            {t('calendar.bad')}
          </p>
        ) : null}
        {post.post.copy === '' ? null : <p className={classes['copy']}>{post.post.copy}</p>}
        <div className={classes['ways']}>
          <Approve entry={entry} onDone={onClose} />
          {mayMove ? (
            <Button size="md" variant="default" leftSection={<CalendarClock {...icon} />} onClick={onMove}>
              {t('reservations.move')}
            </Button>
          ) : null}
          {post.of === 'campaign' ? (
            <ButtonLink
              to="/upload/campaigns/posts/$id"
              params={{ id: refOf(post.post) }}
              size="md"
              variant="default"
            >
              {t('calendar.see')}
            </ButtonLink>
          ) : (
            <ButtonLink to="/upload/posts/$id" params={{ id: post.post._id }} size="md" variant="default">
              {t('calendar.see')}
            </ButtonLink>
          )}
        </div>
      </div>
    </Modal>
  )
}

/** The video where it plays already, else its still. */
function Film({ entry: { post, poster } }: { entry: Entry }) {
  const { t } = useTranslation()
  const url = post.of === 'campaign' ? (post.post.video?.url ?? null) : null
  if (url !== null)
    return (
      // The words are part of the picture, and its sound is music.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        className={classes['film']}
        src={url}
        poster={poster ?? undefined}
        controls
        playsInline
        preload="metadata"
        aria-label={t('projects.player', { title: post.post.video?.title ?? '' })}
      />
    )
  return poster === null ? null : <img className={classes['film']} src={poster} alt="" />
}

/** Approves what waits for it; nothing for all else. */
function Approve({ entry: { post }, onDone }: { entry: Entry; onDone: () => void }) {
  const { t } = useTranslation()
  const now = useNow(10_000)
  const approve = useApprove(
    post.of === 'campaign' ? refOf(post.post) : '',
    post.of === 'campaign' ? post.post.seen : null,
  )
  if (post.of === 'direct' || !mayApprove(post.post, new Date(now))) return null
  const handleApprove = () =>
    approve.mutate(undefined, {
      onSuccess: () => {
        notifications.show({ message: t('campaigns.approved') })
        onDone()
      },
    })
  return (
    <>
      {approve.isError ? <FailureNote error={approve.error} /> : null}
      <Button
        size="md"
        leftSection={<Check aria-hidden="true" size="1.125rem" />}
        loading={approve.isPending}
        onClick={handleApprove}
      >
        {t('campaigns.way_approve')}
      </Button>
    </>
  )
}
