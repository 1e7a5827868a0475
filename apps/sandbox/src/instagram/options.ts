import { refuse, refuseParam } from '../meta/errors.ts'
import type { Params } from '../meta/params.ts'
import { instagramError } from '../meta/presets.ts'
import type { LoginHost } from './instagram.ts'
import type { InstagramSwitches } from './switches.ts'
import type { ContainerKind } from './tables.ts'

const known = new Set([
  'media_type',
  'video_url',
  'upload_type',
  'caption',
  'share_to_feed',
  'cover_url',
  'thumb_offset',
  'collaborators',
  'audio_name',
  'location_id',
  'user_tags',
  'trial_params',
  'is_ai_generated',
  'is_paid_partnership',
  'branded_content_sponsor_ids',
  'audio_configuration',
])
const own = new Set(['access_token', 'appsecret_proof'])
const mostLetters = 2_200
const mostMentions = 20

export type Options = {
  kind: ContainerKind
  caption: string
  videoUrl: string | null
  isResumable: boolean
  coverUrl: string | null
  options: Record<string, string>
}

/** What a container shall be, with all checked that can be before the video is there. */
export function readOptions(
  params: Params,
  { host, switches }: { host: LoginHost; switches: InstagramSwitches },
): Options {
  const unknown = params.names().find((name) => !known.has(name) && !own.has(name))
  if (unknown !== undefined) refuseParam(`Param ${unknown} is not one of {${[...known].join(', ')}}`)
  const kind = kindOf(params.get('media_type'))
  const videoUrl = params.get('video_url')
  const isResumable = isResumableUpload(params, host)
  if (!isResumable && videoUrl === null) refuseParam('The parameter video_url is required')
  if (isResumable && videoUrl !== null) refuseParam('video_url and upload_type=resumable exclude each other')
  // A story carries no words: they are let fall without a word.
  const caption = kind === 'STORIES' ? '' : (params.get('caption') ?? '')
  checkCaption(caption, switches.mostHashtags)
  checkOptions(params, { kind, host })
  const options = Object.fromEntries(
    params
      .names()
      .flatMap((name): [string, string][] =>
        own.has(name) || name === 'caption' ? [] : [[name, params.get(name) ?? '']],
      ),
  )
  return { kind, caption, videoUrl, isResumable, coverUrl: params.get('cover_url'), options }
}

function kindOf(type: string | null): ContainerKind {
  if (type === 'REELS' || type === 'STORIES') return type
  if (type === 'VIDEO') refuse(instagramError(2_207_089))
  return refuse(instagramError(2_207_023))
}

function isResumableUpload(params: Params, host: LoginHost): boolean {
  const type = params.get('upload_type')
  if (type === null) return false
  if (type !== 'resumable') refuseParam('upload_type must be one of {resumable}')
  if (host === 'instagram') refuseParam('upload_type=resumable is for Facebook Login only')
  return true
}

function checkCaption(caption: string, mostHashtags: number): void {
  if (caption.length > mostLetters) refuse(instagramError(2_207_010))
  if ((caption.match(/(?<![\w@])@[\w.]+/g) ?? []).length > mostMentions) refuse(instagramError(2_207_040))
  if ((caption.match(/#[\p{L}\p{N}_]+/gu) ?? []).length > mostHashtags)
    refuseParam(`The caption has more than ${mostHashtags} hashtags`)
}

function checkOptions(params: Params, { kind, host }: { kind: ContainerKind; host: LoginHost }): void {
  const collaborators = listOf(params, 'collaborators')
  if (collaborators.length > 3) refuseParam('There can be at most 3 collaborators')
  if (collaborators.length > 0 && kind === 'STORIES') refuseParam('Stories have no collaborators')
  if (listOf(params, 'branded_content_sponsor_ids').length > 2) refuseParam('There can be at most 2 sponsors')
  const offset = params.get('thumb_offset')
  if (offset !== null && !/^\d+$/.test(offset)) refuse(instagramError(2_207_057))
  for (const name of ['share_to_feed', 'is_ai_generated', 'is_paid_partnership'])
    if (!['true', 'false', null].includes(params.get(name))) refuseParam(`Param ${name} must be a boolean`)
  if (params.get('audio_configuration') !== null && host === 'instagram')
    refuseParam('audio_configuration is for Facebook Login only')
  const trial = params.get('trial_params')
  if (trial !== null && !/"graduation_strategy"\s*:\s*"(MANUAL|SS_PERFORMANCE)"/.test(trial))
    refuseParam('trial_params needs a graduation_strategy of {MANUAL, SS_PERFORMANCE}')
}

function listOf(params: Params, name: string): unknown[] {
  const text = params.get(name)
  if (text === null) return []
  try {
    const list: unknown = JSON.parse(text)
    if (Array.isArray(list)) return list
  } catch {
    // Told below, as what is JSON but no list is.
  }
  return refuseParam(`Param ${name} must be an array`)
}
