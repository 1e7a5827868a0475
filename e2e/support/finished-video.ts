import type { AiRequest, Place, Project } from '@clipmint/contract'
import type { Browser } from 'playwright-core'

import type { Owner } from './owner.ts'
import { drawPhotos } from './photos.ts'
import { until } from './until.ts'
import { makingMs } from './visit.ts'

/** A short video of a new product of the owner's, made to the end. */
export async function finishVideo(browser: Browser, owner: Owner): Promise<Project> {
  const { requestId } = await owner.addPlan(await drawPhotos(browser, 3, { tiled: true }))
  return finish(owner, await owner.addProject(requestId, { isShort: true }))
}

/** A place of the sandbox's maps, read to its end: without its last pictures on a machine that does much else. */
export async function addPlace(owner: Owner): Promise<Place> {
  const shop = { url: 'https://naver.me/shop109', attested: true }
  const { _id: id } = await owner.ask<Place>('POST', '/v3/place?kbPay=1', shop)
  const collected = () => owner.ask<Place>('GET', `/v3/place/${id}?kbPay=1`)
  return until(collected, ({ status }) => status === 'ready' || status === 'partial', makingMs)
}

/** A short video of a place of the sandbox's maps, made to the end. */
export async function finishPlaceVideo(owner: Owner): Promise<Project> {
  const { _id: id } = await addPlace(owner)
  const asked = { category: 'place' }
  const { _id: requestId } = await owner.ask<AiRequest>('POST', `/v3/airequest/place/${id}?kbPay=1`, asked)
  const planned = () => owner.ask<AiRequest>('GET', `/v3/airequest/${requestId}`)
  await until(planned, ({ status }) => status === 2)
  return finish(owner, await owner.addProject(requestId, { isShort: true, isOfPlace: true }))
}

async function finish(owner: Owner, { _id: id }: Project): Promise<Project> {
  await owner.ask('PATCH', `/v3/subtemplate/${id}/status`, { status: 1 })
  const read = () => owner.ask<Project>('GET', `/v3/subtemplate/${id}`)
  return until(read, ({ renderState }) => renderState === 'done', makingMs)
}
