import { useDocumentVisibility } from '@mantine/hooks'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'

import { api, useEvents } from '../../api/index.ts'
import { useFormats } from '../../locales/use-words.ts'
import { useUser } from '../account/index.ts'
import { sortArrivals } from './arrivals.ts'
import { useKeepTold } from './push/use-keep-told.ts'
import { markSeen, refreshNotifications, useMarkRead, useNotifications } from './queries.ts'
import { showToast } from './toast.tsx'
import { useWorkTitle } from './use-work-title.ts'
import { placeOf } from './words.ts'

/** Listens on every page of a member for renders that end; it shows nothing of its own. */
export function NotificationWatch() {
  useArrivals()
  useWorkTitle()
  useKeepTold()
  useToldLanguage()
  return null
}

function useArrivals(): void {
  const router = useRouter()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const isLookedAt = useDocumentVisibility() === 'visible'
  const { data } = useNotifications(10)
  const markRead = useMarkRead()
  const handled = useRef(new Set<string>())
  useEvents('notification', refreshNotifications)
  useEvents('notification.marked', refreshNotifications)
  const list = data?.list
  const handle = useEffectEvent((arrived: NonNullable<typeof list>) => {
    const isNew = (mark: string) => !handled.current.has(mark) && handled.current.add(mark)
    const { toast, seen, read } = sortArrivals(arrived, path, Date.now())
    const nowSeen = seen.filter((id) => isNew(`seen ${id}`))
    const nowRead = read.filter((id) => isNew(`read ${id}`))
    for (const one of toast.filter(({ _id }) => nowSeen.includes(_id))) {
      showToast(one, () => {
        markRead.mutate([one._id])
        router.history.push(placeOf(one))
      })
    }
    // Unsaid, a mail goes out that was not needed: no more than that.
    if (nowSeen.length > 0) markSeen(nowSeen).catch(() => undefined)
    if (nowRead.length > 0) markRead.mutate(nowRead)
  })
  useEffect(() => {
    if (list && isLookedAt) handle(list)
  }, [list, isLookedAt, path])
}

/** Mail is written in the language that its owner reads here. */
function useToldLanguage(): void {
  const { language } = useFormats()
  const { data: user } = useUser()
  const told = useRef<string | null>(null)
  const known = user?.language
  useEffect(() => {
    if (known === undefined || known === language || told.current === language) return
    told.current = language
    api.account.editInfo({ body: { language } }).catch(() => undefined)
  }, [known, language])
}
