import {
  Bgm,
  BoundField,
  ChangedColor,
  fieldFaults,
  type FindingCode,
  findingSeverity,
  HexColor,
  networkZones,
  Ratio,
  Template,
  titleForm,
  UserSource,
} from '@clipmint/film'
import { z } from 'zod'

import { Asset } from './assets.ts'
import { limits } from './limits.ts'
import { Id } from './page.ts'

/** 0 in progress · 1 done · 2 expired · 3 trash */
export const ProjectStatus = z.literal([0, 1, 2, 3])
export type ProjectStatus = z.infer<typeof ProjectStatus>

export const renderStates = [
  'none',
  'requested',
  'queued',
  'preparing',
  'rendering',
  'done',
  'failed',
] as const
export const RenderState = z.enum(renderStates)
export type RenderState = z.infer<typeof RenderState>

/** Letters, digits, spaces and - ' & _ ( ) when it is made; an edited title also does without ' and &. */
export const NewTitle = z.string().trim().normalize('NFC').regex(titleForm)
export const EditedTitle = z
  .string()
  .trim()
  .normalize('NFC')
  .regex(/^[\p{L}\p{N} _()-]{1,50}$/u)

/** What a folder holds the videos of. */
export const FolderType = z.enum(['product', 'place'])
export type FolderType = z.infer<typeof FolderType>

/** Orders of a list of videos: last changed, last made, or by title. */
export const projectSorts = ['changed', 'made', 'title'] as const
export type ProjectSort = (typeof projectSorts)[number]

/** A slot that shows what a field was (`shown`), and how the video would write it today. */
export const OutdatedSlot = BoundField.extend({
  slotId: z.string(),
  /** Null where the field says nothing any more. */
  now: z.string().nullable(),
  /** What keeps it from being shown, until its owner sees to it. */
  fault: z.enum(fieldFaults).optional(),
})
export type OutdatedSlot = z.infer<typeof OutdatedSlot>

/**
 * What came of bringing a video up to date: its words are, or it is being made anew, or it was up to date; `locked` while
 * it is being made, in the trash or expired; `by-hand` where its owner has to see to it; `broken` where what it would
 * show is not sound, such as a discount above the regular price; no render of the month is left.
 */
export const RenewOutcome = z.enum([
  'renewed',
  'making',
  'current',
  'locked',
  'by-hand',
  'broken',
  'no-render-left',
])
export type RenewOutcome = z.infer<typeof RenewOutcome>

/** The finished file. Links are signed and hold for some hours. */
export const FinishedVideo = z.object({
  url: z.string(),
  /** Null when the video has expired: it can then be watched only. */
  downloadUrl: z.string().nullable(),
  posterUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  durationMs: z.number().int(),
  bytes: z.number().int(),
  /** Whether the service's own mark lies over it. */
  watermark: z.boolean(),
  renderedAt: z.iso.datetime(),
})
export type FinishedVideo = z.infer<typeof FinishedVideo>

/** What the lists show of a project. */
export const ProjectCard = z.object({
  _id: Id,
  title: z.string(),
  ratio: Ratio,
  status: ProjectStatus,
  renderState: RenderState,
  /** Per cent: of the render while it runs, else of the required slots that are filled. */
  progress: z.number().int().min(0).max(100),
  /** Place in the account's render queue, from 1; null when not waiting. */
  queuePosition: z.number().int().nullable(),
  /** Seconds until a waiting or running render is likely done; null when unknown. */
  estimateSeconds: z.number().int().nullable(),
  failure: z.string().nullable(),
  /** Until when it can be edited and downloaded; null without an end. */
  expiresAt: z.iso.datetime().nullable(),
  /** Until when the service's own mark was paid away from this one video; null when it never was. */
  watermarkFreeUntil: z.iso.datetime().nullable(),
  /** When the promotion that it tells of is over; null for a video that tells of none. */
  endsAt: z.iso.datetime().nullable(),
  /** The tab an expired or trashed project belonged to. */
  expiredFrom: ProjectStatus.nullable(),
  templateId: Id,
  designId: Id,
  templateTitle: z.object({ ko: z.string(), en: z.string() }),
  productId: Id.nullable(),
  placeId: Id.nullable(),
  folder: z.object({ _id: Id, name: z.string(), folderType: FolderType }).nullable(),
  outdated: z.array(OutdatedSlot),
  posterUrl: z.string().nullable(),
  video: FinishedVideo.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  /** When it is deleted for good; null outside the trash. */
  deletedAt: z.iso.datetime().nullable(),
})
export type ProjectCard = z.infer<typeof ProjectCard>

/** A project whole: what the editor opens. */
export const Project = ProjectCard.extend({
  /** Counts saved changes; a save names the revision it builds on. */
  rev: z.number().int(),
  /** The AI request that it was made from; null for one from the store. */
  requestId: Id.nullable(),
  userSource: UserSource,
  bgm: Bgm,
  bgmUrl: z.string().nullable(),
  changedColor: ChangedColor,
  brand: z.object({ name: z.string().nullable(), logo: Asset.nullable() }),
  /** Whether the service's own mark lies over the video: the account's plan decides, on the server alone. */
  watermark: z.boolean(),
  /** The template in the version this project was made with. */
  template: Template,
  /** Every file the project uses, and those of its product. */
  files: z.array(Asset),
})
export type Project = z.infer<typeof Project>

/** The brand that an owner keeps for all videos; colours with the most important first. */
export const BrandKit = z.object({
  name: z.string().nullable(),
  logo: Asset.nullable(),
  colors: z.array(HexColor).max(limits.brandKitColorsMax),
})
export type BrandKit = z.infer<typeof BrandKit>

/** What a preview link shows: the words and pictures of one project, to be played live. */
export const SharedPreview = z.object({
  title: z.string(),
  /** When the link ends. */
  endsAt: z.iso.datetime(),
  userSource: UserSource,
  bgm: Bgm,
  bgmUrl: z.string().nullable(),
  changedColor: ChangedColor,
  brand: z.object({ name: z.string().nullable(), logoAssetId: Id.nullable() }),
  /** Whether the service's own mark stands on it, as it will on the video. */
  watermark: z.boolean(),
  template: Template,
  /** Only those that the project shows or lets hear. */
  files: z.array(Asset.omit({ originalName: true, size: true, createdAt: true })),
})
export type SharedPreview = z.infer<typeof SharedPreview>

/** What an open editor says of itself: it edits, only looks, takes the editing over, or goes. */
export const PresenceWord = z.enum(['edits', 'views', 'takes', 'leaves'])
export type PresenceWord = z.infer<typeof PresenceWord>

/** One thing to see to before a video is made. Blocking ones stop it. */
export const Finding = z.object({
  severity: z.enum(['blocking', 'warning']),
  code: z.enum(Object.keys(findingSeverity) as FindingCode[]),
  slotId: z.string().nullable(),
  /** Of words that are hard to read: how well they are told from what is behind them, and what would do. */
  contrast: z.object({ ratio: z.number(), least: z.number() }).exactOptional(),
  /** The networks whose own buttons lie over it. */
  networks: z.array(z.enum(networkZones)).exactOptional(),
  coveredSlots: z.array(z.string()).exactOptional(),
})
export type Finding = z.infer<typeof Finding>
