import { lazy } from 'react'

export { CreationSteps } from './parts/creation-steps.tsx'
export { ratioWords } from './parts/ratio-words.ts'
export { useIsNear } from './preview/use-is-near.ts'

/** A project as it stands, as one picture; the engine that draws it comes only where one is shown. */
export const ProjectStill = lazy(async () => ({
  default: (await import('./preview/project-still.tsx')).ProjectStill,
}))
