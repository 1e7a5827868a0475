import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { useEvents } from '../../api/index.ts'
import { useTitleOfWork } from '../../app/page-title.ts'
import { projectOfPage } from './arrivals.ts'

type Work = { id: string; percent: number }
/** News of a render comes every moment: after so long without any, it has ended somewhere unheard. */
const silentMs = 30_000

/** The tab's title tells, on every page, how far a video of the owner's has come. */
export function useWorkTitle(): void {
  const [work, setWork] = useState<Work | null>(null)
  const path = useRouterState({ select: (state) => state.location.pathname })
  useEvents('project', ({ id, data }) => {
    const { renderState, progress } = data
    if (renderState === 'rendering' && typeof progress === 'number') setWork({ id, percent: progress })
    else if (renderState !== undefined && work?.id === id) setWork(null)
  })
  useEffect(() => {
    if (!work) return
    const timer = setTimeout(() => setWork(null), silentMs)
    return () => clearTimeout(timer)
  }, [work])
  // On another video's page it would seem to be that one's.
  const isElsewhere = projectOfPage(path) !== null && projectOfPage(path) !== work?.id
  useTitleOfWork(work === null || isElsewhere ? null : `${work.percent}%`)
}
