import type { Film, MediaFile } from '../film.ts'
import type { FilmText } from '../layers/text.ts'
import type { Rect } from '../media-fit.ts'
import type { ProjectContent } from '../project.ts'
import type { Template } from '../template.ts'
import type { ContrastFigures } from './finding.ts'

/** What is checked: an owner's work, and the film that it makes. */
export type CheckFacts = {
  template: Template
  content: ProjectContent
  title: string
  files: Readonly<Record<string, MediaFile>>
  film: Film
  /** Words as they were typed, where they are longer than what the content has of them. */
  overlong?: Readonly<Record<string, string>>
} & CheckInsight

/** What only some of those who check can know; what nobody tells is not found. */
export type CheckInsight = {
  isExpired?: boolean
  /** Whether the video began with its template's sample words; a product's begins with its own. */
  isFromSamples?: boolean
  /** Whether a file was given up while it was prepared. */
  isBroken?: (fileId: string) => boolean
  /** The slots that files are on their way into. */
  uploads?: readonly string[]
  /** How large words are drawn, as a share of the size they are set in when they have the room. */
  drawnShareOf?: (text: FilmText) => number
  /** The lines of words as they are drawn. */
  linesOf?: (text: FilmText) => readonly Rect[]
  /** How well the words of a slot can be told from what is drawn behind them; null where nobody can say. */
  contrastOf?: (slotId: string) => ContrastFigures | null
  /** What advertising law says of words; null for what may be said, and where nobody can say. */
  claimOf?: (words: string) => 'forbidden' | 'doubtful' | null
  /** Whether the owner's own music, chosen for this video, is gone. */
  isMusicMissing?: boolean
  /** Whether the chosen music may not go everywhere. */
  isMusicLimited?: boolean
}
