import type { ProjectCard } from '@clipmint/contract'

/** Why a project can only be looked at; null when it can be edited. `elsewhere`: somebody edits it in another place. */
export type Lock = 'rendering' | 'done' | 'expired' | 'trash' | 'elsewhere' | null

/** What keeps a project from being edited, by its status and its render. */
export function lockOf({ status, renderState }: Pick<ProjectCard, 'status' | 'renderState'>): Lock {
  if (status === 3) return 'trash'
  if (status === 2) return 'expired'
  switch (renderState) {
    case 'requested':
    case 'queued':
    case 'preparing':
    case 'rendering':
      return 'rendering'
    case 'none':
    case 'done':
    case 'failed':
      return status === 1 ? 'done' : null
  }
}

/** A render can be called off until it draws. */
export function canCallOff({ renderState }: Pick<ProjectCard, 'renderState'>): boolean {
  return renderState === 'requested' || renderState === 'queued' || renderState === 'preparing'
}
