import {
  type FirstImpression,
  firstImpression,
  ownMusicId,
  type ProjectContent,
  sampleProject,
  type Template,
} from '@clipmint/film'
import { findMusic, type Mood } from '@clipmint/music'

/** What strikes whoever scrolls past a video, before they read or understand anything. */
export type Impression = FirstImpression & {
  /** What its music feels like, the strongest first; none without music, null where nobody knows. */
  moods: readonly Mood[] | null
}

/** The first impression, by eye and ear, of a template with what its owner put into it. */
export function impressionOf(template: Template, content: ProjectContent): Impression {
  return { ...firstImpression(template, content), moods: moodsOf(content) }
}

const ofSamples = new WeakMap<Template, Impression>()

/** The first impression of a template as it is filled by itself, upright; worked out once for each. */
export function sampleImpression(template: Template): Impression {
  const known = ofSamples.get(template)
  if (known) return known
  const impression = impressionOf(template, sampleProject(template, '9:16', 'ko'))
  ofSamples.set(template, impression)
  return impression
}

function moodsOf({ bgm: { trackId }, bgmUrl }: ProjectContent): Impression['moods'] {
  if (ownMusicId(bgmUrl) !== null) return null
  return trackId === null ? [] : (findMusic(trackId)?.moods ?? null)
}
