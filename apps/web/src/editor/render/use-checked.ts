import { useQuery } from '@tanstack/react-query'

import { ApiFailure, queries } from '../../api/index.ts'
import { useSaveState, useSession } from '../session/use-session.ts'

/** Saves what is open, then asks the server what stands in the way of making the video. */
export function useChecked() {
  const { projectId, saver } = useSession()
  const saving = useSaveState()
  const { queryFn } = queries.projects.check({ params: { id: projectId } })
  const query = useQuery({
    queryKey: [...queries.projects.key, 'ready', projectId],
    queryFn: async (context) => {
      if (await saver.saveNow()) return (await queryFn(context)).result
      throw saver.state.kind === 'refused' ? saver.state.error : new NotSaved()
    },
    gcTime: 0,
    staleTime: 0,
    retry: false,
  })
  return {
    isChecking: query.isFetching || saving.kind === 'saving',
    isReady: query.data?.ready === true && !query.isFetching,
    findings: query.data?.findings ?? [],
    error: query.error,
    again: () => void query.refetch(),
  }
}

/** The work could not be saved, so that nothing can be made of it: as with any call that gets no answer. */
class NotSaved extends ApiFailure {
  constructor() {
    super({ code: 'NETWORK_ERROR', message: '', status: 0, field: null, retryable: true, requestId: null })
  }
}
