import { ownMusicId } from '@clipmint/film'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { queries } from '../../api/index.ts'
import { useEditorState, useSession } from '../session/use-session.ts'
import { type OwnChange, OwnRow } from './own-row.tsx'
import { OwnUpload } from './own-upload.tsx'
import type { useTrial } from './use-trial.ts'

import classes from '../panels/music-panel.module.css'

/** The music that the owner brought, and the way to bring more. */
export function OwnList({ trial }: { trial: ReturnType<typeof useTrial> }) {
  const { t } = useTranslation()
  const { assets } = useSession()
  const chosen = useEditorState(({ work }) => ownMusicId(work.bgmUrl))
  const { data } = useQuery(queries.assets.list({ query: { type: 'audio', limit: 100 } }))
  const list = data?.result.list
  const [open, setOpen] = useState<{ id: string; change: OwnChange } | null>(null)
  useEffect(() => {
    if (list) assets.add(list)
  }, [list, assets])
  return (
    <>
      <OwnUpload />
      {list?.length === 0 ? <p className={classes['empty']}>{t('music.noneOwn')}</p> : null}
      <ul className={classes['tracks']} aria-label={t('music.own')}>
        {list?.map((asset) => (
          <li key={asset._id}>
            <OwnRow
              asset={asset}
              isChosen={asset._id === chosen}
              trial={trial}
              doing={open?.id === asset._id ? open.change : null}
              onDo={(change) => setOpen(change && { id: asset._id, change })}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
