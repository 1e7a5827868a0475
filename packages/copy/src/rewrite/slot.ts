import type { SceneRole } from '../types.ts'

/** What a line is for; the same words as the text slots of a template. */
export type LineRole = 'headline' | 'sub' | 'price' | 'cta' | 'brand' | 'name' | 'tag'

/** A line of a video that wants other words. */
export type LineSlot = {
  id: string
  role: LineRole
  scene: SceneRole
  /** The most code points it takes. */
  limit: number
  /** What it says now. */
  present: string
}

/** One thing a line could say, in several lengths, the best first. Ideas of one `key` say the same. */
export type Idea = { key: string; forms: readonly string[] }
