import { Bgm, ChangedColor, Ratio, UserSource } from '@clipmint/film'
import { z } from 'zod'

import { LineAlternatives } from './alternatives.ts'
import { call } from './define.ts'
import { limits } from './limits.ts'
import { Id, idParams, pageOf, pageQuery, Search } from './page.ts'
import {
  BrandKit,
  EditedTitle,
  Finding,
  FolderType,
  NewTitle,
  PresenceWord,
  Project,
  ProjectCard,
  projectSorts,
  RenewOutcome,
  ProjectStatus,
  SharedPreview,
} from './project.ts'
import { RiskyStep, versions } from './versions.ts'

export const projects = {
  list: call({
    host: 'api',
    method: 'GET',
    path: '/subtemplate',
    who: 'member',
    summary:
      "The owner's videos, last changed first unless `sort` says otherwise; `status` is a list such as 0,1.",
    query: z.object({
      ...pageQuery(20),
      status: z
        .string()
        .regex(/^[0-3](,[0-3])*$/)
        .default('0,1'),
      search: Search.optional(),
      folder: Id.optional(),
      placeId: Id.optional(),
      sort: z.enum(projectSorts).default('changed'),
    }),
    result: pageOf(ProjectCard),
  }),
  create: call({
    host: 'api',
    method: 'POST',
    path: '/subtemplate',
    who: 'member',
    summary:
      'Starts a video: from a design alone, or from an AI request and one of its scenarios. A call that is repeated with the same `_id` answers with the video of the first and makes no other.',
    body: z.object({
      /** The id that the video shall have, chosen by the client; the server chooses one unless it is given. */
      _id: Id.optional(),
      templateId: Id,
      designId: Id,
      requestId: Id.optional(),
      scenarioId: z.string().max(40).optional(),
      title: NewTitle.optional(),
    }),
    result: Project,
    beside: z.object({ isFirst: z.boolean() }),
    errors: [
      'TEMPLATES_NOT_FOUND',
      'TEMPLATES_NOT_IN_PLAN',
      'AI_REQUESTS_NOT_FOUND',
      'AI_REQUESTS_NOT_PLANNED',
      'AI_REQUESTS_FAILED',
      'AI_REQUESTS_NO_CREDIT',
      'AI_REQUESTS_PROMOTION_BROKEN',
      'CONFLICT',
    ],
  }),
  outdated: call({
    host: 'api',
    method: 'GET',
    path: '/subtemplate/outdated',
    who: 'member',
    summary:
      'Videos that show what a field of their product, promotion or place was, last changed first; of one product or place when named.',
    query: z.object({ productId: Id.optional(), placeId: Id.optional() }),
    result: z.object({ list: z.array(ProjectCard) }),
  }),
  renew: call({
    host: 'api',
    method: 'POST',
    path: '/subtemplate/outdated',
    who: 'member',
    summary:
      'Brings videos up to date: their words at once, and a finished one is made anew. Costs no credit. What is up to date stays as it is.',
    body: z.object({ subtemplateIds: z.array(Id).min(1).max(100) }),
    result: z.object({ list: z.array(z.object({ _id: Id, outcome: RenewOutcome })) }),
    errors: ['PROJECTS_NOT_FOUND'],
  }),
  check: call({
    host: 'api',
    method: 'GET',
    path: '/subtemplate/check-project/{id}',
    who: 'member',
    summary: 'What there is to see to before the video is made, and how long that would take now.',
    params: idParams,
    result: z.object({
      ready: z.boolean(),
      findings: z.array(Finding),
      /** Seconds until it would be done, and what each further video adds; null while nothing is known. */
      estimate: z.object({ seconds: z.number().int(), moreSeconds: z.number().int() }).nullable(),
    }),
    errors: ['PROJECTS_NOT_FOUND'],
  }),
  get: call({
    host: 'api',
    method: 'GET',
    path: '/subtemplate/{id}',
    who: 'member',
    summary: 'One video whole.',
    params: idParams,
    result: Project,
    errors: ['PROJECTS_NOT_FOUND'],
  }),
  setBrand: call({
    host: 'api',
    method: 'POST',
    path: '/subtemplate/{id}/watermark',
    who: 'member',
    summary:
      'Sets the brand name and logo (multipart: the text field `brandName`, where an empty name removes it, then the file `brandLogo`).',
    params: idParams,
    multipart: true,
    body: z.object({ brandName: z.string().trim().max(limits.brandNameMax).optional() }),
    result: Project,
    errors: [
      'PROJECTS_NOT_FOUND',
      'PROJECTS_LOCKED',
      'PROJECTS_EXPIRED',
      'INVALID FILE TYPE',
      'EXCEED REMAINING SPACE',
    ],
  }),
  brandKit: call({
    host: 'api',
    method: 'GET',
    path: '/user/brandkit',
    who: 'member',
    summary: 'The brand that the account keeps for its videos; null when it keeps none.',
    result: BrandKit.nullable(),
  }),
  keepBrand: call({
    host: 'api',
    method: 'POST',
    path: '/user/brandkit',
    who: 'member',
    summary: 'Keeps the name, logo and colours of a video as the brand that new videos begin with.',
    body: z.object({ subtemplateId: Id }),
    result: BrandKit,
    errors: ['PROJECTS_NOT_FOUND'],
  }),
  forgetBrand: call({
    host: 'api',
    method: 'DELETE',
    path: '/user/brandkit',
    who: 'member',
    summary: 'Forgets the brand kit; videos made with it stay as they are.',
    result: z.null(),
  }),
  edit: call({
    host: 'api',
    method: 'PATCH',
    path: '/subtemplate/{id}',
    who: 'member',
    summary: 'Saves changes. With `rev`, refuses to overwrite a newer revision.',
    params: idParams,
    body: z
      .strictObject({
        userSource: UserSource,
        bgm: Bgm,
        bgmUrl: z.string().max(500).nullable(),
        changedColor: ChangedColor,
        title: EditedTitle,
        brandName: z.string().trim().min(1).max(limits.brandNameMax).nullable(),
        /**
         * A logo that the owner's videos or brand kit show, or showed within the last day. One that is gone since leaves
         * the logo as it was.
         */
        brandLogo: Id.nullable(),
        rev: z.number().int().min(0),
        /** Keeps what is there as a version first: a part of it was changed elsewhere, and this takes its place. */
        before: RiskyStep.extract(['merge']),
      })
      .partial(),
    result: z.object({
      _id: Id,
      rev: z.number().int(),
      updatedAt: z.iso.datetime(),
      progress: z.number().int(),
      /** The logo that the video has now. */
      brandLogo: Id.nullable(),
    }),
    errors: [
      'PROJECTS_NOT_FOUND',
      'PROJECTS_STALE_REVISION',
      'PROJECTS_LOCKED',
      'PROJECTS_EXPIRED',
      'PROJECTS_TEXT_TOO_LONG',
      'PROJECTS_UNKNOWN_SLOT',
      'PROJECTS_NOT_YOUR_ASSET',
      'PROJECTS_BAD_CROP',
      'PROJECTS_BAD_TRIM',
    ],
  }),
  setStatus: call({
    host: 'api',
    method: 'PATCH',
    path: '/subtemplate/{id}/status',
    who: 'member',
    summary:
      'Asks for the render (1; asked for again, it stays the one), cancels a waiting one or reopens (0), moves to the trash (3) or back (0, 1).',
    params: idParams,
    body: z.object({ status: ProjectStatus }),
    result: ProjectCard,
    errors: [
      'PROJECTS_NOT_FOUND',
      'PROJECTS_INVALID_STATUS',
      'PROJECTS_NOT_READY',
      'PROJECTS_EXPIRED',
      'PROJECTS_RENDER_LIMIT',
    ],
  }),
  duplicate: call({
    host: 'api',
    method: 'POST',
    path: '/subtemplate/replica',
    who: 'member',
    summary: 'Copies a video for another round of editing.',
    body: z.object({ subtemplateId: Id }),
    result: Project,
    errors: ['PROJECTS_NOT_FOUND', 'PROJECTS_EXPIRED', 'PROJECTS_INVALID_STATUS'],
  }),
  remove: call({
    host: 'api',
    method: 'DELETE',
    path: '/subtemplate',
    who: 'member',
    summary: 'Moves videos to the trash; those already there are deleted for good.',
    body: z.object({ subtemplateIds: z.array(Id).min(1).max(100) }),
    result: z.object({ trashed: z.array(Id), deleted: z.array(Id) }),
    errors: ['PROJECTS_NOT_FOUND'],
  }),
  removeAll: call({
    host: 'api',
    method: 'DELETE',
    path: '/subtemplate/{status}',
    who: 'member',
    summary: 'The same for all videos of a status, in one folder when named.',
    params: z.object({ status: z.coerce.number().pipe(ProjectStatus) }),
    body: z.object({ folderId: Id.optional(), placeId: Id.optional() }).default({}),
    result: z.object({ trashed: z.array(Id), deleted: z.array(Id) }),
  }),
  anotherRatio: call({
    host: 'api',
    method: 'POST',
    path: '/subtemplate/anotherRatio/{id}',
    who: 'member',
    summary: 'Makes a sibling of the same content in another ratio.',
    params: idParams,
    body: z.object({ ratio: Ratio }),
    result: Project,
    errors: ['PROJECTS_NOT_FOUND', 'PROJECTS_EXPIRED', 'PROJECTS_INVALID_STATUS'],
  }),
  presence: call({
    host: 'api',
    method: 'POST',
    path: '/subtemplate/{id}/presence',
    who: 'member',
    anytime: true,
    summary:
      "Says that an editor has the video open; the account's other screens hear it as an event `presence`.",
    params: idParams,
    body: z.object({ clientId: z.uuid(), word: PresenceWord, rev: z.number().int().min(0) }),
    result: z.object({ _id: Id }),
    errors: ['PROJECTS_NOT_FOUND'],
  }),
  share: call({
    host: 'api',
    method: 'POST',
    path: '/subtemplate/{id}/share',
    who: 'member',
    summary: 'A link that shows the video as it is to anyone who has it, for seven days.',
    params: idParams,
    result: z.object({ token: z.string(), endsAt: z.iso.datetime() }),
    errors: ['PROJECTS_NOT_FOUND', 'PROJECTS_INVALID_STATUS'],
  }),
  endShares: call({
    host: 'api',
    method: 'DELETE',
    path: '/subtemplate/{id}/share',
    who: 'member',
    summary: 'Ends every link to the video that was given out so far.',
    params: idParams,
    result: z.object({ _id: Id }),
    errors: ['PROJECTS_NOT_FOUND'],
  }),
  shared: call({
    host: 'api',
    method: 'GET',
    path: '/share/{token}',
    who: 'anyone',
    summary: 'What a preview link shows: the words and pictures of that video, and nothing else.',
    params: z.object({ token: z.string().regex(/^[\w-]{75}$/) }),
    result: SharedPreview,
    errors: ['PROJECTS_SHARE_ENDED'],
  }),
  alternatives: call({
    host: 'ai',
    method: 'POST',
    path: '/copy/alternatives/{id}',
    who: 'member',
    perMinute: limits.alternativesPerMinute,
    summary:
      'Up to three other lines for each text slot named, from the words of the product, or of the video where it has none; from a promotion also its prices and days, and for a review’s line other sentences of that review. Costs nothing. `words` are those that the editor has not saved yet.',
    params: idParams,
    body: z.object({
      slotIds: z.array(z.string().min(1).max(80)).min(1).max(100),
      words: z.record(z.string().max(80), z.string().max(400)).default({}),
      turn: z.number().int().min(0).max(999).default(0),
      /** Code points that lines may have, where that is fewer than their slots take. */
      within: z.record(z.string().max(80), z.number().int().positive()).default({}),
    }),
    result: z.object({ list: z.array(LineAlternatives) }),
    errors: ['PROJECTS_NOT_FOUND', 'PROJECTS_UNKNOWN_SLOT'],
  }),
  folders: call({
    host: 'api',
    method: 'GET',
    path: '/folder',
    who: 'member',
    summary: 'Folders of videos: one for each product, or each place, that has any.',
    query: z.object({
      ...pageQuery(20),
      folderType: FolderType.default('product'),
      folder: Id.optional(),
    }),
    result: pageOf(
      z.object({
        _id: Id,
        name: z.string(),
        folderType: FolderType,
        count: z.number().int(),
        posterUrls: z.array(z.string()),
      }),
    ),
  }),
  ...versions,
}
