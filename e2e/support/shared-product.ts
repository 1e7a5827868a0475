import { once } from 'node:events'
import { createServer } from 'node:http'

import { type Product, runningUrl, startProduct } from './product.ts'

const products = new Map<string, Promise<Product>>()

/**
 * Before all journeys: opens a registry at which each worker asks for the product that its files use one after the other.
 * A product is started for the first that asks, so that files which have one of their own wait for no other.
 */
export async function setup(): Promise<() => Promise<void>> {
  const registry = createServer((request, response) => {
    const worker = request.url ?? ''
    const product = products.get(worker) ?? startProduct({}, { videos: 'grey' })
    products.set(worker, product)
    product.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  registry.listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const address = registry.address()
  if (typeof address !== 'object' || address === null) throw new Error('The registry has no port.')
  process.env['E2E_SHARED'] = `http://127.0.0.1:${address.port}`
  return async () => {
    registry.close()
    await Promise.all([...products.values()].map(async (product) => (await product).close()))
  }
}

/**
 * The product of this worker's files. None of them stops it, moves its clock, or leaves a fault at a stand-in; each has
 * owners of its own, but for two that show the demo owner and look for other things of theirs.
 */
export async function sharedProduct(): Promise<Pick<Product, 'url'>> {
  if (runningUrl !== null) return { url: runningUrl }
  const registry = process.env['E2E_SHARED']
  if (!registry) throw new Error('Only journeys share a product: run this file in the project `e2e`.')
  const answer = await fetch(`${registry}/${process.env['VITEST_POOL_ID']}`)
  const said = await answer.text()
  if (!answer.ok) throw new Error(said)
  return { url: said }
}
