import { type NetworkId, networks, type PostFinding } from '@clipmint/contract'

import { Failure } from '../../../failure.ts'
import type { Lang } from '../../../http/handlers.ts'
import { fill, words } from '../../../locales/index.ts'

/**
 * What stands in the way of a post, as a refusal that names the network. What can come up at another time is said in a
 * sentence of its own: there is no form then that marks it.
 */
export function refusedBy(network: NetworkId, { code, values }: PostFinding, field: string): Failure {
  const named = { network, finding: code, ...values }
  if (!(code in words.ko.postAtAnotherTime))
    return new Failure('RESERVATIONS_CHECK', { field, values: named })
  const sentence = (lang: Lang) => {
    const said: string =
      words[lang].postAtAnotherTime[code as keyof (typeof words)['ko']['postAtAnotherTime']]
    return fill(said, { network: networks[network].name[lang] })
  }
  return new Failure('RESERVATIONS_CHECK', {
    field,
    values: named,
    sentence: { ko: sentence('ko'), en: sentence('en') },
  })
}
