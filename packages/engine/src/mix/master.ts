import { stepEnergies } from './k-weighting.ts'
import { applyLimiter, limiterCurve, limiterStep, lowestCeiling, peakHeights } from './limiter.ts'
import { type Loudness, loudnessWith } from './loudness.ts'
import { dbToGain, type Stereo } from './stereo.ts'

/** Lossy coding moves peaks, by up to 2.2 dB at 128 kbit/s: this far under, the AAC file keeps the wanted peak too. */
const codingHeadroomDb = 2.5
/** A sound this much quieter than wanted is mostly noise; lifting it further would only make the noise loud. */
const mostGainDb = 30
/** What the limiter takes away is given back up to here; past it a sound would be squashed rather than loud. */
const mostMakeUpDb = 9
/** Music needs less than this; sound with rare loud moments may need more. */
const usualMakeUpDb = 2
const passes = 12
const closeEnoughLu = 0.02

/**
 * Brings a sound to a loudness, with its true peak held under a limit: gain and limiter, so much of both that both hold
 * (within 0.1 LU for music). Silence, and sound more than 30 dB too quiet, stay as quiet as they must. In place.
 */
export function master(sound: Stereo, target: Loudness): Stereo {
  const { sampleRate } = sound
  const energies = stepEnergies(sound, limiterStep)
  const loudness = (curve: Float32Array) => loudnessWith(energies, curve, { sampleRate, frames: limiterStep })
  const own = loudness(new Float32Array(energies.length).fill(1))
  if (own === Number.NEGATIVE_INFINITY) return sound
  const ceiling = dbToGain(target.truePeakDb - codingHeadroomDb)
  const firstDb = Math.min(mostGainDb, target.integratedLufs - own)
  const mostDb = Math.min(firstDb + mostMakeUpDb, mostGainDb)
  let heightsForDb = firstDb + usualMakeUpDb
  let heights = peakHeights(sound, lowestCeiling(ceiling) / dbToGain(heightsForDb))
  let gainDb = firstDb
  let curve = limiterCurve(heights, sampleRate, { gain: dbToGain(gainDb), ceiling })
  for (let pass = 1; pass < passes; pass++) {
    const missing = target.integratedLufs - loudness(curve) - gainDb
    const next = Math.min(gainDb + missing, mostDb)
    if (Math.abs(missing) < closeEnoughLu || next === gainDb) break
    if (next > heightsForDb) {
      heightsForDb = mostDb
      heights = peakHeights(sound, lowestCeiling(ceiling) / dbToGain(heightsForDb))
    }
    gainDb = next
    curve = limiterCurve(heights, sampleRate, { gain: dbToGain(gainDb), ceiling })
  }
  applyLimiter(sound, curve, dbToGain(gainDb))
  return sound
}
