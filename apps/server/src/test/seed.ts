import sharp from 'sharp'

import type { Context } from '../context.ts'
import { assets } from '../db/tables/assets.ts'
import { places } from '../db/tables/places.ts'
import { products } from '../db/tables/products.ts'
import { projects, projectVersions, videos } from '../db/tables/projects.ts'
import type { Member } from './requests.ts'

export type World = { ctx: Pick<Context, 'db' | 'files' | 'newId' | 'now'> }
type AssetRow = typeof assets.$inferInsert
type ProductRow = typeof products.$inferInsert
type ProjectRow = typeof projects.$inferInsert

/** A photograph of the member's, with a real picture in the file store. */
export async function addPhoto(
  { ctx }: World,
  member: Member,
  traits: Partial<AssetRow> = {},
): Promise<string> {
  const id = ctx.newId()
  const { width = 900, height = 1_200 } = traits
  const key = (name: string) => `accounts/${member.id}/assets/${id}/${name}.jpg`
  const background = { r: 200, g: (id.codePointAt(30) ?? 0) * 2, b: 90 }
  const picture = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
  for (const name of ['file', 'poster', 'thumbnail'])
    await ctx.files.put(key(name), picture, { contentType: 'image/jpeg' })
  await ctx
    .db()
    .insert(assets)
    .values({
      accountId: member.id,
      id,
      type: 'image',
      status: 'ready',
      originalName: '사진.jpg',
      size: picture.length,
      width,
      height,
      focalX: 0.5,
      focalY: 0.5,
      fileKey: key('file'),
      posterKey: key('poster'),
      thumbnailKey: key('thumbnail'),
      createdAt: ctx.now(),
      ...traits,
    })
  return id
}

/** A product of the member's, with enough words to plan five videos of. */
export async function addProduct(
  { ctx }: World,
  member: Member,
  traits: Partial<ProductRow> = {},
): Promise<string> {
  const id = ctx.newId()
  const now = ctx.now()
  await ctx
    .db()
    .insert(products)
    .values({
      accountId: member.id,
      id,
      name: '수제 딸기잼',
      info:
        '국내산 딸기 70%로 만든 수제 딸기잼이에요. 설탕을 절반으로 줄여 달지 않아요. ' +
        '매일 아침 작은 냄비에서 졸여요. 200g 유리병에 담아 보내드려요. 빵에 발라 먹기 좋아요.',
      price: 12_900,
      currency: 'KRW',
      purpose: 'everyday',
      language: 'ko',
      gender: 'all',
      ages: [],
      tone: 'casual',
      sourceIds: [],
      createdAt: now,
      updatedAt: now,
      ...traits,
    })
  return id
}

/** A place of the member's with this menu, read to its end. */
export async function addPlace(
  { ctx }: World,
  member: Member,
  { menu, photoIds }: { menu: readonly { name: string; price: number }[]; photoIds: readonly string[] },
): Promise<string> {
  const [id, now] = [ctx.newId(), ctx.now()]
  const { facts, ...whole } = readPlace
  await ctx
    .db()
    .insert(places)
    .values({
      ...whole,
      facts,
      accountId: member.id,
      id,
      listingId: id,
      menu: menuRows(menu),
      photoIds,
      attestedAt: now,
      attestedWording: '1',
      collectedAt: now,
      endedAt: now,
      createdAt: now,
      updatedAt: now,
    })
  return id
}

/** Dishes as a place keeps them. */
export function menuRows(menu: readonly { name: string; price: number }[]): object[] {
  return menu.map((dish) => ({ ...dish, id: dish.name, priceText: '', description: '', pictureIds: [] }))
}

const readPlace = {
  provider: 'naver',
  status: 'ready',
  stage: 'reviews',
  progress: 100,
  name: '달빛국수',
  category: '국수',
  facts: {
    kind: 'restaurant',
    address: '서울 마포구 달빛로 12',
    phone: '',
    description: '육수를 아침마다 끓여요. 창가 자리가 넓어요.',
    hours: [],
    conveniences: [],
    homepage: null,
    booking: null,
  },
  reviews: [],
  missed: [],
  chosen: [],
  corrected: [],
}

/** A kept version of a project. */
export async function addVersion(
  { ctx }: World,
  member: Member,
  projectId: string,
  content: object,
): Promise<void> {
  const now = ctx.now()
  const row = { accountId: member.id, id: ctx.newId(), projectId, content, savedAt: now, createdAt: now }
  await ctx.db().insert(projectVersions).values(row)
}

/** A row of a project of the member's, for what only counts projects: its template is none that exists. */
export async function addProject(
  { ctx }: World,
  member: Member,
  traits: Partial<ProjectRow> = {},
): Promise<string> {
  const id = ctx.newId()
  const now = ctx.now()
  await ctx
    .db()
    .insert(projects)
    .values({
      accountId: member.id,
      id,
      title: '딸기잼',
      filled: 0,
      templateId: ctx.newId(),
      templateVersion: 1,
      designId: ctx.newId(),
      ratio: '9:16',
      userSource: { media: {} },
      bgm: {},
      changedColor: {},
      createdAt: now,
      updatedAt: now,
      ...traits,
    })
  return id
}

/** A finished video of the member's with this still; gives its project. */
export async function addVideo(world: World, member: Member, still: Uint8Array): Promise<string> {
  const { ctx } = world
  const id = ctx.newId()
  const posterKey = `accounts/${member.id}/videos/${id}.jpg`
  await ctx.files.put(posterKey, still, { contentType: 'image/jpeg' })
  const at = { templateId: ctx.newId(), templateVersion: 1, ratio: '9:16', lang: 'ko' } as const
  const userSource = { v: 1, ...at, text: {}, media: {} }
  const bgm = { trackId: null }
  const projectId = await addProject(world, member, { videoId: id, status: 1, userSource, bgm })
  const facts = { fileKey: 'none', width: 1_080, height: 1_920, durationMs: 6_000, bytes: 1 }
  const own = { accountId: member.id, id, projectId, posterKey, renderedAt: ctx.now() }
  await ctx
    .db()
    .insert(videos)
    .values({ ...own, ...facts })
  return projectId
}
