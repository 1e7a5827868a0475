import type { Reservation } from '@clipmint/contract'
import { Button, Modal } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { useGiveBackFocus } from '../../../app/give-back-focus.ts'
import { TimeFields, useTimeFault } from '../form/when-fields.tsx'
import { useMoments } from '../moments.ts'
import { useMovePost } from '../queries.ts'
import { momentOf, wallAt } from '../zone-time.ts'

import classes from './post.module.css'

/** Moves a post that waits to another time, in the zone that it was planned in. */
export function MoveDialog({ post, onClose }: { post: Reservation; onClose: () => void }) {
  const { t } = useTranslation()
  const { moment } = useMoments()
  useGiveBackFocus()
  const { zone } = post
  const [wall, setWall] = useState(() => wallAt(new Date(post.uploadAt), zone))
  const fault = useTimeFault(wall, zone)
  const move = useMovePost(post._id)
  const newUploadAt = momentOf(wall, zone)?.toISOString() ?? null
  const handleMove = () =>
    move.mutate(
      { newUploadAt, zone },
      {
        onSuccess: ({ uploadAt }) => {
          notifications.show({ message: t('reservations.moved', { at: moment(uploadAt, zone) }) })
          onClose()
        },
      },
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('reservations.moveTitle')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={classes['dialog']}>
        <TimeFields value={wall} zone={zone} onChange={setWall} />
        {move.isError ? <FailureNote error={move.error} /> : null}
        <Button size="md" loading={move.isPending} disabled={fault !== null} onClick={handleMove}>
          {t('reservations.moveDone')}
        </Button>
      </div>
    </Modal>
  )
}
