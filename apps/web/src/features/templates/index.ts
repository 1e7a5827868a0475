import { lazy } from 'react'

import { loadMemberWords } from '../../locales/index.ts'

export { planAddress } from './choose/own-address.ts'
export { CreationSteps } from './parts/creation-steps.tsx'
export { ratioWords } from './parts/ratio-words.ts'
export { businesses, occasions } from './store/filters/choices.ts'
export { filmWaits } from './store/film-waits.ts'
export { hasKept } from './store/try/has-kept.ts'
export { takenPictures } from './store/try/taken-pictures.ts'
export type { TryoutStart } from './tryout/tryout.tsx'

/** A project as it stands, as one picture; the engine that draws it comes only where one is shown. */
export const ProjectStill = lazy(async () => ({
  default: (await import('./preview/project-still.tsx')).ProjectStill,
}))

/** A template's poster and loop, filling its place. */
export const TemplateScreen = lazy(async () => ({
  default: (await import('./store/posters/template-screen.tsx')).TemplateScreen,
}))

/** Fetches what films are made with in the browser: the engine, the planner, and the words around them. */
export async function loadTryout() {
  const [{ Tryout: part }] = await Promise.all([import('./tryout/tryout.tsx'), loadMemberWords()])
  return part
}
