import { Bgm, Brand, ChangedColor, UserSource } from '@clipmint/film'
import { z } from 'zod'

import { Asset } from './assets.ts'
import { call } from './define.ts'
import { limits } from './limits.ts'
import { Id, idParams } from './page.ts'

/** A step that replaces a lot of a video at once, or what another device wrote, so that what stood there before it is kept. */
export const RiskyStep = z.enum(['restore', 'rewrite', 'ratio', 'merge', 'renew'])
export type RiskyStep = z.infer<typeof RiskyStep>

export const VersionName = z.string().trim().normalize('NFC').min(1).max(limits.versionNameMax)

/** How much of a video differs from another state of it: numbers of slots, roles and scenes. */
export const VersionChanges = z.object({
  words: z.number().int(),
  pictures: z.number().int(),
  colors: z.number().int(),
  scenes: z.number().int(),
  music: z.boolean(),
  brand: z.boolean().default(false),
  ratio: z.boolean(),
  title: z.boolean(),
})
export type VersionChanges = z.infer<typeof VersionChanges>

/** A video's content as it once was. One without a name was kept by itself, and goes when newer ones need its place. */
export const ProjectVersion = z.object({
  _id: Id,
  name: z.string().nullable(),
  /** What it was kept before; null when its owner named it, or when a new stretch of work began. */
  before: RiskyStep.nullable(),
  /** When its content came to be. */
  savedAt: z.iso.datetime(),
  /** What had changed since the version before it; null for the first. */
  changes: VersionChanges.nullable(),
  userSource: UserSource,
  bgm: Bgm,
  bgmUrl: z.string().nullable(),
  changedColor: ChangedColor,
  title: z.string(),
  /** Name and logo; absent in versions of before they were kept, which leave them as they are. */
  brand: Brand.optional(),
})
export type ProjectVersion = z.infer<typeof ProjectVersion>

const versionParams = z.object({ id: Id, versionId: Id })

/** The history of one video; these calls stand among those of the projects. */
export const versions = {
  versions: call({
    host: 'api',
    method: 'GET',
    path: '/subtemplate/{id}/history',
    who: 'member',
    summary: 'The kept versions of a video, the newest first, and the files that they show.',
    params: idParams,
    result: z.object({ list: z.array(ProjectVersion), files: z.array(Asset) }),
    errors: ['PROJECTS_NOT_FOUND'],
  }),
  keepVersion: call({
    host: 'api',
    method: 'POST',
    path: '/subtemplate/{id}/history',
    who: 'member',
    summary:
      'Keeps the content as it is now: under a `name`, or by itself `before` a step that replaces a lot of it. What the newest version holds already is not kept twice, unless under two names.',
    params: idParams,
    body: z.union([z.strictObject({ name: VersionName }), z.strictObject({ before: RiskyStep })]),
    result: ProjectVersion,
    errors: ['PROJECTS_NOT_FOUND', 'PROJECTS_LOCKED', 'PROJECTS_EXPIRED', 'PROJECTS_NAMED_VERSIONS_FULL'],
  }),
  nameVersion: call({
    host: 'api',
    method: 'PATCH',
    path: '/subtemplate/{id}/history/{versionId}',
    who: 'member',
    summary: 'Names a version, or names it anew: it stays until its owner removes it.',
    params: versionParams,
    body: z.strictObject({ name: VersionName }),
    result: ProjectVersion,
    errors: [
      'PROJECTS_NOT_FOUND',
      'PROJECTS_VERSION_NOT_FOUND',
      'PROJECTS_LOCKED',
      'PROJECTS_EXPIRED',
      'PROJECTS_NAMED_VERSIONS_FULL',
    ],
  }),
  removeVersion: call({
    host: 'api',
    method: 'DELETE',
    path: '/subtemplate/{id}/history/{versionId}',
    who: 'member',
    summary: 'Removes a version. The video itself stays as it is.',
    params: versionParams,
    result: z.object({ _id: Id }),
    errors: ['PROJECTS_NOT_FOUND', 'PROJECTS_VERSION_NOT_FOUND', 'PROJECTS_LOCKED', 'PROJECTS_EXPIRED'],
  }),
}
