import type { contract, ProjectStatus } from '@clipmint/contract'
import { isReady } from '@clipmint/film'

import type { Handlers } from '../../http/handlers.ts'
import { forgetBrand, keepBrand, presentBrandKit, setBrand } from './brand/commands.ts'
import { findBrandKit } from './brand/store.ts'
import { checkProject } from './check/commands.ts'
import { getProject, removeByStatus, removeProjects, setStatus } from './commands.ts'
import { filmOf, openContent } from './content/commands.ts'
import { duplicateProject, makeSibling } from './copies.ts'
import { createProject } from './create.ts'
import { editProject } from './edit/commands.ts'
import { presentFolders } from './folders/present.ts'
import { listOutdated, renewVideos } from './outdated/commands.ts'
import { presentCards, presentProject, presentProjectCard } from './present.ts'
import { estimateNew } from './renders/queue.ts'
import { endShares, shareProject, showShared } from './share/commands.ts'
import { listProjects, settleExpiry } from './store.ts'
import { keepVersion, nameVersion, removeVersion } from './versions/commands.ts'
import { presentVersion, presentVersions } from './versions/present.ts'
import { listVersions } from './versions/store.ts'
import { findAlternatives } from './words/commands.ts'

export const projects: Handlers<typeof contract.projects> = {
  list: async (ctx, { account, query }) => {
    const { status, ...filter } = query
    const { page, limit } = filter
    await settleExpiry(ctx, account.id)
    const found = await listProjects(ctx, account.id, { ...filter, statuses: toStatuses(status) })
    const list = await presentCards(ctx, account.id, found.list)
    return { result: { list, page, limit, total: found.total } }
  },
  create: async (ctx, { account, body, lang }) => {
    const { _id: id = null, templateId, designId, requestId = null, scenarioId = null, title = null } = body
    const wish = { id, templateId, designId, requestId, scenarioId, title, without: [] }
    const { project, isFirst } = await createProject(ctx, account.id, wish, lang)
    return { result: await presentProject(ctx, project), isFirst }
  },
  outdated: async (ctx, { account, query }) => ({
    result: { list: await presentCards(ctx, account.id, await listOutdated(ctx, account.id, query)) },
  }),
  renew: async (ctx, { account, body }) => ({
    result: { list: await renewVideos(ctx, account.id, body.subtemplateIds) },
  }),
  check: async (ctx, { account, params }) => {
    const open = await openContent(ctx, await getProject(ctx, account.id, params.id))
    const findings = checkProject(ctx, open)
    const estimate = await estimateNew(ctx, account.id, filmOf(open).durationMs)
    return { result: { ready: isReady(findings), findings, estimate } }
  },
  get: async (ctx, { account, params }) => ({
    result: await presentProject(ctx, await getProject(ctx, account.id, params.id)),
  }),
  setBrand: async (ctx, { account, params, body, files }) => {
    const brand = { name: body.brandName ?? null, files }
    return { result: await presentProject(ctx, await setBrand(ctx, account.id, params.id, brand)) }
  },
  brandKit: async (ctx, { account }) => {
    const kit = await findBrandKit(ctx, account.id)
    return { result: kit && (await presentBrandKit(ctx, kit)) }
  },
  keepBrand: async (ctx, { account, body }) => ({
    result: await presentBrandKit(ctx, await keepBrand(ctx, account.id, body.subtemplateId)),
  }),
  forgetBrand: async (ctx, { account }) => {
    await forgetBrand(ctx, account.id)
    return { result: null }
  },
  edit: async (ctx, { account, params, body }) => {
    const saved = await editProject(ctx, account.id, params.id, body)
    const { id, rev, updatedAt, filled: progress, brandLogoId: brandLogo } = saved
    return { result: { _id: id, rev, updatedAt: updatedAt.toISOString(), progress, brandLogo } }
  },
  setStatus: async (ctx, { account, params, body }) => ({
    result: await presentProjectCard(ctx, await setStatus(ctx, account.id, params.id, body.status)),
  }),
  duplicate: async (ctx, { account, body }) => ({
    result: await presentProject(ctx, await duplicateProject(ctx, account.id, body.subtemplateId)),
  }),
  remove: async (ctx, { account, body }) => ({
    result: await removeProjects(ctx, account.id, body.subtemplateIds),
  }),
  removeAll: async (ctx, { account, params, body }) => ({
    result: await removeByStatus(ctx, account.id, params.status, {
      folder: body.folderId,
      placeId: body.placeId,
    }),
  }),
  presence: async (ctx, { account, params, body }) => {
    const { id } = await getProject(ctx, account.id, params.id)
    await ctx.events.publish(account.id, { kind: 'presence', id, data: body })
    return { result: { _id: id } }
  },
  share: async (ctx, { account, params }) => ({ result: await shareProject(ctx, account.id, params.id) }),
  endShares: async (ctx, { account, params }) => {
    await endShares(ctx, account.id, params.id)
    return { result: { _id: params.id } }
  },
  shared: async (ctx, { params }) => ({ result: await showShared(ctx, params.token) }),
  anotherRatio: async (ctx, { account, params, body }) => ({
    result: await presentProject(ctx, await makeSibling(ctx, account.id, params.id, body.ratio)),
  }),
  alternatives: async (ctx, { account, params, body }) => ({
    result: {
      list: await findAlternatives(ctx, { accountId: account.id, projectId: params.id }, body),
    },
  }),
  folders: async (ctx, { account, query }) => ({ result: await presentFolders(ctx, account.id, query) }),
  versions: async (ctx, { account, params }) => {
    const { id: projectId } = await getProject(ctx, account.id, params.id)
    const kept = await listVersions(ctx, { accountId: account.id, projectId })
    return { result: await presentVersions(ctx, account.id, kept) }
  },
  keepVersion: async (ctx, { account, params, body }) => ({
    result: presentVersion(await keepVersion(ctx, account.id, params.id, body)),
  }),
  nameVersion: async (ctx, { account, params, body }) => {
    const of = { accountId: account.id, projectId: params.id }
    return { result: presentVersion(await nameVersion(ctx, of, params.versionId, body.name)) }
  },
  removeVersion: async (ctx, { account, params }) => {
    await removeVersion(ctx, { accountId: account.id, projectId: params.id }, params.versionId)
    return { result: { _id: params.versionId } }
  },
}

function toStatuses(list: string): ProjectStatus[] {
  return list.split(',').map((one) => Number(one) as ProjectStatus)
}
