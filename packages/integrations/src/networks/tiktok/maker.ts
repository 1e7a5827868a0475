import type { PublisherMaker } from '../maker.ts'
import { TiktokKeys } from './config.ts'
import { createTiktok } from './publisher.ts'

export const tiktokMaker: PublisherMaker<typeof TiktokKeys> = {
  keys: TiktokKeys,
  switchedOnBy: 'TIKTOK_CLIENT_KEY',
  sandboxKeys: { TIKTOK_CLIENT_KEY: 'tiktok-sandbox', TIKTOK_CLIENT_SECRET: 'tiktok-sandbox-secret' },
  create: createTiktok,
}
