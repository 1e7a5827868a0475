import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'

import { refusedWrites, useSignedIn } from '../../api/index.ts'
import { useNow } from '../../app/clock.ts'
import { loadMemberWords } from '../../locales/index.ts'
import { hiddenAnnouncements, hiddenMaintenance, hideAnnouncement } from './hidden.ts'
import { useAnnouncements, useMaintenance } from './queries.ts'
import {
  HIDE_MAINTENANCE_MS,
  maintenanceView,
  mayInterrupt,
  nextAnnouncement,
  nextMidnight,
} from './rules.ts'

const AnnouncementPopup = lazy(async () => {
  const [{ AnnouncementPopup: popup }] = await Promise.all([
    import('./announcement-popup.tsx'),
    loadMemberWords(),
  ])
  return { default: popup }
})
const MaintenancePopup = lazy(async () => {
  const [{ MaintenancePopup: popup }] = await Promise.all([
    import('./maintenance-popup.tsx'),
    loadMemberWords(),
  ])
  return { default: popup }
})

const STEP_MS = 15_000

/**
 * What a visit is told over its pages, one thing at a time: maintenance first, then the announcements of the day. It
 * says to its frame when the page behind has to give way.
 */
export function NoticeWatch({ onClosed }: { onClosed: (isClosed: boolean) => void }) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const isSignedIn = useSignedIn()
  const nowMs = useNow(STEP_MS)
  const { data: maintenance, refetch } = useMaintenance()
  const [refusedOn, setRefusedOn] = useState<string | null>(null)
  const { data: list = [] } = useAnnouncements()
  const [isMaintenanceClosed, setMaintenanceClosed] = useState(false)
  const [hiddenUntilMs] = useState(hiddenMaintenance.untilMs)
  const [hidden] = useState(hiddenAnnouncements)
  const [closed, setClosed] = useState<readonly string[]>([])
  const view = maintenanceView(maintenance, { nowMs, hiddenUntilMs, isSignedIn, path, refusedOn })
  useEffect(
    () =>
      refusedWrites.listen(() => {
        setRefusedOn(path)
        void refetch()
      }),
    [path, refetch],
  )
  useEffect(() => onClosed(view === 'page'), [view, onClosed])
  if (view === 'page' || !mayInterrupt(path)) return null
  if (view === 'popup' && !isMaintenanceClosed && maintenance) {
    const close = (isHidden: boolean) => {
      if (isHidden) hiddenMaintenance.hideUntil(Date.now() + HIDE_MAINTENANCE_MS)
      setMaintenanceClosed(true)
    }
    return (
      <Suspense>
        <MaintenancePopup maintenance={maintenance} onClose={close} />
      </Suspense>
    )
  }
  const next = nextAnnouncement(list, { closed, hidden, nowMs })
  if (!next) return null
  const close = (isHidden: boolean) => {
    const atMs = Date.now()
    if (isHidden) hideAnnouncement(next.id, nextMidnight(atMs), atMs)
    setClosed([...closed, next.id])
  }
  return (
    <Suspense>
      <AnnouncementPopup key={next.id} announcement={next} onClose={close} />
    </Suspense>
  )
}
