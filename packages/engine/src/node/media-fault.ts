import type { Film } from '@clipmint/film'

/** Waits for work on a film's media; what it throws names the scene and slot that show them, or the logo. */
export async function namingPlace<T>(film: Film, key: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${placeOf(film, key)}: ${why}`, { cause })
  }
}

function placeOf(film: Film, key: string): string {
  for (const scene of film.scenes) {
    for (const layer of scene.layers) {
      const shown = layer.kind === 'text' ? layer.picture : layer
      if (shown?.kind === 'media' && shown.mediaKey === key) return `Scene ${scene.id}, slot ${shown.slotId}`
    }
  }
  return 'The logo'
}
