import type { Work } from '@clipmint/editor'
import { ownMusicId } from '@clipmint/film'
import { BadgeCheck, History, Image, Music, Palette, Proportions, Type } from 'lucide-react'

import type { Tool } from '../session/screen.ts'

/** What each tool is called, and its sign. */
export const toolWords = {
  text: { word: 'editor.toolText', Icon: Type },
  media: { word: 'editor.toolMedia', Icon: Image },
  color: { word: 'editor.toolColor', Icon: Palette },
  music: { word: 'editor.toolMusic', Icon: Music },
  brand: { word: 'editor.toolBrand', Icon: BadgeCheck },
  ratio: { word: 'editor.toolRatio', Icon: Proportions },
  versions: { word: 'versions.tool', Icon: History },
} as const satisfies Record<Tool, { word: string; Icon: typeof Type }>

/** What each tool is for, in one line. */
export const toolHints = {
  text: 'editor.textHint',
  media: 'editor.mediaHint',
  color: 'editor.colorHint',
  music: 'editor.musicHint',
  brand: 'brand.hint',
  ratio: 'ratio.hint',
  versions: 'versions.hintEmpty',
} as const satisfies Record<Tool, string>

/**
 * What music does to the cuts: scenes are cut to the beats of the house's tracks. Of own music, the chosen track's own
 * note says more than fits into a line.
 */
export function musicHintFor({ bgm, bgmUrl }: Work) {
  if (ownMusicId(bgmUrl) !== null) return null
  return bgm.trackId === null ? 'editor.musicHintNone' : toolHints.music
}
