import type { Asset, RequestField } from '@clipmint/contract'
import {
  bindToday,
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

/** What a video tells: a scenario's words, and the fields whose values of today take the place of those then. */
export type Told = { script: Script; fields: readonly RequestField[] }

/** Puts a scenario's words and files into a template, in a ratio; `assets` in the owner's order. Pure. */
export function composePreview(
  template: Template,
  ratio: Ratio,
  { script, fields }: Told,
  assets: readonly Asset[],
): Filled {
  const filled = fillTemplate(template, ratio, script, assets.map(placeableOf))
  const userSource = bindToday(template, filled, fields)
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
