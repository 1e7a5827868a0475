import type { LoginChannel } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import type { Lang } from '../../../http/handlers.ts'
import { fill, words } from '../../../locales/index.ts'

/** FIREBASE_ERROR whose sentence names the providers that the account of an e-mail is opened by. */
export function belongsElsewhere(
  { outside }: Pick<Context, 'outside'>,
  channels: readonly LoginChannel[],
): Failure {
  const sentence = (lang: Lang) => {
    const names = channels.map(
      (id) => outside.login.find(({ facts }) => facts.id === id)?.facts.name[lang] ?? id,
    )
    return fill(words[lang].errors.FIREBASE_ERROR, { provider: names.join(', ') })
  }
  return new Failure('FIREBASE_ERROR', { sentence: { ko: sentence('ko'), en: sentence('en') } })
}
