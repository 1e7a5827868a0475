import type { Film, MediaFile } from '../film.ts'
import type { FilmText } from '../layers/text.ts'
import type { ProjectContent } from '../project.ts'
import type { Template } from '../template.ts'

/** What is checked: an owner's work, and the film that it makes. */
export type CheckFacts = {
  template: Template
  content: ProjectContent
  title: string
  files: Readonly<Record<string, MediaFile>>
  film: Film
} & CheckInsight

/** What only some of those who check can know; what nobody tells is not found. */
export type CheckInsight = {
  isExpired?: boolean
  /** Whether a file was given up while it was prepared. */
  isBroken?: (fileId: string) => boolean
  /** The slots that files are on their way into. */
  uploads?: readonly string[]
  /** How large words are drawn, as a share of the size they are set in when they have the room. */
  drawnShareOf?: (text: FilmText) => number
  /** Whether the chosen music may not go everywhere. */
  isMusicLimited?: boolean
}
