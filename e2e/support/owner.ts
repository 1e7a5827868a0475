import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

import type { AiPlan, AiRequest, Asset, Product as Goods, Project, TemplateCard } from '@clipmint/contract'

import { demoLogin } from './enter.ts'
import { until } from './until.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What a product says, where it is not to be the mug of all journeys. */
type GoodsWords = Pick<Goods, 'name' | 'info' | 'language'>

/** An owner at the API: brings about in a moment what a journey begins with. */
export type Owner = {
  ask: <Result>(method: Method, path: string, body?: unknown) => Promise<Result>
  addPhotos: (paths: readonly string[]) => Promise<Asset[]>
  /** A product with these pictures. */
  addGoods: (paths: readonly string[], words?: GoodsWords) => Promise<Goods>
  /** A product with these pictures, planned; its request is on the template page. */
  addPlan: (paths: readonly string[], words?: GoodsWords) => Promise<{ product: Goods; requestId: string }>
  /** What was planned for a request. */
  readPlan: (requestId: string) => Promise<AiPlan>
  /** A video of a plan, ready to be edited, in the template that suits it best, or in the shortest that suits it. */
  addProject: (requestId: string, wish?: Wish) => Promise<Project>
}

/** What a video is to be of a plan: the shortest, of a place. */
type Wish = { isShort?: boolean; isOfPlace?: boolean }

export const demoEmail = 'demo@clipmint.example'

/** The sandbox's demo owner. */
export function demoOwner(url: string): Promise<Owner> {
  return ownerBy(url, demoLogin)
}

/** An owner who signs in so. */
export async function ownerBy(url: string, login: object): Promise<Owner> {
  let token = ''

  async function ask<Result>(method: Method, path: string, body?: unknown): Promise<Result> {
    let said = await send(method, path, body)
    // Whoever works for longer than a session's token lasts goes in once more.
    if (said.code === 'UNAUTHENTICATED') {
      await signIn()
      said = await send(method, path, body)
    }
    if (said.code !== 'SUCCESS') throw new Error(`${method} ${path}: ${JSON.stringify(said)}`)
    return said.result
  }

  async function send(method: Method, path: string, body?: unknown) {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return answer.json()
  }

  async function signIn(): Promise<void> {
    token = ''
    const said = await send('POST', '/v3/user/login', login)
    token = said.result.tokens.accessToken
  }
  await signIn()

  async function addPhotos(paths: readonly string[]): Promise<Asset[]> {
    return Promise.all(
      paths.map(async (path) => {
        const form = new FormData()
        form.append('file', new Blob([Uint8Array.from(await readFile(path))]), basename(path))
        const headers = { authorization: `Bearer ${token}` }
        const answer = await fetch(`${url}/ai/asset`, { method: 'POST', headers, body: form })
        const said = await answer.json()
        if (said.code !== 'SUCCESS') throw new Error(`${path}: ${JSON.stringify(said)}`)
        return said.result
      }),
    )
  }

  async function addGoods(paths: readonly string[], words: GoodsWords = mug): Promise<Goods> {
    const sources = (await addPhotos(paths)).map(({ _id }) => _id)
    return ask('POST', '/v3/product', { ...mug, ...words, sources })
  }

  async function addPlan(
    paths: readonly string[],
    words: GoodsWords = mug,
  ): Promise<{ product: Goods; requestId: string }> {
    const product = await addGoods(paths, words)
    const { _id: requestId } = await ask<{ _id: string }>('POST', `/v3/airequest/v2/${product._id}`, {
      category: 'product',
    })
    const status = async () => (await ask<AiRequest>('GET', `/v3/airequest/${requestId}`)).status
    await until(status, (now) => now === 2)
    return { product, requestId }
  }

  async function readPlan(requestId: string): Promise<AiPlan> {
    await ask('GET', `/v3/airequest/${requestId}`)
    return (await send('GET', `/v3/airequest/${requestId}`)).data
  }

  async function addProject(
    requestId: string,
    { isShort = false, isOfPlace = false }: Wish = {},
  ): Promise<Project> {
    const { list } = await ask<{ list: { template: TemplateCard; scenarioId: string }[] }>(
      'GET',
      `/ai/design/recommendation/${isOfPlace ? `place/${requestId}?kbPay=1` : requestId}`,
    )
    const [best] = isShort
      ? list.toSorted((one, other) => one.template.duration - other.template.duration)
      : list
    const design = best?.template.designs.find(({ ratio }) => ratio === '9:16')
    if (!best || !design) throw new Error('No template was recommended.')
    return ask('POST', '/v3/subtemplate', {
      templateId: best.template._id,
      designId: design._id,
      requestId,
      scenarioId: best.scenarioId,
    })
  }

  return { ask, addPhotos, addGoods, addPlan, readPlan, addProject }
}

const mug = {
  name: '손으로 빚은 머그',
  info: '흙을 손으로 빚어 1250도에서 구운 머그예요. 손잡이가 손에 감겨서 편해요. 네 가지 색이 있어요.',
  price: 28_000,
  currency: 'KRW',
  purpose: 'new-arrival',
  language: 'ko' as const,
  gender: 'all',
  ages: [],
  tone: 'casual',
}
