import type { Asset } from '@clipmint/contract'
import { admitOwnMusic } from '@clipmint/music'

/** Makes the music among an owner's files playable. */
export function admitAssets(assets: readonly Asset[]): void {
  admitOwnMusic(
    assets.flatMap(({ _id: id, type, originalName, duration, file: url }) =>
      type === 'audio' && duration !== null
        ? [{ id, title: titleOf(originalName), durationMs: duration, url }]
        : [],
    ),
  )
}

/** The name of a piece of music: its file's without the ending. */
export function titleOf(filename: string): string {
  return filename.replace(/\.(?:mp3|m4a|wav)$/iu, '')
}
