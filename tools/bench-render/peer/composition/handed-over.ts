import type { TextLayout, TextRun } from '@clipmint/engine'
import type { Film } from '@clipmint/film'

/** What the engine's `bench-film.ts` writes of a film: all that another renderer needs to make the same one. */
export type HandedOver = {
  film: Film
  /** By the id of its layer. */
  texts: Record<string, SetText>
  /** The name of the picture of each media key, in the public folder. */
  media: Record<string, string>
  fonts: { family: string; weight: number; name: string }[]
  sound: string
  /** Where each named file lies on this machine. */
  files: Record<string, string>
  /** How the engine encodes its own files. */
  encoding: {
    video: {
      preset: 'veryfast'
      crf: number
      maxBitsPerSecond: number
      bufferBits: number
      keyFrameEvery: number
    }
    sound: { sampleRate: number; bitsPerSecond: number }
  }
}

export type SetText = { layout: TextLayout; words: TextRun[] }

/** A film may ask for more than this composition can show: what is drawn otherwise would be measured in vain. */
export function refuseUnless(shown: boolean, what: string): void {
  if (!shown) throw new Error(`This composition does not show ${what}.`)
}
