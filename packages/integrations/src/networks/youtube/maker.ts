import type { PublisherMaker } from '../maker.ts'
import { YoutubeKeys } from './config.ts'
import { createYoutube } from './publisher.ts'

export const youtubeMaker: PublisherMaker<typeof YoutubeKeys> = {
  keys: YoutubeKeys,
  switchedOnBy: 'YOUTUBE_CLIENT_ID',
  sandboxKeys: { YOUTUBE_CLIENT_ID: 'youtube-sandbox', YOUTUBE_CLIENT_SECRET: 'youtube-sandbox-secret' },
  create: createYoutube,
}
