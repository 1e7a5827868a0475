// `npm run bench:projects` runs this: gives one member of the database of DATABASE_URL many videos in a hundred folders,
// and a hundred others some of theirs, and prints what the measuring asks with.
import process from 'node:process'

import { type Ratio, ratios, sampleProject } from '@clipmint/film'
import { createRandom, must } from '@clipmint/kit'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { uuidv7 } from 'uuidv7'

import { openPostgres } from '../../db/postgres.ts'
import { assets } from '../../db/tables/assets.ts'
import { projects, videos } from '../../db/tables/projects.ts'
import { catalogue } from '../../features/templates/index.ts'
import { createSigner } from '../../signing.ts'

const FOLDERS = 100
const OTHERS = 100
const OTHERS_EACH = 50
const MINUTE_MS = 60_000
const words =
  '봄맞이 할인 신메뉴 딸기라떼 리뷰 이벤트 오픈 주말 특가 예약 안내 겨울 한정 케이크 당일 배송'.split(' ')

const count = Number(process.argv[2])
const random = createRandom(11)
const now = Date.now()
const database = await openPostgres(process.env['DATABASE_URL'] ?? '', pino({ level: 'silent' }), 2)
const member = uuidv7()
await database.withTx(async () => {
  await addVideos(member, count)
  for (let other = 0; other < OTHERS; other += 1) await addVideos(uuidv7(), OTHERS_EACH)
})
await database.db().execute(sql`vacuum analyze`)
const [folder] = await database
  .db()
  .select({ id: projects.productId })
  .from(projects)
  .where(sql`account_id = ${member}`)
  .limit(1)
await database.close()

const signer = createSigner(process.env['SESSION_SECRET'] ?? '', () => new Date())
const token = await signer.sign('access', { sub: member, sid: uuidv7() }, 86_400)
process.stdout.write(JSON.stringify({ token, folder: folder?.id, words }))

/** Every other video is done, every tenth in the trash; each shows a photograph of its own. */
async function addVideos(accountId: string, howMany: number): Promise<void> {
  const folders = Array.from({ length: FOLDERS }, () => uuidv7())
  for (let at = 0; at < howMany; at += 500) {
    const made = Array.from({ length: Math.min(500, howMany - at) }, (_, index) =>
      makeUp(accountId, at + index, pick(folders)),
    )
    await database
      .db()
      .insert(assets)
      .values(made.map(({ asset }) => asset))
    await database
      .db()
      .insert(projects)
      .values(made.map(({ project }) => project))
    const done = made.flatMap(({ video }) => video ?? [])
    if (done.length > 0) await database.db().insert(videos).values(done)
  }
}

function makeUp(accountId: string, index: number, productId: string) {
  const { template } = pick(catalogue.entries)
  const ratio: Ratio = pick(ratios)
  const [id, assetId, videoId] = [uuidv7(), uuidv7(), uuidv7()]
  const changedAt = new Date(now - index * MINUTE_MS)
  const status = index % 10 === 9 ? 3 : index % 2
  const slots = template.scenes.flatMap(({ layers }) => layers.filter((layer) => layer.kind === 'media'))
  const { userSource } = sampleProject(template, ratio, 'ko')
  const media = Object.fromEntries(slots.map((slot) => [slot.id, { assetId }]))
  const key = (name: string) => `accounts/${accountId}/assets/${assetId}/${name}`
  const times = { createdAt: changedAt, updatedAt: changedAt }
  return {
    asset: {
      accountId,
      id: assetId,
      type: 'image',
      status: 'ready',
      originalName: '사진.jpg',
      size: 400_000,
      width: 1200,
      height: 1600,
      focalX: 0.5,
      focalY: 0.5,
      createdAt: changedAt,
      fileKey: key('file.jpg'),
      posterKey: key('poster.jpg'),
      thumbnailKey: key('thumbnail.jpg'),
    },
    project: {
      accountId,
      id,
      title: `${pick(words)} ${pick(words)} ${index}`,
      status,
      filled: 100,
      ...times,
      templateId: template.id,
      templateVersion: template.version,
      designId: template.designs[ratio],
      ratio,
      productId,
      folderName: pick(words),
      userSource: {
        ...userSource,
        media,
      },
      changedColor: {},
      bgm: {
        trackId: template.music,
        startMs: 0,
        volume: 1,
        fadeOutMs: 0,
      },
      coverAssetId: assetId,
      ...(status === 3
        ? {
            trashedAt: changedAt,
            trashedFrom: 0,
          }
        : {}),
      ...(status === 1
        ? {
            videoId,
            renderState: 'done',
            completedAt: changedAt,
          }
        : {}),
    },
    video: status === 1 ? videoOf({ accountId, id: videoId, projectId: id, renderedAt: changedAt }) : null,
  }
}

function videoOf(of: { accountId: string; id: string; projectId: string; renderedAt: Date }) {
  const key = (name: string) => `accounts/${of.accountId}/videos/${of.id}/${name}`
  const size = { width: 1_080, height: 1_920, durationMs: 15_000, bytes: 6_000_000, watermark: false }
  return { ...of, ...size, fileKey: key('video.mp4'), posterKey: key('poster.jpg') }
}

function pick<Item>(items: readonly Item[]): Item {
  return must(items[Math.floor(random() * items.length)], 'something to pick')
}
