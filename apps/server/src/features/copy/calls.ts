import { setImmediate } from 'node:timers/promises'

import type { contract } from '@clipmint/contract'
import { type CheckedLine, checkLine, type CheckOptions, isMeaningful } from '@clipmint/copy'

import type { Handlers } from '../../http/handlers.ts'
import { words } from '../../locales/index.ts'
import { readInputKind, readLanguage, readProduct } from './rules.ts'

/** Lines that are read before others who wait are answered: a long list holds nobody up. */
const LINES_AT_ONCE = 10

export const copy: Handlers<typeof contract.copy> = {
  check: async (_ctx, { body, lang }) => ({
    result: {
      list: await checkInTurns(body.lines, {
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

async function checkInTurns(lines: readonly string[], options: CheckOptions): Promise<CheckedLine[]> {
  const list: CheckedLine[] = []
  for (const [index, line] of lines.entries()) {
    if (index > 0 && index % LINES_AT_ONCE === 0) await setImmediate()
    list.push(checkLine(line, options))
  }
  return list
}
