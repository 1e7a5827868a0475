import type { contract } from '@clipmint/contract'
import { checkLines, isMeaningful } from '@clipmint/copy'

import type { Handlers } from '../../http/handlers.ts'
import { words } from '../../locales/index.ts'
import { readInputKind, readLanguage, readProduct } from './rules.ts'

export const copy: Handlers<typeof contract.copy> = {
  check: async (_ctx, { body, lang }) => ({
    result: {
      list: checkLines(body.lines, {
        product: readProduct(body.product ?? null),
        category: body.category ?? null,
        language: readLanguage(body.lang, lang),
      }),
    },
  }),

  checkInput: async (_ctx, { body, lang }) => {
    const meaning = isMeaningful(body.text, readInputKind(body.kind ?? ''))
    if (meaning.ok) return { result: { ok: true } }
    const message = words[readLanguage(body.lang, lang)].inputReasons[meaning.reason]
    return { result: { ok: false, reason: meaning.reason, message } }
  },
}
