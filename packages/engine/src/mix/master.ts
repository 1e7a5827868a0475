import { limit, lowestCeiling, peakHeights } from './limiter.ts'
import { integratedLoudness, type Loudness } from './loudness.ts'
import { dbToGain, scale, type Stereo } from './stereo.ts'

/** Lossy coding moves peaks, by up to 2.2 dB at 128 kbit/s: this far under, the AAC file keeps the wanted peak too. */
const codingHeadroomDb = 2.5
/** A sound this much quieter than wanted is mostly noise; lifting it further would only make the noise loud. */
const mostGainDb = 30
/** What the limiter takes away is given back up to here; past it a sound would be squashed rather than loud. */
const mostMakeUpDb = 9
/** Music needs less than this; sound with rare loud moments may need more. */
const usualMakeUpDb = 2
const passes = 8
const closeEnoughLu = 0.05

/**
 * A sound brought to a loudness, with its true peak held under a limit: gain, limiter, and again until both hold
 * (within 0.1 LU for music). Silence, and sound more than 30 dB too quiet, stay as quiet as they must. Returns a new
 * sound.
 */
export function master(sound: Stereo, target: Loudness): Stereo {
  const own = integratedLoudness(sound)
  if (own === Number.NEGATIVE_INFINITY) return scale(sound, 1)
  const ceiling = dbToGain(target.truePeakDb - codingHeadroomDb)
  const firstDb = Math.min(mostGainDb, target.integratedLufs - own)
  let heightsForDb = firstDb + usualMakeUpDb
  let heights = peakHeights(sound, lowestCeiling(ceiling) / dbToGain(heightsForDb))
  let gainDb = firstDb
  let mastered = limit(sound, heights, { gain: dbToGain(gainDb), ceiling })
  for (let pass = 1; pass < passes; pass++) {
    const missing = target.integratedLufs - integratedLoudness(mastered)
    const next = Math.min(gainDb + missing, firstDb + mostMakeUpDb, mostGainDb)
    if (Math.abs(missing) < closeEnoughLu || next === gainDb) break
    if (next > heightsForDb) {
      heightsForDb = firstDb + mostMakeUpDb
      heights = peakHeights(sound, lowestCeiling(ceiling) / dbToGain(heightsForDb))
    }
    gainDb = next
    mastered = limit(sound, heights, { gain: dbToGain(gainDb), ceiling })
  }
  return mastered
}
