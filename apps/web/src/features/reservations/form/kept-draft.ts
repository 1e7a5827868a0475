import { NetworkId, PostKind } from '@clipmint/contract'
import { z } from 'zod'

import { kept } from '../../../app/kept.ts'
import type { Draft } from './draft.ts'

const Words = z.object({ caption: z.string(), hashtags: z.array(z.string()), title: z.string() })
const Answers = z.record(z.string(), z.union([z.string(), z.boolean()]))
const KeptDraft = z.object({
  videoId: z.string(),
  draft: z.object({
    places: z.array(z.object({ platform: NetworkId, type: PostKind })),
    words: Words,
    own: z.partialRecord(NetworkId, Words),
    answers: z.partialRecord(NetworkId, Answers),
    later: z.object({ date: z.string(), time: z.string() }).nullable(),
  }),
})

const store = kept<z.infer<typeof KeptDraft> | null>('clipmint.post-draft', KeptDraft.nullable(), null)

/** The last post that was begun in this browser, so that who leaves to connect an account finds it as it was. */
export const keptDraft = {
  read(videoId: string): Draft | null {
    const found = store.read()
    return found?.videoId === videoId ? found.draft : null
  },
  write(videoId: string, draft: Draft): void {
    store.write({ videoId, draft: JSON.parse(JSON.stringify(draft)) })
  },
  forget: () => store.write(null),
}
