import type { Ratio } from '@clipmint/film'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { getAccount } from '../account/index.ts'
import { getTemplateVersion } from '../templates/index.ts'
import { getProject } from './commands.ts'
import { contentFacts } from './content/facts.ts'
import { atStart } from './create.ts'
import { expiryOf, stemOf, titleOfCopy } from './rules.ts'
import { insertProject, type StoredProject, titlesLike } from './store.ts'

type Door = Pick<Context, 'db' | 'withTx' | 'now' | 'newId'>

/** A copy for another round of editing, beside the original. */
export async function duplicateProject(ctx: Door, accountId: string, id: string): Promise<StoredProject> {
  return ctx.withTx(async () => {
    const original = await getCopyable(ctx, accountId, id)
    const taken = await titlesLike(ctx, accountId, stemOf(original.title))
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
    const title = await titleInRatio(ctx, original, ratio)
    return copyProject(ctx, original, { title, userSource, ...contentFacts(template, userSource) })
  })
}

/** The original's own title, numbered where a video of that title and ratio is there already: nobody could tell them apart. */
async function titleInRatio(ctx: Door, { accountId, title }: StoredProject, ratio: Ratio): Promise<string> {
  const taken = await titlesLike(ctx, accountId, stemOf(title), ratio)
  return taken.includes(title) ? titleOfCopy(title, taken) : title
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
