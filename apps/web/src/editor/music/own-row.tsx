import type { Asset } from '@clipmint/contract'
import { bgmUrlOf } from '@clipmint/film'
import { ActionIcon, Group, Tooltip } from '@mantine/core'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../app/failure-note.tsx'
import { DeleteAsk, useDeleteStored } from '../../features/assets/index.ts'
import { forgetDeleted } from '../session/forget-deleted.ts'
import { useSession } from '../session/use-session.ts'
import { useLengthFact } from './house-row.tsx'
import { titleOf } from './own-music.ts'
import { RenameForm } from './rename-form.tsx'
import { TrackRow } from './track-row.tsx'
import type { useTrial } from './use-trial.ts'

import classes from './own-row.module.css'

export type OwnChange = 'rename' | 'delete'

type OwnRowProps = {
  asset: Asset
  isChosen: boolean
  trial: ReturnType<typeof useTrial>
  /** What is being done to it, under its row. */
  doing: OwnChange | null
  onDo: (change: OwnChange | null) => void
}

/** A piece of the owner's own music, which they can call otherwise and delete. */
export function OwnRow({ asset, isChosen, trial, doing, onDo }: OwnRowProps) {
  const { t } = useTranslation()
  const session = useSession()
  const lengthFact = useLengthFact()
  const remove = useDeleteStored((ids) => {
    if (trial.playing === asset._id) trial.trial.stop()
    forgetDeleted(session, ids)
  })
  const { _id: id, originalName, duration } = asset
  const title = titleOf(originalName)
  const stop = () => onDo(null)
  const choices = [
    { what: 'rename', label: t('music.rename', { title }), Icon: Pencil },
    { what: 'delete', label: t('music.delete', { title }), Icon: Trash2 },
  ] as const
  return (
    <>
      <TrackRow
        id={id}
        title={title}
        facts={lengthFact(duration ?? 0)}
        music={{ url: bgmUrlOf(id) }}
        isChosen={isChosen}
        trial={trial}
      >
        <Group gap={0} wrap="nowrap">
          {choices.map(({ what, label, Icon }) => (
            <Tooltip key={what} label={label}>
              <ActionIcon
                size="xs"
                aria-label={label}
                aria-expanded={doing === what}
                onClick={() => onDo(doing === what ? null : what)}
              >
                <Icon aria-hidden="true" size="1rem" />
              </ActionIcon>
            </Tooltip>
          ))}
        </Group>
      </TrackRow>
      {doing === null ? null : (
        <div className={classes['doing']}>
          {doing === 'rename' ? (
            <RenameForm id={id} title={title} onDone={stop} />
          ) : (
            <DeleteAsk
              ids={[id]}
              isDeleting={remove.isPending}
              onKeep={stop}
              onDelete={() => remove.mutate([id])}
            />
          )}
          {remove.error ? <FailureNote error={remove.error} /> : null}
        </div>
      )}
    </>
  )
}
