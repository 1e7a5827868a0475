import { NetworkId, PostKind } from '@clipmint/contract'
import { z } from 'zod'

import { kept } from '../../../app/kept.ts'
import { momentOf, wallAt } from '../zone-time.ts'
import type { Draft } from './draft.ts'

const Words = z.object({ caption: z.string(), hashtags: z.array(z.string()), title: z.string() })
const Answers = z.record(z.string(), z.union([z.string(), z.boolean()]))
const KeptDraft = z.object({
  videoId: z.string(),
  /** Where the clock is on whose wall its time stands. */
  zone: z.string(),
  draft: z.object({
    places: z.array(z.object({ platform: NetworkId, type: PostKind })),
    words: Words,
    own: z.partialRecord(NetworkId, Words),
    answers: z.partialRecord(NetworkId, Answers),
    later: z.object({ date: z.string(), time: z.string() }).nullable(),
    keeps: z.boolean().default(false),
  }),
})

const store = kept<z.infer<typeof KeptDraft> | null>('clipmint.post-draft', KeptDraft.nullable(), null)

/** The last post that was begun in this browser, so that who leaves to connect an account finds it as it was. */
export const keptDraft = {
  /** The draft of a video, its time as it stands on a wall of a zone: the same moment, wherever its owner is by now. */
  read(videoId: string, zone: string): Draft | null {
    const found = store.read()
    if (found?.videoId !== videoId) return null
    const { later } = found.draft
    const moment = later && momentOf(later, found.zone)
    return { ...found.draft, later: moment ? wallAt(moment, zone) : later }
  },
  write(videoId: string, draft: Draft, zone: string): void {
    store.write({ videoId, zone, draft: JSON.parse(JSON.stringify(draft)) })
  },
  forget: () => store.write(null),
}
