import { compose, type Film, type Ratio, sampleProject, type Template } from '@clipmint/film'
import { findTrack } from '@clipmint/music'

/** A template as the store shows it: with its sample words in Korean, placeholders for pictures, and its own music. */
export function sampleFilm(template: Template, ratio: Ratio): Film {
  const track = findTrack(template.music)
  return compose(template, sampleProject(template, ratio, 'ko'), {
    files: {},
    beatMs: track ? 60_000 / track.bpm : null,
  })
}
