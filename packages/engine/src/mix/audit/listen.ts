import { compose, type Track } from '@clipmint/music'

import { master } from '../master.ts'
import { synthesize } from '../synthesize.ts'
import { type Features, featuresOf } from './features.ts'

/** Long enough to hear every section of most tracks. */
export const auditMs = 20_000
const target = { integratedLufs: -14, truePeakDb: -1 }

/** Makes a track as a film would hear it, and measures it. */
export function listen(track: Track, durationMs = auditMs): Features {
  const score = compose(track, { durationMs, startMs: 0 })
  return featuresOf(track, score, master(synthesize(score), target))
}
