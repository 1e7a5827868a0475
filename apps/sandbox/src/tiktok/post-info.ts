import { z } from 'zod'

import type { Creator } from '../networks/seed/accounts.ts'
import { refuse } from './errors.ts'

export const privacyLevels = [
  'PUBLIC_TO_EVERYONE',
  'MUTUAL_FOLLOW_FRIENDS',
  'FOLLOWER_OF_CREATOR',
  'SELF_ONLY',
] as const
export type PrivacyLevel = (typeof privacyLevels)[number]

const PostInfo = z.strictObject({
  title: z.string().default(''),
  privacy_level: z.enum(privacyLevels),
  disable_duet: z.boolean().default(false),
  disable_comment: z.boolean().default(false),
  disable_stitch: z.boolean().default(false),
  video_cover_timestamp_ms: z.number().int().min(0).optional(),
  brand_content_toggle: z.boolean().default(false),
  brand_organic_toggle: z.boolean().default(false),
  is_aigc: z.boolean().default(false),
})
export type PostInfo = z.infer<typeof PostInfo>

const mostTitle = 2_200

/** The options of a creator, which creator_info tells. */
export function optionsOf({ isPrivate }: Creator): PrivacyLevel[] {
  return [isPrivate ? 'FOLLOWER_OF_CREATOR' : 'PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY']
}

/** Reads what a post is to be, as far as the creator and the app may. */
export function readPostInfo(json: unknown, creator: Creator, isAudited: boolean): PostInfo {
  const read = PostInfo.safeParse(json)
  if (!read.success) refuse('invalid_params', `post_info: ${z.prettifyError(read.error)}`)
  const { title, privacy_level: privacy, brand_content_toggle: isBranded } = read.data
  if (title.length > mostTitle) refuse('invalid_params', 'The title is longer than 2200 UTF-16 runes')
  if (!optionsOf(creator).includes(privacy)) refuse('privacy_level_option_mismatch')
  if (!isAudited && (privacy !== 'SELF_ONLY' || !creator.isPrivate))
    refuse('unaudited_client_can_only_post_to_private_accounts')
  if (isBranded && privacy === 'SELF_ONLY')
    refuse('invalid_params', 'Branded content visibility cannot be set to private')
  return read.data
}
