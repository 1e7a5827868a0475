import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'

import { queries } from '../../api/index.ts'
import { lastProject } from './last-project.ts'
import { EditorSkeleton } from './skeleton.tsx'

/** /app without an id: the video worked on last, here or on another machine, else the list of videos. */
export function LastEditedPage() {
  const remembered = lastProject.read()
  const { data, isError } = useQuery({
    ...queries.projects.list({ query: { status: '0', limit: 1 } }),
    enabled: remembered === null,
  })
  const id = remembered ?? data?.result.list[0]?._id
  if (id !== undefined) return <Navigate to="/app/$subtemplateId" params={{ subtemplateId: id }} replace />
  if (data || isError) return <Navigate to={'/projects' as string} replace />
  return <EditorSkeleton posterUrl={null} />
}
