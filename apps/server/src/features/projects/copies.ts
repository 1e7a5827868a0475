import type { Ratio } from '@clipmint/film'

import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import { getAccount } from '../account/index.ts'
import { getTemplateVersion } from '../templates/index.ts'
import { getProject } from './commands.ts'
import { contentFacts } from './content/facts.ts'
import { atStart } from './create.ts'
import { expiryOf, titleOfCopy } from './rules.ts'
import { insertProject, type StoredProject, titlesLike } from './store.ts'

type Door = Pick<Context, 'db' | 'withTx' | 'now' | 'newId'>

/** A copy for another round of editing, beside the original. */
export async function duplicateProject(ctx: Door, accountId: string, id: string): Promise<StoredProject> {
  return ctx.withTx(async () => {
    const original = await getCopyable(ctx, accountId, id)
    const taken = await titlesLike(ctx, accountId, original.title.replace(/ \(\d+\)$/, ''))
    return copyProject(ctx, original, { title: titleOfCopy(original.title, taken) })
  })
}

/** The same content laid out in another ratio, in the same folder. */
export async function makeSibling(
  ctx: Door,
  accountId: string,
  id: string,
  ratio: Ratio,
): Promise<StoredProject> {
  return ctx.withTx(async () => {
    const original = await getCopyable(ctx, accountId, id)
    const template = await getTemplateVersion(ctx, original.templateId, original.templateVersion)
    const userSource = { ...original.userSource, ratio }
    return copyProject(ctx, original, { userSource, ...contentFacts(template, userSource) })
  })
}

async function getCopyable(ctx: Door, accountId: string, id: string): Promise<StoredProject> {
  const original = await getProject(ctx, accountId, id)
  if (original.status === 2) throw new Failure('PROJECTS_EXPIRED')
  if (original.status === 3) throw new Failure('PROJECTS_INVALID_STATUS')
  return original
}

async function copyProject(
  ctx: Door,
  original: StoredProject,
  changes: Partial<StoredProject>,
): Promise<StoredProject> {
  const { planType } = await getAccount(ctx, original.accountId)
  const now = ctx.now()
  const copy: StoredProject = {
    ...original,
    ...atStart,
    ...changes,
    id: ctx.newId(),
    expiresAt: expiryOf(planType, now),
    createdAt: now,
    updatedAt: now,
  }
  await insertProject(ctx, copy)
  return copy
}
