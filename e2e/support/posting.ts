import type { Project } from '@clipmint/contract'
import { afterAll, beforeAll } from 'vitest'

import type { Desk } from './desk.ts'
import { finishVideo } from './finished-video.ts'
import { type Networks, networksOf } from './networks.ts'
import type { Owner } from './owner.ts'
import { makingMs } from './visit.ts'

/** The desk of a shop's owner, at networks that are quick. */
export type LinkingDesk = { desk: Desk; owner: Owner; networks: Networks }

/** And one finished video, which all tests of a file post. */
export type PostingDesk = LinkingDesk & { video: Project }

export function useLinkingDesk(desk: Desk): LinkingDesk {
  const linking: LinkingDesk = { desk, owner: null as never, networks: null as never }
  beforeAll(async () => {
    linking.networks = networksOf(desk.product.url)
    await linking.networks.hurry()
    linking.owner = await desk.owner()
  })
  // The next file of this worker has the same stand-ins.
  afterAll(() => linking.networks?.behave())
  return linking
}

export function usePostingDesk(desk: Desk): PostingDesk {
  const posting: PostingDesk = Object.assign(useLinkingDesk(desk), { video: null as never })
  beforeAll(async () => {
    posting.video = await finishVideo(desk.browser, posting.owner)
  }, makingMs)
  return posting
}
