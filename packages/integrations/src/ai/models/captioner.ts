import { withoutForbidden } from '@clipmint/contract'
import { z } from 'zod'

import type { Captioner } from '../captioner.ts'
import type { Model } from './model.ts'
import { captionsPrompt } from './prompts/captions.ts'
import { write } from './write.ts'

const CaptionsDraft = z.object({ captions: z.array(z.string()), hashtags: z.array(z.string()) })

/** An owner waits with the panel open. */
const longestTryMs = 15_000
const longestWholeMs = 25_000

/** A writer of captions and hashtags that has a model write. */
export function createModelCaptioner(model: Model): Captioner {
  const hasty = { ...model, tryMs: Math.min(model.tryMs, longestTryMs) }
  return {
    name: model.name,
    async write(brief, onCall) {
      const wish = {
        name: 'captions',
        shape: CaptionsDraft,
        maxOutputTokens: 3_000,
        ...captionsPrompt(brief),
      }
      const outcome = await write(hasty, wish, { wholeMs: longestWholeMs, onPartial: async () => {}, onCall })
      if (outcome.status === 'failed') return outcome
      const { captions, hashtags } = outcome.value
      return { status: 'written', captions: captions.map(fitCaption), hashtags: hashtags.map(fitHashtag) }
    },
  }
}

/** A caption in letters that captions may hold, without blanks at the ends of its lines. */
function fitCaption(text: string): string {
  const letters = text.normalize('NFC').replaceAll(/(\p{L})['’](\p{L})/gu, '$1’$2')
  return withoutForbidden(letters)
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n ?/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
}

function fitHashtag(tag: string): string {
  return tag.normalize('NFC').replaceAll(/[#＃\s]/gu, '')
}
