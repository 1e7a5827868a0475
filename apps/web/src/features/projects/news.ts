import type { Project } from '@clipmint/contract'

import { type LiveEvent, queryClient } from '../../api/index.ts'
import { leavesOpen, withNews } from './status.ts'

/** Shows the news of a video that is open; it is asked for anew only where news does not tell all: a render's ends. */
export function showNews(queryKey: readonly unknown[], { data }: LiveEvent): void {
  const answer = queryClient.getQueryData<{ result: Project }>(queryKey)
  if (!answer) return
  const fresh = withNews(answer.result, data)
  queryClient.setQueryData(queryKey, { ...answer, result: fresh })
  if (leavesOpen(data, answer.result, fresh)) void queryClient.invalidateQueries({ queryKey })
}
