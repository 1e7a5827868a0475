import { type ErrorCode, type NetworkId, networks } from '@clipmint/contract'
import type { Trouble } from '@clipmint/integrations'

import { Failure } from '../../failure.ts'
import type { Lang } from '../../http/handlers.ts'
import { fill, words } from '../../locales/index.ts'

/** A failure whose sentence names the network in the reader's language, and what of it is linked. */
export function failureAt(
  network: NetworkId,
  code: Extract<ErrorCode, `SOCIAL_ACCOUNTS_${string}`>,
  more: Record<string, string> = {},
): Failure {
  const { name, place } = networks[network]
  const sentence = (lang: Lang) =>
    fill(words[lang].errors[code], { network: name[lang], place: place[lang], ...more })
  return new Failure(code, { sentence: { ko: sentence('ko'), en: sentence('en') } })
}

/** What an owner is told of a network that does not answer as it should while they connect. */
export function failureOf(network: NetworkId, trouble: Trouble): Failure {
  if (trouble.status === 'wait' || trouble.status === 'unclear')
    return failureAt(network, 'SOCIAL_ACCOUNTS_UNREACHABLE')
  if (trouble.status === 'rejected') return failureAt(network, 'SOCIAL_ACCOUNTS_CONNECT_FAILED')
  switch (trouble.fault) {
    case 'scope-missing':
    case 'role-lost':
      return failureAt(network, 'SOCIAL_ACCOUNTS_PERMISSION_MISSING')
    case 'not-professional':
    case 'no-channel':
      return failureAt(network, 'SOCIAL_ACCOUNTS_NOTHING_TO_LINK')
    case 'ended':
    case 'gone':
      return failureAt(network, 'SOCIAL_ACCOUNTS_CONNECT_FAILED')
  }
}
