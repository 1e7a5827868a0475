import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { queries } from '../../api/index.ts'
import { nameOf } from '../check/ignored.ts'
import { useFindings } from '../check/use-findings.tsx'
import { saveFirst } from '../save/save-first.ts'
import { useEditorState, useSaveState, useSession } from '../session/use-session.ts'

/**
 * What there is to see to before the video is made: what is found here at once, and what only the server can know once
 * everything is saved.
 */
export function useChecked() {
  const session = useSession()
  const { projectId } = session
  const saving = useSaveState()
  const here = useFindings()
  const { queryFn } = queries.projects.check({ params: { id: projectId } })
  const query = useQuery({
    queryKey: [...queries.projects.key, 'ready', projectId],
    queryFn: async (context) => {
      await saveFirst(session)
      return (await queryFn(context)).result
    },
    gcTime: 0,
    staleTime: 0,
    retry: false,
  })
  const { refetch } = query
  useOnChange(() => void refetch())
  const known = new Set([...here.open, ...here.ignored].map(nameOf))
  // Of the warnings the browser knows more; what stops the video is the server's to say.
  const theirs = (query.data?.findings ?? []).filter((it) => it.severity === 'blocking')
  return {
    isChecking: query.isFetching || saving.kind === 'saving',
    isReady: here.isReady && query.data?.ready === true && !query.isFetching,
    findings: [...theirs.filter((it) => !known.has(nameOf(it))), ...here.open],
    estimate: query.data?.estimate ?? null,
    error: query.error,
    again: () => void query.refetch(),
  }
}

/** Calls `listener` when the work changes under the open dialog: something was seen to. */
function useOnChange(listener: () => void): void {
  const work = useEditorState((state) => state.work)
  const seen = useRef(work)
  useEffect(() => {
    if (seen.current === work) return
    seen.current = work
    listener()
  })
}
