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

/** A project's content as it once was; the brand of now where nothing was kept of it. */
export type EarlierContent = Omit<Content, 'brand'> & { brand?: Brand | undefined }

/** The editable part of a project. */
export function workOf({ userSource, changedColor, bgm, bgmUrl, title, brand }: Content): Work {
  return { userSource, changedColor, bgm, bgmUrl, title, brand }
}

/** What composing takes of the work. */
export function contentOf({ userSource, changedColor, bgm, bgmUrl, brand }: Work): ProjectContent {
  return { userSource, changedColor, bgm, bgmUrl, brand }
}
