import { networks, textOf, titleOf, withPresets } from '@clipmint/contract'
import type { OutgoingPost } from '@clipmint/integrations'

import type { Context } from '../../../context.ts'
import type { StoredPost } from '../posts/store.ts'
import type { Target } from './target.ts'

/** A public link of a file has to hold longer than any network takes to fetch it. */
const linkSeconds = 3 * 3_600

/** A post as its network gets it: the words meant for it, its settings, and the file in a stream. */
export function outgoingOf(
  { files }: Pick<Context, 'files'>,
  post: StoredPost,
  target: Target,
): OutgoingPost {
  const { kind, network } = target
  const facts = networks[network]
  const words = target.words ?? post
  const { fileKey, bytes, seconds, width, height } = post.video
  return {
    kind,
    text: facts.kinds[kind]?.hasCaption ? textOf(words) : '',
    title: titleOf(words, facts),
    settings: withPresets(facts, target.settings),
    lang: /\p{Script=Hangul}/u.test(words.caption) ? 'ko' : 'en',
    madeWithAi: post.madeWithAi,
    video: {
      bytes,
      seconds,
      width,
      height,
      open: async (fromByte) => {
        const content = await files.get(fileKey, { start: fromByte })
        if (!content) throw new Error(`The video ${fileKey} of a post is not there.`)
        return content.stream
      },
      publicUrl: async () => new URL(await files.signedUrl(fileKey, { expiresInSeconds: linkSeconds })),
    },
  }
}
