import { z } from 'zod'

import { refuse, refuseParameter, refuseRequest } from './errors.ts'

export type Privacy = 'public' | 'unlisted' | 'private'
export type Snippet = {
  title: string
  description: string
  tags: string[]
  categoryId: string
  defaultLanguage: string | null
  defaultAudioLanguage: string | null
}
export type Status = {
  privacyStatus: Privacy
  /** When a private video becomes public; null for never. */
  publishAt: number | null
  selfDeclaredMadeForKids: boolean
  containsSyntheticMedia: boolean
  embeddable: boolean
  license: 'youtube' | 'creativeCommon'
  publicStatsViewable: boolean
}

const Metadata = z.strictObject({
  kind: z.string().optional(),
  id: z.string().optional(),
  snippet: z
    .strictObject({
      title: z.string().optional(),
      description: z.string().optional(),
      tags: z.array(z.string()).optional(),
      categoryId: z.string().optional(),
      defaultLanguage: z.string().optional(),
      defaultAudioLanguage: z.string().optional(),
    })
    .optional(),
  status: z
    .strictObject({
      privacyStatus: z.string().optional(),
      publishAt: z.string().optional(),
      selfDeclaredMadeForKids: z.boolean().optional(),
      containsSyntheticMedia: z.boolean().optional(),
      embeddable: z.boolean().optional(),
      license: z.string().optional(),
      publicStatsViewable: z.boolean().optional(),
    })
    .optional(),
  recordingDetails: z.strictObject({ recordingDate: z.string().optional() }).optional(),
  localizations: z
    .record(z.string(), z.strictObject({ title: z.string(), description: z.string().optional() }))
    .optional(),
})
export type Metadata = z.infer<typeof Metadata>

/** What may be assigned in Korea and the US. */
export const categories: Record<string, string> = {
  1: 'Film & Animation',
  2: 'Autos & Vehicles',
  10: 'Music',
  15: 'Pets & Animals',
  17: 'Sports',
  19: 'Travel & Events',
  20: 'Gaming',
  22: 'People & Blogs',
  23: 'Comedy',
  24: 'Entertainment',
  25: 'News & Politics',
  26: 'Howto & Style',
  27: 'Education',
  28: 'Science & Technology',
  29: 'Nonprofits & Activism',
}

const writable = ['snippet', 'status', 'recordingDetails', 'localizations'] as const

/** Reads a video's metadata; only the parts that are named may be there, and no word that is not known. */
export function readMetadata(json: unknown, parts: readonly string[]): Metadata {
  const read = Metadata.safeParse(json)
  if (!read.success) {
    const [issue] = read.error.issues
    const at = issue?.path.join('.') ?? ''
    if (issue?.code === 'unrecognized_keys')
      refuseRequest(
        `Invalid JSON payload received. Unknown name "${issue.keys.join('", "')}" at 'resource${at && `.${at}`}': Cannot find field.`,
      )
    refuseRequest(`Invalid value at 'resource.${at}'.`)
  }
  for (const part of writable)
    if (read.data[part] !== undefined && !parts.includes(part))
      refuseParameter('part', `'${part}'`, 'unexpectedPart')
  return read.data
}

const mostTitle = 100
const mostDescriptionBytes = 5_000
const mostTags = 500

export function readSnippet({ snippet = {}, localizations }: Metadata): Snippet {
  const { title = '', description = '', tags = [], categoryId = '22' } = snippet
  if (title.trim() === '' || title.length > mostTitle || /[<>]/.test(title)) refuse('invalidTitle')
  if (Buffer.byteLength(description) > mostDescriptionBytes || /[<>]/.test(description))
    refuse('invalidDescription')
  if (lengthOf(tags) > mostTags || tags.some((tag) => tag === '' || /[<>]/.test(tag))) refuse('invalidTags')
  if (!(categoryId in categories)) refuse('invalidCategoryId')
  const { defaultLanguage = null, defaultAudioLanguage = null } = snippet
  if (![defaultLanguage, defaultAudioLanguage].every(isLanguage)) refuse('invalidVideoMetadata')
  if (localizations !== undefined && defaultLanguage === null) refuse('defaultLanguageNotSet')
  return { title, description, tags, categoryId, defaultLanguage, defaultAudioLanguage }
}

/** As YouTube counts: a tag with a space is put into quotes, and commas stand between. */
function lengthOf(tags: readonly string[]): number {
  const letters = tags.reduce((sum, tag) => sum + tag.length + (tag.includes(' ') ? 2 : 0), 0)
  return letters + Math.max(0, tags.length - 1)
}

function isLanguage(tag: string | null): boolean {
  try {
    return tag === null || Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

const privacies = ['public', 'unlisted', 'private'] as const
const licenses = ['youtube', 'creativeCommon'] as const

export function readStatus({ status = {} }: Metadata): Status {
  const { privacyStatus: privacy = 'public', license: terms = 'youtube', publishAt } = status
  const privacyStatus = privacies.find((it) => it === privacy) ?? refuse('invalidVideoMetadata')
  const license = licenses.find((it) => it === terms) ?? refuse('invalidVideoMetadata')
  return {
    privacyStatus,
    publishAt: publishAt === undefined ? null : momentOf(publishAt, privacyStatus),
    selfDeclaredMadeForKids: status.selfDeclaredMadeForKids ?? false,
    containsSyntheticMedia: status.containsSyntheticMedia ?? false,
    embeddable: status.embeddable ?? true,
    license,
    publicStatsViewable: status.publicStatsViewable ?? true,
  }
}

export function checkRecording({ recordingDetails }: Metadata): void {
  const date = recordingDetails?.recordingDate
  if (date !== undefined && !isMoment(date)) refuse('invalidRecordingDetails')
}

function momentOf(text: string, privacy: Privacy): number {
  if (!isMoment(text) || privacy !== 'private') refuse('invalidPublishAt')
  return Date.parse(text)
}

function isMoment(text: string): boolean {
  return z.iso.datetime({ offset: true }).safeParse(text).success
}
