import type { MediaFacts } from './probe.ts'

/** What a network takes as a kind of video. */
export type MediaTable = {
  containers: readonly string[]
  codecs: readonly string[]
  pixels: readonly string[]
  soundCodecs: readonly string[]
  mostSampleRate: number
  mostChannels: number
  fps: readonly [number, number]
  durationMs: readonly [number, number]
  /** Width over height. */
  ratio: readonly [number, number]
  /** The shorter side, the longer side. */
  leastSides: readonly [number, number]
  mostWidth: number
  mostBytes: number
  mostBitsPerSecond: number
  needsMoovFirst: boolean
  takesEditLists: boolean
}

export type MediaFault =
  | 'container'
  | 'moov'
  | 'edit-list'
  | 'codec'
  | 'pixels'
  | 'sound'
  | 'fps'
  | 'duration'
  | 'ratio'
  | 'resolution'
  | 'bytes'
  | 'bit-rate'

/** Rounding that encoders do: a twentieth of a second, a fiftieth of a frame, a hundredth of a shape. */
const slack = { durationMs: 50, fps: 0.02, ratio: 1.01 }

/** What a table has against a file, the gravest first; nothing for one that it takes. */
export function faultsOf(facts: MediaFacts, table: MediaTable): MediaFault[] {
  const { width, height, sound } = facts
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const ratio = width / Math.max(1, height)
  const checks: [MediaFault, boolean][] = [
    ['container', !table.containers.includes(facts.container)],
    ['codec', !table.codecs.includes(facts.codec)],
    ['pixels', !table.pixels.includes(facts.pixels)],
    [
      'sound',
      sound !== null &&
        (!table.soundCodecs.includes(sound.codec) ||
          sound.sampleRate > table.mostSampleRate ||
          sound.channels > table.mostChannels),
    ],
    ['bytes', facts.bytes > table.mostBytes],
    ['ratio', ratio < table.ratio[0] / slack.ratio || ratio > table.ratio[1] * slack.ratio],
    ['resolution', short < table.leastSides[0] || long < table.leastSides[1] || width > table.mostWidth],
    ['duration', isOut(facts.durationMs, table.durationMs, slack.durationMs)],
    ['fps', isOut(facts.fps, table.fps, slack.fps)],
    ['bit-rate', facts.bitsPerSecond > table.mostBitsPerSecond],
    ['moov', table.needsMoovFirst && !facts.moovFirst],
    ['edit-list', !table.takesEditLists && facts.hasEditList],
  ]
  return checks.filter(([, isWrong]) => isWrong).map(([fault]) => fault)
}

function isOut(value: number, [least, most]: readonly [number, number], by: number): boolean {
  return value < least - by || value > most + by
}
