import {
  createPlaceSource,
  createProductPages,
  createCafe24,
  createModelWriters,
  createHttpSegmenter,
  createNtsOffice,
  createOpenverseSource,
  createPexelsSource,
  createPixabaySource,
  createSmtpSender,
  createSolapiSender,
  createWebPushSender,
  type MailSender,
  type ShopAnswer,
  type ShopPlatform,
  type ShopProduct,
  type ModelKeys,
  type StockSource,
  unavailableMail,
  unavailableSms,
  unavailableTaxOffice,
  type VapidPair,
} from '@clipmint/integrations'
import { z } from 'zod'

import type { Context } from '../context.ts'
import type { Config } from './config.ts'
import { loginOf, sandboxLogin } from './login.ts'
import { networksOf, sandboxNetworks } from './networks.ts'
import { paymentsOf, sandboxPayments } from './payments.ts'

/** Keys that the sandbox knows; they open nothing else. */
const sandboxSolapi = {
  SOLAPI_API_KEY: 'sandbox',
  SOLAPI_API_SECRET: 'sandbox-secret',
  SOLAPI_SENDER: '0212345678',
}
const sandboxMail = { login: 'sandbox:sandbox-secret', MAIL_FROM: 'Clipmint <hello@clipmint.example>' }

type Keys = Pick<
  Config,
  | 'solapi'
  | 'smtp'
  | 'pexels'
  | 'pixabay'
  | 'openverse'
  | 'login'
  | 'networks'
  | 'pushContact'
  | 'publicUrl'
  | 'placeProviders'
  | 'googlePlacesKey'
  | 'cafe24'
  | 'toss'
  | 'stripe'
  | 'model'
  | 'segmentation'
  | 'nts'
>
type Place = { sandboxUrl: string | null; pair: VapidPair; now: () => Date }

/** The ways to the outside world: the real providers that have keys, or their stand-ins at `sandboxUrl`. */
export function outsideOf(
  {
    solapi,
    smtp,
    login,
    networks,
    cafe24,
    toss,
    stripe,
    model,
    segmentation,
    nts,
    pushContact,
    publicUrl,
    placeProviders,
    googlePlacesKey,
    ...stock
  }: Keys,
  { sandboxUrl, pair, now }: Place,
): Context['outside'] {
  const writers = writersOf(model, sandboxUrl)
  // What cuts out is the operator's own, also where the rest of the world is stood in for.
  const segmenter = segmentation && createHttpSegmenter(segmentation)
  const push = createWebPushSender({ pair, contact: pushContact, sandboxUrl })
  const places = createPlaceSource({
    providers: placeProviders,
    googleKey: sandboxUrl === null ? googlePlacesKey : 'google-places-sandbox',
    sandboxUrl,
  })
  const productPages = createProductPages({ sandboxUrl })
  if (sandboxUrl !== null) {
    return {
      sms: createSolapiSender({ ...sandboxSolapi, SOLAPI_URL: `${sandboxUrl}/sandbox/solapi` }, now),
      mail: mailAt(sandboxUrl),
      push,
      stock: sandboxStock(sandboxUrl),
      places,
      productPages,
      segmentation: segmenter,
      login: sandboxLogin({ sandboxUrl, publicUrl, now }),
      networks: sandboxNetworks({ sandboxUrl, publicUrl, now }),
      shops: [sandboxCafe24({ sandboxUrl, publicUrl, now })],
      taxOffice: createNtsOffice({
        NTS_SERVICE_KEY: 'nts-sandbox+/==',
        NTS_URL: `${sandboxUrl}/sandbox/tax-office/api/nts-businessman/v1`,
      }),
      payments: sandboxPayments({ toss, stripe }, { sandboxUrl, publicUrl, now }),
      writers,
    }
  }
  return {
    sms: solapi ? createSolapiSender(solapi, now) : unavailableSms,
    mail: smtp ? createSmtpSender(smtp) : unavailableMail,
    push,
    stock: stockOf(stock),
    places,
    productPages,
    segmentation: segmenter,
    login: loginOf(login, now),
    networks: networksOf(networks, now),
    shops: cafe24 ? [createCafe24(cafe24, now)] : [],
    taxOffice: nts ? createNtsOffice(nts) : unavailableTaxOffice,
    payments: paymentsOf({ toss, stripe }, now),
    writers,
  }
}

/** The model that the settings name: a real one also beside the sandbox, whose own writes when it is asked for. */
function writersOf(keys: ModelKeys | null, sandboxUrl: string | null): Context['outside']['writers'] {
  if (keys === null) return null
  const { AI_PROVIDER: provider, ...more } = keys
  if (provider !== 'sandbox') return createModelWriters({ ...more, AI_PROVIDER: provider })
  if (sandboxUrl === null) return null
  return createModelWriters({
    ...more,
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: `${sandboxUrl}/sandbox/ai/openai/v1`,
    AI_API_KEY: 'sk-sandbox',
    AI_MODEL: 'sandbox-writer',
  })
}

const MailServer = z.object({ port: z.number().int().positive() })

/** Mail to the sandbox's mail server, which stands at a port of its own that its pages tell. */
function mailAt(sandboxUrl: string): MailSender {
  return {
    async send(message) {
      const port = await fetch(`${sandboxUrl}/sandbox/mail/server.json`)
        .then(async (answer) => MailServer.parse(await answer.json()).port)
        .catch((error: unknown) => error)
      if (typeof port !== 'number')
        return { status: 'later', afterSeconds: null, reason: `The sandbox does not answer: ${String(port)}` }
      const { login, MAIL_FROM } = sandboxMail
      const SMTP_URL = `smtp://${login}@${new URL(sandboxUrl).hostname}:${port}`
      return createSmtpSender({ SMTP_URL, MAIL_FROM }).send(message)
    },
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

const sandboxShopKeys = {
  CAFE24_CLIENT_ID: 'cafe24-sandbox',
  CAFE24_CLIENT_SECRET: 'cafe24-sandbox-secret',
  CAFE24_WEBHOOK_KEY: 'cafe24-sandbox-webhook',
  CAFE24_API_VERSION: '2026-03-01',
}

type Shops = { sandboxUrl: string; publicUrl: string; now: () => Date }

/** The stand-in of Cafe24, whose pages and small pictures the site itself shows. */
function sandboxCafe24({ sandboxUrl, publicUrl, now }: Shops): ShopPlatform {
  const shop = createCafe24({ ...sandboxShopKeys, CAFE24_URL: `${sandboxUrl}/sandbox/cafe24` }, now)
  return {
    ...shop,
    facts: { ...shop.facts, pictureOrigins: [] },
    authorizationUrl: (visit) => new URL(shop.authorizationUrl(visit).href.replace(sandboxUrl, publicUrl)),
    products: async (access, search) => shownHere(await shop.products(access, search), sandboxUrl),
    productsOf: async (access, numbers) => shownHere(await shop.productsOf(access, numbers), sandboxUrl),
  }
}

function shownHere(answer: ShopAnswer<ShopProduct[]>, sandboxUrl: string): ShopAnswer<ShopProduct[]> {
  if (answer.status !== 'ok') return answer
  const value = answer.value.map((product) => ({
    ...product,
    thumbnail: product.thumbnail?.replace(sandboxUrl, '') ?? null,
  }))
  return { ...answer, value }
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
