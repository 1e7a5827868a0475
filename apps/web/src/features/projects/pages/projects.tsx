import { getRouteApi } from '@tanstack/react-router'

import { ProjectList } from '../parts/project-list.tsx'
import type { ProjectSearch } from './search.ts'

const route = getRouteApi('/projects')

/** /projects: every video of the owner, by how it stands and by product. */
export function ProjectsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: ProjectSearch) =>
    void navigate({ search: (known) => ({ ...known, ...next }), resetScroll: false })
  return <ProjectList tab={search.tab ?? 'all'} search={search} onChange={change} />
}
