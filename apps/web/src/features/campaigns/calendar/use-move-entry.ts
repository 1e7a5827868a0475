import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api, queryClient } from '../../../api/index.ts'
import { useFailureText } from '../../../app/failure-note.tsx'
import { useMoments } from '../../../app/moments.ts'
import { postsBetween, refOf, refreshCampaigns } from '../queries.ts'
import type { Entry } from './entries.ts'

type Move = { entry: Entry; uploadAt: string }
type Answer = Awaited<ReturnType<typeof api.campaigns.posts>>

/** Moves an entry at once on the screen, and back with the reason when the server refuses. */
export function useMoveEntry(period: { from: Date; until: Date }) {
  const { t } = useTranslation()
  const { moment } = useMoments()
  const text = useFailureText()
  const { queryKey } = postsBetween('all', period)
  return useMutation({
    mutationFn: moveEntry,
    onMutate: async (move) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<Answer>(queryKey)
      queryClient.setQueryData<Answer>(queryKey, (now) => now && { ...now, result: moved(now.result, move) })
      return { before }
    },
    onSuccess: (_, { entry, uploadAt }) => {
      notifications.show({ message: t('reservations.moved', { at: moment(uploadAt, entry.zone) }) })
    },
    onError: (error, _, kept) => {
      queryClient.setQueryData(queryKey, kept?.before)
      notifications.show({ color: 'red', title: t('calendar.notMoved'), message: text(error) })
    },
    onSettled: refreshCampaigns,
  })
}

/** Has the server move a post, whichever kind it is. */
export async function moveEntry({ entry: { post }, uploadAt }: Move): Promise<{ uploadAt: string }> {
  if (post.of === 'campaign')
    return (await api.campaigns.changePost({ params: { id: refOf(post.post) }, body: { uploadAt } })).result
  const { _id: id, zone } = post.post
  return (await api.reservations.move({ params: { id }, body: { newUploadAt: uploadAt, zone } })).result
}

function moved({ list, direct }: Answer['result'], { entry: { post }, uploadAt }: Move): Answer['result'] {
  return {
    list: list.map((one) =>
      post.of === 'campaign' && refOf(one) === refOf(post.post) ? { ...one, uploadAt } : one,
    ),
    direct: direct.map((one) =>
      post.of === 'direct' && one._id === post.post._id ? { ...one, uploadAt } : one,
    ),
  }
}
