import type { Reservation } from '@clipmint/contract'
import { Button, Modal } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { useGiveBackFocus } from '../../../app/give-back-focus.ts'
import { useMoments } from '../../../app/moments.ts'
import { TimeFields, useTimeFault } from '../form/when-fields.tsx'
import { momentOf, wallAt } from '../zone-time.ts'

import classes from './post.module.css'

type MoveDialogProps = {
  post: Pick<Reservation, 'uploadAt' | 'zone'>
  /** How far ahead its new time has to be at least. */
  leadMinutes?: number | undefined
  /** Moves it to a moment, and gives it as it stands then. */
  onMove: (uploadAt: string) => Promise<Pick<Reservation, 'uploadAt'>>
  onClose: () => void
}

/** Moves a post that waits to another time, in the zone that it was planned in. */
export function MoveDialog({ post, leadMinutes, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation()
  const { moment } = useMoments()
  useGiveBackFocus()
  const { zone } = post
  const own = wallAt(new Date(post.uploadAt), zone)
  const [wall, setWall] = useState(own)
  const fault = useTimeFault(wall, zone, leadMinutes)
  const move = useMutation({ mutationFn: onMove })
  const uploadAt = momentOf(wall, zone)?.toISOString() ?? null
  const handleMove = () => {
    if (uploadAt === null) return
    move.mutate(uploadAt, {
      onSuccess: (moved) => {
        notifications.show({ message: t('reservations.moved', { at: moment(moved.uploadAt, zone) }) })
        onClose()
      },
    })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('reservations.moveTitle')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={classes['dialog']}>
        <TimeFields value={wall} zone={zone} near={own} leadMinutes={leadMinutes} onChange={setWall} />
        {move.isError ? <FailureNote error={move.error} /> : null}
        <Button size="md" loading={move.isPending} disabled={fault !== null} onClick={handleMove}>
          {t('reservations.moveDone')}
        </Button>
      </div>
    </Modal>
  )
}
