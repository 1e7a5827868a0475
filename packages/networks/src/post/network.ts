import type { Ratio } from '@clipmint/film'
import { z } from 'zod'

/** Words that belong to one network and are shown with it. */
export type NetworkWords = { ko: string; en: string }

/** A mark in one colour on a square of 24: surfaces that are filled, and lines two wide. Paths as SVG writes them. */
export type NetworkMark = { filled?: string; drawn?: string }

/** What a post can be; not every network knows every kind. */
export const postKinds = ['reels', 'shorts', 'video', 'story'] as const
export const PostKind = z.enum(postKinds)
export type PostKind = z.infer<typeof PostKind>

/** How a network counts the letters of a text: characters as a person counts them, UTF-16 units, or bytes of UTF-8. */
export type TextUnit = 'characters' | 'utf16' | 'bytes'

/** What a file must be for one kind of post. Lengths and sizes include their ends. */
export type PostKindFacts = {
  name: NetworkWords
  ratios: readonly Ratio[]
  seconds: { least: number; most: number }
  mostBytes: number
  framesPerSecond: { least: number; most: number }
  /** The least width and height of the picture, in pixels. */
  leastSize: { width: number; height: number }
  /** Whether words are shown with it: a story has none. */
  hasCaption: boolean
  /** For how long it can be seen and listed; left out where that has no end. */
  lastsHours?: number
}

/** One answer of a choice: what comes of it, and why an account does not offer it, where that is known. */
export type PostOption = { id: string; label: NetworkWords; means?: NetworkWords; whenOff?: NetworkWords }

/** Something that holds while another setting is answered with one of these. */
export type SettingCase = { id: string; isOneOf: readonly string[] }

/**
 * Something that a network wants to be told with a post, drawn as a form from here. A choice with `limitedByAccount` offers
 * only what the account allows at the moment of posting; a switch with `limitedByAccount` can be off for good there.
 */
export type PostSetting = {
  id: string
  label: NetworkWords
  help: NetworkWords | null
  limitedByAccount: boolean
  /** What is said in place of the label in a case. */
  otherLabel?: { when: SettingCase; label: NetworkWords }
  /** What the owner may read before they answer. */
  links?: readonly { label: NetworkWords; url: string; when?: SettingCase }[]
} & (
  | {
      type: 'choice'
      options: readonly PostOption[]
      /** Null where the owner has to choose: the network forbids to choose for them. */
      preset: string | null
    }
  | { type: 'switch'; preset: boolean; isRequired: boolean }
)

/** Settings that do not go together, and what is said then. */
export type SettingConflict = {
  all: Readonly<Record<string, string | boolean>>
  because: NetworkWords
}

/** What posts on one network may be: the one place that knows, for the forms, the checks before sending and the adapter. */
export type NetworkFacts<Id extends string = string> = {
  id: Id
  name: NetworkWords
  /** What it is known by, drawn plainly; its name is said beside it. */
  mark: NetworkMark
  /** Where its people look at it themselves. */
  home: string
  /** What of it is linked: a page, an account, a channel. */
  place: NetworkWords
  kinds: Partial<Record<PostKind, PostKindFacts>>
  caption: { unit: TextUnit; most: number }
  /** A headline beside the caption; null where there is none. */
  title: { unit: TextUnit; most: number } | null
  /** Characters that are refused anywhere in its texts. */
  forbidden: readonly string[]
  hashtags: { most: number; advised: number }
  settings: readonly PostSetting[]
  conflicts: readonly SettingConflict[]
  /** Posts that an account may make in 24 hours through other programs, as far as it is written down. */
  dailyPosts: number | null
  /** Whether videos with our mark in them are refused there. */
  refusesMark: boolean
  /** Whether a video that an account has shown already is refused; left out where it may be shown again. */
  refusesRepeats?: boolean
  /** What to do there, step by step, where nothing of it can be linked, and where permissions are missing. */
  linkHelp: Record<'nothing' | 'permissions', readonly NetworkWords[]>
  /** How long before its end a link is said to end: never, where it renews itself. */
  warnsBeforeEnd: boolean
}

/** Writes a network's facts down with its id as its type. */
export function network<const Id extends string>(facts: NetworkFacts<Id>): NetworkFacts<Id> {
  return facts
}
