import {
  compose,
  type Film,
  fillTemplate,
  type MediaFile,
  type Ratio,
  sampleProject,
  type Script,
  type Template,
} from '@clipmint/film'
import { findTrack } from '@clipmint/music'

export type SampleOptions = {
  lang?: 'ko' | 'en'
  /** An owner's pictures, put into the slots as the product would; none shows placeholders. */
  photos?: readonly MediaFile[]
}

/** A template as the store shows it: with its sample words, placeholders for pictures, and its own music. */
export function sampleFilm(
  template: Template,
  ratio: Ratio,
  { lang = 'ko', photos = [] }: SampleOptions = {},
): Film {
  const project = sampleProject(template, ratio, lang)
  const media =
    photos.length > 0 ? fillTemplate(template, ratio, scriptFor(template, lang), photos).media : {}
  const track = findTrack(template.music)
  return compose(
    template,
    { ...project, userSource: { ...project.userSource, media } },
    {
      files: Object.fromEntries(photos.map((photo) => [photo.id, photo])),
      beatMs: track ? 60_000 / track.bpm : null,
    },
  )
}

/** Words for every scene, so that none is left out for want of them and each gets its pictures. */
function scriptFor(template: Template, lang: 'ko' | 'en'): Script {
  const lines = template.scenes.map(({ role }) => ({ role, headline: ['…'], sub: ['…'] }))
  return { lang, name: '…', price: '…', brand: null, lines }
}
