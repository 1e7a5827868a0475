import { must, type Random } from '@clipmint/kit'

import type { Instrument } from '../instrument.ts'
import { drum } from '../layers.ts'
import { pick } from '../random.ts'
import type { DrumLayer, Fill, Patterns } from '../track.ts'
import { type DrumVoice, drumVoices, type Groove, grooves } from './grooves.ts'
import type { Kit } from './sheet.ts'

const gainsDb: Record<DrumVoice, number> = {
  kick: -3,
  snare: -6,
  hat: -11,
  open: -11.5,
  perc: -11,
  perc2: -11,
}
const pans: Record<DrumVoice, number> = {
  kick: 0,
  snare: 0,
  hat: 0.16,
  open: -0.16,
  perc: 0.38,
  perc2: -0.38,
}
const spaces: Record<DrumVoice, number> = {
  kick: 0,
  snare: 0.16,
  hat: 0.05,
  open: 0.06,
  perc: 0.16,
  perc2: 0.16,
}
/** Instruments whose equal loudness is too much or too little for their place in a kit. */
const tiltsDb: Partial<Record<Instrument, number>> = {
  'hat-closed': 0.5,
  shaker: -1,
  tambourine: -1,
  'snare-brush': 1,
  taiko: 1.5,
  conga: 2,
  ride: -1,
  vinyl: -10,
}
/** Where a ghost or a lift may be added on the way through four bars. */
const ghostSteps: Partial<Record<DrumVoice, readonly number[]>> = {
  kick: [3, 7, 10, 11, 14],
  snare: [7, 9, 15],
  perc: [5, 11, 15],
}
const rolls = {
  kick: 'X...X...X...X...X.X.X.X.X.X.....',
  snare: 'x...x...x...x...x.x.x.x.xxxxrrrr',
}

/** The drums of a track: the kit's groove with small changes from bar to bar, thinned, gathered and let go by section. */
export function drumLayers({ groove, voices }: Kit, random: Random): DrumLayer[] {
  const { beats, gather }: Groove = grooves[groove]
  return drumVoices.flatMap((voice) => {
    const instrument = voices[voice]
    const beat = beats[voice]
    if (!instrument || !beat) return []
    const gainDb = gainsDb[voice] + (tiltsDb[instrument] ?? 0) + (random() - 0.5) * 1.5
    const side = { gainDb, pan: pans[voice], space: spaces[voice] }
    return [drum(instrument, side, patternsOf(voice, beat, { gather, random }))]
  })
}

/** Half a bar of drums into the next section, for the instruments of a kit. */
export function fillsOf({ voices }: Kit, random: Random): Fill[] {
  const kick = must(voices.kick, 'a kick')
  const snare = voices.snare ?? kick
  const other = voices.perc2 ?? voices.perc ?? snare
  const fills: Fill[] = [
    { [kick]: 'X...X...', [snare]: '..x.x.xx' },
    { [kick]: 'X.......', [snare]: 'x.xx.x.x' },
    { [kick]: 'X..X..X.', [snare]: '......xr' },
    { [kick]: 'X.......', [snare]: '....x...', [other]: 'h.hmm.ll' },
    { [kick]: 'X...X.X.', [other]: 'hmhmmlml' },
    { [kick]: 'X.......', [snare]: '..x..x.t' },
  ]
  const first = must(pick(fills, random), 'a fill')
  const rest = fills.filter((fill) => fill !== first)
  return [first, must(pick(rest, random), 'a fill')]
}

type Beat = { verse: string; chorus: string }
type Way = { gather: Groove['gather']; random: Random }

function patternsOf(voice: DrumVoice, { verse, chorus }: Beat, { gather, random }: Way): Patterns {
  const patterns: Patterns = {}
  if (verse !== '') patterns.verse = varied(voice, verse, random)
  if (chorus !== '') patterns.chorus = varied(voice, chorus, random)
  const build = gathered(voice, verse === '' ? chorus : verse, gather)
  if (build !== '') patterns.build = build
  const intro = voice === 'kick' ? downbeatOf(verse) : random() < 0.5 ? verse : thinned(verse)
  if (intro !== '') patterns.intro = intro
  const rest = voice === 'kick' ? downbeatOf(verse) : voice === 'snare' ? '' : thinned(verse)
  if (rest !== '') patterns.break = rest
  if (voice === 'kick' || voice === 'snare') patterns.final = voice === 'kick' ? 'X' : 'x'
  return patterns
}

/** Two bars of which the second, or four of which the last, has a stroke more. */
function varied(voice: DrumVoice, pattern: string, random: Random): string {
  const free = (ghostSteps[voice] ?? []).filter((step) => pattern.length === 16 && pattern[step] === '.')
  const step = pick(free, random)
  if (step === null || random() < 0.25) return pattern
  const more = pattern.slice(0, step) + (voice === 'kick' ? 'o' : ',') + pattern.slice(step + 1)
  return random() < 0.5 ? pattern + more : pattern + pattern + pattern + more
}

function gathered(voice: DrumVoice, pattern: string, gather: Groove['gather']): string {
  const bar = pattern.slice(0, 16)
  if (gather === 'roll' && (voice === 'kick' || voice === 'snare')) return rolls[voice]
  if (gather === 'stop') return bar === '' ? '' : bar + bar.slice(0, 8) + '........'
  return bar + bar
}

/** Every other stroke softer or gone: the first of each half bar stays. */
function thinned(pattern: string): string {
  return Array.from(pattern.slice(0, 16))
    .map((sign, step) => (step % 4 === 2 || step % 2 === 1 ? '.' : sign))
    .join('')
}

function downbeatOf(pattern: string): string {
  const first = pattern.charAt(0)
  return (first === '' || first === '.' ? 'o' : first) + '...............'
}
