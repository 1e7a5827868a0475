import type { Ratio } from '@clipmint/film'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { api, queries, queryClient } from '../../api/index.ts'
import { showActionNotice } from '../../app/action-notice.tsx'
import { saveFirst } from '../save/save-first.ts'
import { useSession } from '../session/use-session.ts'

/** Makes a video of its own of this one in another shape, and says where it is. What was edited last is in it. */
export function useSibling() {
  const { t } = useTranslation()
  const session = useSession()
  const { projectId } = session
  const navigate = useNavigate()
  const sibling = useMutation({
    // Away from the server it says so at once.
    networkMode: 'always',
    mutationFn: async (ratio: Ratio) => {
      await saveFirst(session)
      return (await api.projects.anotherRatio({ params: { id: projectId }, body: { ratio } })).result
    },
    onSuccess: ({ _id }, ratio) => {
      void queryClient.invalidateQueries({ queryKey: queries.projects.key })
      showActionNotice({
        said: t('ratio.siblingMade', { ratio }),
        action: t('ratio.siblingOpen'),
        onAct: () => void navigate({ to: '/app/$subtemplateId', params: { subtemplateId: _id } }),
      })
    },
  })
  return {
    make: (ratio: Ratio) => sibling.mutate(ratio),
    making: sibling.isPending ? sibling.variables : null,
    error: sibling.error,
  }
}
