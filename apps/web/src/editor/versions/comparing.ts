import type { ProjectVersion } from '@clipmint/contract'
import { createContext, use, useMemo, useState } from 'react'

/** The version that stands on the stage beside the video as it is now; null while none does. */
type Comparing = { version: ProjectVersion | null; compare: (version: ProjectVersion | null) => void }

const ComparingContext = createContext<Comparing | null>(null)
export const ComparingProvider = ComparingContext.Provider

/** What is compared; only inside the editor. */
export function useComparing(): Comparing {
  const comparing = use(ComparingContext)
  if (!comparing) throw new Error('This part stands only inside the editor.')
  return comparing
}

export function useComparingState(): Comparing {
  const [version, compare] = useState<ProjectVersion | null>(null)
  return useMemo(() => ({ version, compare }), [version])
}
