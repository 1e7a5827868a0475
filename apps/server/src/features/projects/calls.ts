import type { contract, ProjectStatus } from '@clipmint/contract'

import type { Handlers } from '../../http/handlers.ts'
import { checkProject, isReady } from './check/commands.ts'
import { getProject, removeByStatus, removeProjects, setStatus } from './commands.ts'
import { openContent } from './content/commands.ts'
import { duplicateProject, makeSibling } from './copies.ts'
import { createProject } from './create.ts'
import { editProject, setBrand } from './edit/commands.ts'
import { presentFolders } from './folders/present.ts'
import { presentCards, presentProject, presentProjectCard } from './present.ts'
import { listProjects, settleExpired } from './store.ts'
import { findAlternatives } from './words/commands.ts'

export const projects: Handlers<typeof contract.projects> = {
  list: async (ctx, { account, query }) => {
    const { page, limit, placeId, status, ...filter } = query
    await settleExpired(ctx, account.id)
    // No video is of a place yet.
    if (placeId !== undefined) return { result: { list: [], page, limit, total: 0 } }
    const found = await listProjects(ctx, account.id, {
      ...filter,
      page,
      limit,
      statuses: toStatuses(status),
    })
    return {
      result: { list: await presentCards(ctx, account.id, found.list), page, limit, total: found.total },
    }
  },
  create: async (ctx, { account, body, lang }) => {
    const { _id: id = null, templateId, designId, requestId = null, scenarioId = null, title = null } = body
    const wish = { id, templateId, designId, requestId, scenarioId, title }
    const { project, isFirst } = await createProject(ctx, account.id, wish, lang)
    return { result: await presentProject(ctx, project), isFirst }
  },
  check: async (ctx, { account, params }) => {
    const findings = checkProject(ctx, await openContent(ctx, await getProject(ctx, account.id, params.id)))
    return { result: { ready: isReady(findings), findings } }
  },
  get: async (ctx, { account, params }) => ({
    result: await presentProject(ctx, await getProject(ctx, account.id, params.id)),
  }),
  setBrand: async (ctx, { account, params, body, files }) => {
    const brand = { name: body.brandName ?? null, removeLogo: body.removeLogo ?? false, files }
    return { result: await presentProject(ctx, await setBrand(ctx, account.id, params.id, brand)) }
  },
  edit: async (ctx, { account, params, body }) => {
    const { id, rev, updatedAt, filled } = await editProject(ctx, account.id, params.id, body)
    return { result: { _id: id, rev, updatedAt: updatedAt.toISOString(), progress: filled } }
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
    // No video is of a place yet.
    result:
      body.placeId === undefined
        ? await removeByStatus(ctx, account.id, params.status, body.folderId ?? null)
        : { trashed: [], deleted: [] },
  }),
  anotherRatio: async (ctx, { account, params, body }) => ({
    result: await presentProject(ctx, await makeSibling(ctx, account.id, params.id, body.ratio)),
  }),
  alternatives: async (ctx, { account, params, body }) => ({
    result: {
      list: await findAlternatives(ctx, { accountId: account.id, projectId: params.id }, body),
    },
  }),
  folders: async (ctx, { account, query }) => ({ result: await presentFolders(ctx, account.id, query) }),
}

function toStatuses(list: string): ProjectStatus[] {
  return list.split(',').map((one) => Number(one) as ProjectStatus)
}
