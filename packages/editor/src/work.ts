import type { Bgm, Brand, ChangedColor, ProjectContent, UserSource } from '@clipmint/film'

/** All that an owner changes in one video. */
export type Work = {
  userSource: UserSource
  changedColor: ChangedColor
  bgm: Bgm
  bgmUrl: string | null
  title: string
  brand: Brand
}

/** A project as the editor opens it. */
export type Content = ProjectContent & { title: string }

/** The editable part of a project. */
export function workOf({ userSource, changedColor, bgm, bgmUrl, title, brand }: Content): Work {
  return { userSource, changedColor, bgm, bgmUrl, title, brand }
}

/** What composing takes of the work. */
export function contentOf({ userSource, changedColor, bgm, bgmUrl, brand }: Work): ProjectContent {
  return { userSource, changedColor, bgm, bgmUrl, brand }
}
