import type { Asset } from '@clipmint/contract'
import {
  compose,
  type Film,
  fillTemplate,
  type ProjectContent,
  type Ratio,
  sampleProject,
  type Script,
  type Template,
  type UserSource,
} from '@clipmint/film'

import { beatMsOf, mediaFileOf, placeableOf } from '../../../player/material.ts'
import { showable } from '../../../player/shown.ts'

/** A template with an owner's words and pictures in it, as the server will make it. */
export type Filled = { userSource: UserSource; film: Film }

/** Puts a script and files into a template, in a ratio; `assets` in the owner's order. Pure. */
export function composePreview(
  template: Template,
  ratio: Ratio,
  script: Script,
  assets: readonly Asset[],
): Filled {
  const userSource = fillTemplate(template, ratio, script, assets.map(placeableOf))
  const content = { ...sampleProject(template, ratio, 'ko'), userSource }
  return { userSource, film: composeShown(template, content, assets) }
}

/** A project's film, drawn with what the browser can show of its files. Pure. */
export function composeShown(
  template: Template,
  content: ProjectContent & { watermark?: boolean },
  assets: readonly Asset[],
): Film {
  const files = Object.fromEntries(assets.map((asset) => [asset._id, mediaFileOf(asset)]))
  const { watermark = false } = content
  const film = compose(template, content, { files, beatMs: beatMsOf(content.bgm.trackId), watermark })
  return showable(film, new Map(assets.map((asset) => [asset._id, asset])))
}
