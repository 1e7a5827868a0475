import { limits, type RiskyStep } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { lockEditable } from '../lock.ts'
import { settleExpiry, type StoredProject } from '../store.ts'
import { beginsWork, contentOf, countChanges, hasRoomForName, isSameContent, superfluous } from './rules.ts'
import {
  confirmVersion,
  deleteVersions,
  insertVersion,
  listVersions,
  newestVersion,
  type Of,
  renameVersion,
  type StoredVersion,
} from './store.ts'

type Door = Pick<Context, 'db' | 'withTx' | 'now' | 'newId'>

/** Why a version is kept: its owner names it, or a risky step comes; neither when a stretch of work begins. */
type Keeping = { name: string } | { before: RiskyStep | null }

/**
 * Keeps a project as it was before a save, when that begins a new stretch of work. Belongs into the transaction of the
 * save, which holds the project.
 */
export async function keepBeforeWork(
  ctx: Omit<Door, 'withTx'>,
  before: StoredProject,
  after: StoredProject,
): Promise<void> {
  if (isSameContent(contentOf(before), contentOf(after))) return
  const newest = await newestVersion(ctx, ofProject(before))
  if (beginsWork(newest, ctx.now())) await keep(ctx, before, { before: null })
}

/** Keeps a project as it was before a risky step, within the transaction of that step, which holds the project. */
export async function keepBefore(
  ctx: Omit<Door, 'withTx'>,
  project: StoredProject,
  before: RiskyStep,
): Promise<void> {
  await keep(ctx, project, { before })
}

/** Keeps a project as it is now. */
export async function keepVersion(
  ctx: Door,
  accountId: string,
  projectId: string,
  keeping: Keeping,
): Promise<StoredVersion> {
  return changeVersions(ctx, { accountId, projectId }, (project) => keep(ctx, project, keeping))
}

/** Names a version; throws PROJECTS_NAMED_VERSIONS_FULL when as many as may have a name. */
export async function nameVersion(ctx: Door, of: Of, id: string, name: string): Promise<StoredVersion> {
  return changeVersions(ctx, of, async () => {
    const all = await listVersions(ctx, of)
    const version = all.find((one) => one.id === id)
    if (!version) throw new Failure('PROJECTS_VERSION_NOT_FOUND')
    refuseFull(all.filter((one) => one !== version))
    return rename(ctx, of, version, name)
  })
}

export async function removeVersion(ctx: Door, of: Of, id: string): Promise<void> {
  await changeVersions(ctx, of, async () => {
    const gone = await deleteVersions(ctx, of, [id])
    if (gone.length === 0) throw new Failure('PROJECTS_VERSION_NOT_FOUND')
  })
}

/** Does something to a project's versions while the project is held, so that no two count them at once. */
async function changeVersions<Result>(
  ctx: Door,
  { accountId, projectId }: Of,
  change: (project: StoredProject) => Promise<Result>,
): Promise<Result> {
  await settleExpiry(ctx, accountId)
  return ctx.withTx(async () => change(await lockEditable(ctx, accountId, projectId)))
}

async function keep(
  ctx: Omit<Door, 'withTx'>,
  project: StoredProject,
  keeping: Keeping,
): Promise<StoredVersion> {
  const of = ofProject(project)
  const known = await listVersions(ctx, of)
  if ('name' in keeping) refuseFull(known)
  const newest = known[0] ?? null
  const now = ctx.now()
  const content = contentOf(project)
  // The same twice would push out an older one for nothing.
  if (newest && isSameContent(newest.content, content)) {
    if ('before' in keeping) return confirm(ctx, of, newest, now)
    if (newest.name === null) return rename(ctx, of, newest, keeping.name)
  }
  const version: StoredVersion = {
    accountId: project.accountId,
    projectId: project.id,
    id: ctx.newId(),
    ...('name' in keeping ? { name: keeping.name, before: null } : { name: null, before: keeping.before }),
    content,
    changes: newest && countChanges(newest.content, content),
    savedAt: 'name' in keeping ? now : project.updatedAt,
    createdAt: now,
  }
  await insertVersion(ctx, version)
  await deleteVersions(ctx, of, superfluous([version, ...known]))
  return version
}

async function rename(
  ctx: Pick<Context, 'db'>,
  of: Of,
  version: StoredVersion,
  name: string,
): Promise<StoredVersion> {
  await renameVersion(ctx, of, { id: version.id, name })
  return { ...version, name }
}

/** The version is the project's content still: work that begins now begins with it. */
async function confirm(
  ctx: Pick<Context, 'db'>,
  of: Of,
  version: StoredVersion,
  now: Date,
): Promise<StoredVersion> {
  await confirmVersion(ctx, of, { id: version.id, createdAt: now })
  return { ...version, createdAt: now }
}

function refuseFull(versions: readonly StoredVersion[]): void {
  if (!hasRoomForName(versions))
    throw new Failure('PROJECTS_NAMED_VERSIONS_FULL', { values: { most: limits.namedVersionsMax } })
}

function ofProject({ accountId, id }: StoredProject): Of {
  return { accountId, projectId: id }
}
