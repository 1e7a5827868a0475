import {
  Bgm,
  ChangedColor,
  type FindingCode,
  findingSeverity,
  HexColor,
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

/** The finished file. Links are signed and hold for some hours. */
export const FinishedVideo = z.object({
  url: z.string(),
  downloadUrl: z.string(),
  posterUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  durationMs: z.number().int(),
  bytes: z.number().int(),
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
  expiresAt: z.iso.datetime().nullable(),
  /** The tab an expired or trashed project belonged to. */
  expiredFrom: ProjectStatus.nullable(),
  templateId: Id,
  designId: Id,
  templateTitle: z.object({ ko: z.string(), en: z.string() }),
  productId: Id.nullable(),
  folder: z.object({ _id: Id, name: z.string() }).nullable(),
  posterUrl: z.string().nullable(),
  video: FinishedVideo.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
})
export type ProjectCard = z.infer<typeof ProjectCard>

/** A project whole: what the editor opens. */
export const Project = ProjectCard.extend({
  /** Counts saved changes; a save names the revision it builds on. */
  rev: z.number().int(),
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
})
export type Finding = z.infer<typeof Finding>
