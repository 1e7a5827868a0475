import type { MusicTrack } from '@clipmint/contract'
import { findTrack } from '@clipmint/music'
import { useQuery } from '@tanstack/react-query'

import { queries } from '../../api/index.ts'
import { useEditorState } from '../session/use-session.ts'

/** Whether the chosen music may not go to every platform. What the product composes may; recordings are asked after. */
export function useMusicIsLimited(): boolean {
  const trackId = useEditorState(({ work }) => work.bgm.trackId)
  const isRecording = trackId !== null && findTrack(trackId) === undefined
  const { data } = useQuery({
    ...queries.music.list({ query: { ids: trackId ?? '', limit: 1 } }),
    select: ({ result: { list } }) => list.some(({ licence }) => isLimited(licence, new Date())),
    enabled: isRecording,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isRecording && data === true
}

/** Whether there is a platform that music may not go to on a day. */
function isLimited({ platforms, expiresOn }: MusicTrack['licence'], now: Date): boolean {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(now)
  return Object.values(platforms).includes(false) || (expiresOn !== null && expiresOn < today)
}
