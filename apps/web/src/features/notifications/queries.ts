import type { NotificationSettings } from '@clipmint/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'

import { api, queries, queryClient } from '../../api/index.ts'

const listKey = queries.notifications.list({}).queryKey.slice(0, 2)
const settingsKey = queries.notifications.settings().queryKey

/** The owner's last notifications, newest first. */
export function useNotifications(limit: number) {
  return useQuery({
    ...queries.notifications.list({ query: { limit } }),
    select: ({ result }) => result,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** Asks for them anew, because one came or another screen marked some. */
export function refreshNotifications(): void {
  void queryClient.invalidateQueries({ queryKey: listKey })
}

/** Marks these as read, or all of them without any named. */
export function useMarkRead() {
  return useMutation({
    mutationFn: async (ids: string[] | null) => {
      await api.notifications.read({ body: ids === null ? {} : { ids } })
    },
    onSettled: refreshNotifications,
  })
}

/** Says that a screen somebody looks at has shown these. */
export async function markSeen(ids: string[]): Promise<void> {
  await api.notifications.seen({ body: { ids } })
}

export function useNotificationSettings(enabled = true) {
  return useQuery({
    ...queries.notifications.settings(),
    enabled,
    select: ({ result }) => result,
    staleTime: 60_000,
  })
}

export function useEditSettings() {
  return useMutation({
    mutationFn: async (body: Partial<Pick<NotificationSettings, 'mail' | 'push' | 'digest'>>) =>
      api.notifications.editSettings({ body }),
    onSuccess: (answer) => queryClient.setQueryData(settingsKey, answer),
  })
}

/** Has the server push to this browser (its subscription) or no more (null). */
export async function tellServer(token: string | null): Promise<void> {
  await api.account.editInfo({ body: { FCMToken: token } })
  await queryClient.invalidateQueries({ queryKey: settingsKey })
}
