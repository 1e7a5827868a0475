import { useQuery } from '@tanstack/react-query'

import { api, queries } from '../../api/index.ts'
import { saveFirst } from '../save/save-first.ts'
import { useSession } from '../session/use-session.ts'

export type ShareLink = { url: string; endsAt: string }

/** A fresh link to the video, of what is saved of it by then. */
export function useShareLink() {
  const session = useSession()
  const { projectId } = session
  return useQuery({
    // Away from the server it says so at once.
    networkMode: 'always',
    queryKey: [...queries.projects.key, 'share', projectId],
    queryFn: async (): Promise<ShareLink> => {
      await saveFirst(session)
      const { result } = await api.projects.share({ params: { id: projectId } })
      return { url: `${location.origin}/share/${result.token}`, endsAt: result.endsAt }
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
