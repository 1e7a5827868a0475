import type { FinishedVideo, Project, ProjectCard } from '@clipmint/contract'
import { contentIdsOf, frameSize, ratios, type Template } from '@clipmint/film'

import type { Context } from '../../context.ts'
import { fileLink } from '../../file-link.ts'
import { findAssets, findKept, presentAsset } from '../assets/index.ts'
import { getTemplateVersion } from '../templates/index.ts'
import { isWatermarked } from './content/commands.ts'
import { findOutdated } from './outdated/facts.ts'
import { measureQueue } from './renders/queue.ts'
import type { QueueFacts } from './renders/rules.ts'
import { findVideos, type StoredVideo } from './renders/store.ts'
import { deletedAt, editableUntil, isUnderWay } from './rules.ts'
import { productSources, type StoredProject } from './store.ts'

type Door = Pick<Context, 'db' | 'files' | 'now' | 'settings'>

/** What the cards of a list share, fetched once for all of them. */
type Shared = {
  templates: Map<string, Template>
  videos: Map<string, StoredVideo>
  covers: Map<string, string>
  queue: Map<string, QueueFacts & { progress: number }>
  outdated: Awaited<ReturnType<typeof findOutdated>>
}

/** Projects as the lists show them, with a handful of queries for any number of them. */
export async function presentCards(
  ctx: Door,
  accountId: string,
  list: readonly StoredProject[],
): Promise<ProjectCard[]> {
  const shared = await fetchShared(ctx, accountId, list)
  return Promise.all(list.map((project) => presentCard(ctx, project, shared)))
}

export async function presentProjectCard(ctx: Door, project: StoredProject): Promise<ProjectCard> {
  return presentCard(ctx, project, await fetchShared(ctx, project.accountId, [project]))
}

/** A project whole, as the editor opens it. */
export async function presentProject(ctx: Door, project: StoredProject): Promise<Project> {
  const { accountId, userSource, brandLogoId } = project
  const shown = contentIdsOf(project, brandLogoId)
  const sources = await productSources(ctx, accountId, project.productId)
  const stored = [
    ...(await findKept(ctx, accountId, shown)),
    ...(await findAssets(
      ctx,
      accountId,
      sources.filter((id) => !shown.includes(id)),
    )),
  ]
  const files = await Promise.all(stored.map((asset) => presentAsset(ctx, asset)))
  return {
    ...(await presentProjectCard(ctx, project)),
    rev: project.rev,
    requestId: project.requestId,
    userSource,
    bgm: project.bgm,
    bgmUrl: project.bgmUrl,
    changedColor: project.changedColor,
    brand: { name: project.brandName, logo: files.find(({ _id }) => _id === brandLogoId) ?? null },
    watermark: await isWatermarked(ctx, project),
    template: await getTemplateVersion(ctx, project.templateId, project.templateVersion),
    files: files.filter(({ _id }) => _id !== brandLogoId),
  }
}

async function fetchShared(ctx: Door, accountId: string, list: readonly StoredProject[]): Promise<Shared> {
  const videos = await findVideos(
    ctx,
    accountId,
    list.flatMap(({ videoId }) => videoId ?? []),
  )
  const covers = await findKept(ctx, accountId, [
    ...new Set(list.flatMap(({ videoId, coverAssetId }) => (videoId === null ? (coverAssetId ?? []) : []))),
  ])
  const templates = new Map<string, Template>()
  for (const project of list) {
    const key = versionKey(project)
    if (!templates.has(key))
      templates.set(key, await getTemplateVersion(ctx, project.templateId, project.templateVersion))
  }
  return {
    templates,
    videos: new Map(videos.map((video) => [video.id, video])),
    covers: new Map(covers.map(({ id, keys }) => [id, keys.poster])),
    queue: list.some(({ renderState }) => isUnderWay(renderState))
      ? await measureQueue(ctx, accountId)
      : new Map(),
    outdated: await findOutdated(ctx, accountId, list),
  }
}

function versionKey({ templateId, templateVersion }: StoredProject): string {
  return `${templateId} ${templateVersion}`
}

async function presentCard(ctx: Door, project: StoredProject, shared: Shared): Promise<ProjectCard> {
  const video = project.videoId === null ? undefined : shared.videos.get(project.videoId)
  const cover = project.coverAssetId === null ? undefined : shared.covers.get(project.coverAssetId)
  const posterKey = video?.posterKey ?? cover ?? null
  const queued = project.renderId === null ? undefined : shared.queue.get(project.renderId)
  const template = shared.templates.get(versionKey(project))
  return {
    _id: project.id,
    title: project.title,
    ratio: project.ratio,
    status: project.status,
    renderState: project.renderState,
    progress: isUnderWay(project.renderState) ? (queued?.progress ?? 0) : project.filled,
    queuePosition: queued?.position ?? null,
    estimateSeconds: queued?.estimateSeconds ?? null,
    failure: project.failure,
    expiresAt: editableUntil(project)?.toISOString() ?? null,
    endsAt: project.endsAt?.toISOString() ?? null,
    watermarkFreeUntil: project.watermarkFreeUntil?.toISOString() ?? null,
    expiredFrom: project.status === 3 ? project.trashedFrom : project.expiredFrom,
    templateId: project.templateId,
    designId: project.designId,
    templateTitle: template?.title ?? { ko: '', en: '' },
    productId: project.productId,
    placeId: project.placeId,
    folder: folderOf(project),
    outdated: shared.outdated.get(project.id) ?? [],
    posterUrl: posterKey === null ? null : await fileLink(ctx, posterKey),
    video: video ? await presentVideo(ctx, video, project) : null,
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
    completedAt: project.completedAt?.toISOString() ?? null,
    deletedAt: project.status === 3 && project.trashedAt ? deletedAt(project.trashedAt).toISOString() : null,
  }
}

function folderOf({ productId, placeId, folderName }: StoredProject): ProjectCard['folder'] {
  const id = productId ?? placeId
  return id === null
    ? null
    : { _id: id, name: folderName ?? '', folderType: productId === null ? 'place' : 'product' }
}

async function presentVideo(ctx: Door, video: StoredVideo, project: StoredProject): Promise<FinishedVideo> {
  return {
    url: await fileLink(ctx, video.fileKey),
    downloadUrl: hasExpired(project) ? null : await fileLink(ctx, video.fileKey, fileNameOf(video, project)),
    posterUrl: await fileLink(ctx, video.posterKey),
    width: video.width,
    height: video.height,
    durationMs: video.durationMs,
    bytes: video.bytes,
    watermark: video.watermark,
    renderedAt: video.renderedAt.toISOString(),
  }
}

/** Videos of one title in several ratios are told apart in a folder of downloads; a colon may not be in its name. */
function fileNameOf({ width, height }: StoredVideo, { title }: StoredProject): string {
  const ratio = ratios.find((it) => frameSize[it].width === width && frameSize[it].height === height)
  return `${[title, ...(ratio ? [ratio.replace(':', 'x')] : [])].join(' ')}.mp4`
}

/** In the trash, what went there expired is expired still. */
function hasExpired({ status, trashedFrom }: StoredProject): boolean {
  return status === 2 || (status === 3 && trashedFrom === 2)
}
