import type { Bgm, ChangedColor, ProjectContent, UserSource } from '@clipmint/film'

/** All that an owner changes in one video. The brand is set elsewhere and only shown. */
export type Work = {
  userSource: UserSource
  changedColor: ChangedColor
  bgm: Bgm
  bgmUrl: string | null
  title: string
}

/** A project as the editor opens it: the work, and the brand it is shown with. */
export type Content = ProjectContent & { title: string }

/** The editable part of a project. */
export function workOf({ userSource, changedColor, bgm, bgmUrl, title }: Omit<Content, 'brand'>): Work {
  return { userSource, changedColor, bgm, bgmUrl, title }
}

/** What composing takes: the work, dressed in its brand. */
export function contentOf(
  { userSource, changedColor, bgm, bgmUrl }: Work,
  brand: ProjectContent['brand'],
): ProjectContent {
  return { userSource, changedColor, bgm, bgmUrl, brand }
}
