import {
  createOpenverseSource,
  createPexelsSource,
  createPixabaySource,
  createResendSender,
  createSolapiSender,
  createWebPushSender,
  type StockSource,
  unavailableMail,
  unavailableSms,
  type VapidPair,
} from '@clipmint/integrations'

import type { Context } from '../context.ts'
import type { Config } from './config.ts'
import { loginOf, sandboxLogin } from './login.ts'

/** Keys that the sandbox knows; they open nothing else. */
const sandboxSolapi = {
  SOLAPI_API_KEY: 'sandbox',
  SOLAPI_API_SECRET: 'sandbox-secret',
  SOLAPI_SENDER: '0212345678',
}
const sandboxResend = { RESEND_API_KEY: 're_sandbox', MAIL_FROM: 'Clipmint <hello@clipmint.example>' }

type Keys = Pick<
  Config,
  'solapi' | 'resend' | 'pexels' | 'pixabay' | 'openverse' | 'login' | 'pushContact' | 'publicUrl'
>
type Place = { sandboxUrl: string | null; pair: VapidPair; now: () => Date }

/** The ways to the outside world: the real providers that have keys, or their stand-ins at `sandboxUrl`. */
export function outsideOf(
  { solapi, resend, login, pushContact, publicUrl, ...stock }: Keys,
  { sandboxUrl, pair, now }: Place,
): Context['outside'] {
  const push = createWebPushSender({ pair, contact: pushContact, sandboxUrl })
  if (sandboxUrl !== null) {
    const atSandbox = {
      SOLAPI_URL: `${sandboxUrl}/sandbox/solapi`,
      RESEND_URL: `${sandboxUrl}/sandbox/resend`,
    }
    return {
      sms: createSolapiSender({ ...sandboxSolapi, SOLAPI_URL: atSandbox.SOLAPI_URL }, now),
      mail: createResendSender({ ...sandboxResend, RESEND_URL: atSandbox.RESEND_URL }),
      push,
      stock: sandboxStock(sandboxUrl),
      login: sandboxLogin({ sandboxUrl, publicUrl, now }),
    }
  }
  return {
    sms: solapi ? createSolapiSender(solapi, now) : unavailableSms,
    mail: resend ? createResendSender(resend) : unavailableMail,
    push,
    stock: stockOf(stock),
    login: loginOf(login, now),
  }
}

function stockOf({
  pexels,
  pixabay,
  openverse,
}: Pick<Config, 'pexels' | 'pixabay' | 'openverse'>): StockSource[] {
  return [
    ...(pexels ? [createPexelsSource(pexels)] : []),
    ...(pixabay ? [createPixabaySource(pixabay)] : []),
    ...(openverse ? [createOpenverseSource(openverse)] : []),
  ]
}

function sandboxStock(sandboxUrl: string): StockSource[] {
  return stockOf({
    pexels: { PEXELS_API_KEY: 'pexels-sandbox', PEXELS_URL: `${sandboxUrl}/sandbox/pexels` },
    pixabay: { PIXABAY_API_KEY: 'pixabay-sandbox', PIXABAY_URL: `${sandboxUrl}/sandbox/pixabay` },
    openverse: { OPENVERSE: 'on', OPENVERSE_URL: `${sandboxUrl}/sandbox/openverse` },
  }).map((source) => shownBySite(source, sandboxUrl))
}

/** The stand-in's stills as the site itself shows them, since other devices do not reach the sandbox's own port. */
function shownBySite(source: StockSource, sandboxUrl: string): StockSource {
  return {
    ...source,
    facts: { ...source.facts, stillOrigins: [] },
    search: async (search) => {
      const outcome = await source.search(search)
      if (outcome.status !== 'found') return outcome
      const items = outcome.items.map((item) => ({
        ...item,
        thumbnail: item.thumbnail.replace(sandboxUrl, ''),
      }))
      return { ...outcome, items }
    },
  }
}
