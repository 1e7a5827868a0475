import { getRouteApi } from '@tanstack/react-router'

import { ProjectList } from '../parts/project-list.tsx'
import type { ProjectSearch } from './search.ts'

const route = getRouteApi('/projects/done')

/** /projects/done: the finished videos. */
export function DoneProjectsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: ProjectSearch) =>
    void navigate({ search: (known) => ({ ...known, ...next }), resetScroll: false })
  return <ProjectList tab="done" search={search} onChange={change} />
}
