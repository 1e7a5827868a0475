import type { ProjectSort, ProjectStatus, RenderState } from '@clipmint/contract'
import { Bgm, type BoundSlot, ChangedColor, type Ratio, UserSource } from '@clipmint/film'
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'

import type { Context } from '../../context.ts'
import { products } from '../../db/tables/products.ts'
import {
  brandKits,
  projects,
  projectVersions,
  renders,
  videoDrafts,
  videos,
} from '../../db/tables/projects.ts'
import { beginsWith, holdsWords } from '../../db/words-in.ts'

type Row = typeof projects.$inferSelect

/** A project as stored. `folderName` is its product's name, of today while the product is there. */
export type StoredProject = Omit<
  Row,
  | 'status'
  | 'expiredFrom'
  | 'trashedFrom'
  | 'renderState'
  | 'ratio'
  | 'userSource'
  | 'boundSlots'
  | 'bgm'
  | 'changedColor'
> & {
  status: ProjectStatus
  expiredFrom: ProjectStatus | null
  trashedFrom: ProjectStatus | null
  renderState: RenderState
  ratio: Ratio
  userSource: UserSource
  boundSlots: readonly BoundSlot[]
  bgm: Bgm
  changedColor: ChangedColor
}

export type ProjectFilter = {
  page: number
  limit: number
  statuses: readonly ProjectStatus[]
  sort: ProjectSort
  search?: string | undefined
} & Folder

/** The videos of one product, or of one place; of any when neither is named. */
export type Folder = { folder?: string | undefined; placeId?: string | undefined }

type Door = Pick<Context, 'db'>

/** What the renders leave to themselves: these a render under way is in. */
const underWay: RenderState[] = ['requested', 'queued', 'preparing', 'rendering']

export async function insertProject({ db }: Door, project: StoredProject): Promise<void> {
  await db().insert(projects).values(project)
}

export async function findProject(
  { db }: Door,
  accountId: string,
  id: string,
): Promise<StoredProject | null> {
  const [row] = await selectProjects({ db }).where(own(accountId, id))
  return row ? toProject(row) : null
}

/** Whether an owner has a project that was made of a template. */
export async function isTemplateUsed({ db }: Door, accountId: string, templateId: string): Promise<boolean> {
  const [row] = await db()
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.accountId, accountId), eq(projects.templateId, templateId)))
    .limit(1)
  return row !== undefined
}

/** Those of the ids that are projects of this owner, last changed first. */
export async function findProjects(
  { db }: Door,
  accountId: string,
  ids: readonly string[],
): Promise<StoredProject[]> {
  if (ids.length === 0) return []
  const rows = await selectProjects({ db })
    .where(and(eq(projects.accountId, accountId), inArray(projects.id, [...ids])))
    .orderBy(...orders.changed)
  return rows.map(toProject)
}

/** The project, held until the transaction ends so that no other change comes between. */
export async function lockProject(
  { db }: Door,
  accountId: string,
  id: string,
): Promise<StoredProject | null> {
  const [held] = await db().select().from(projects).where(own(accountId, id)).for('update')
  return held ? toProject({ project: held, productName: null }) : null
}

/** Those of the ids that are projects of this owner, held until the transaction ends. */
export async function lockProjects(
  { db }: Door,
  accountId: string,
  ids: readonly string[],
): Promise<StoredProject[]> {
  const rows = await db()
    .select()
    .from(projects)
    .where(and(eq(projects.accountId, accountId), inArray(projects.id, [...ids])))
    .orderBy(projects.id)
    .for('update')
  return rows.map((project) => toProject({ project, productName: null }))
}

/** An owner's projects, last changed first unless sorted otherwise. An expired one is also found under the status it expired from. */
export async function listProjects(
  { db }: Door,
  accountId: string,
  { page, limit, statuses, sort, search, ...folder }: ProjectFilter,
): Promise<{ list: StoredProject[]; total: number }> {
  const where = and(
    eq(projects.accountId, accountId),
    or(
      inArray(projects.status, [...statuses]),
      and(eq(projects.status, 2), inArray(projects.expiredFrom, [...statuses])),
    ),
    search ? holdsWords(projects.title, search) : undefined,
    inFolder(folder),
  )
  const order = orders[sort]
  // Found first, and by `changed` in the index alone; only the page's rows are then read with all words and pictures.
  const found = db()
    .select({ id: projects.id })
    .from(projects)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit)
    .as('found')
  const rows = await selectProjects({ db })
    .innerJoin(found, eq(found.id, projects.id))
    .where(eq(projects.accountId, accountId))
    .orderBy(...order)
  const [counted] = await db().select({ total: count() }).from(projects).where(where)
  return { list: rows.map(toProject), total: counted?.total ?? 0 }
}

/** An owner's projects, in progress or done, that show a field of their product or place; last changed first. */
export async function listBound(
  { db }: Door,
  accountId: string,
  folder: Folder,
): Promise<Pick<StoredProject, 'id' | 'requestId' | 'productId' | 'placeId' | 'boundSlots'>[]> {
  const { id, requestId, productId, placeId, boundSlots } = projects
  const rows = await db()
    .select({ id, requestId, productId, placeId, boundSlots })
    .from(projects)
    .where(
      and(
        eq(projects.accountId, accountId),
        inArray(projects.status, [0, 1]),
        ne(boundSlots, []),
        inFolder(folder),
      ),
    )
    .orderBy(...orders.changed)
  return rows.map((row) => ({ ...row, boundSlots: row.boundSlots as BoundSlot[] }))
}

/** The ids of an owner's projects of one status, of one folder when named. */
export async function findIds(
  { db }: Door,
  accountId: string,
  status: ProjectStatus,
  folder: Folder,
): Promise<string[]> {
  const rows = await db()
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.accountId, accountId), eq(projects.status, status), inFolder(folder)))
  return rows.map(({ id }) => id)
}

export async function countProjects({ db }: Door, accountId: string): Promise<number> {
  const [counted] = await db()
    .select({ total: count() })
    .from(projects)
    .where(eq(projects.accountId, accountId))
  return counted?.total ?? 0
}

/** The owner's titles that begin with `stem`, of all videos or of those in one ratio. */
export async function titlesLike(
  { db }: Door,
  accountId: string,
  stem: string,
  ratio?: Ratio,
): Promise<string[]> {
  const rows = await db()
    .select({ title: projects.title })
    .from(projects)
    .where(
      and(
        eq(projects.accountId, accountId),
        beginsWith(projects.title, stem),
        ratio && eq(projects.ratio, ratio),
      ),
    )
  return rows.map(({ title }) => title)
}

/** Has the videos of a request end with its promotion. */
export async function moveEnd(
  { db }: Door,
  accountId: string,
  requestId: string,
  endsAt: Date,
): Promise<void> {
  await db()
    .update(projects)
    .set({ endsAt })
    .where(and(eq(projects.accountId, accountId), eq(projects.requestId, requestId)))
}

export type ProjectChanges = Partial<Omit<StoredProject, 'accountId' | 'id' | 'createdAt'>>

/** Changes a project; `only` names a further state that it must be in. False when nothing matched. */
export async function updateProject(
  { db }: Door,
  accountId: string,
  id: string,
  changes: ProjectChanges,
  only: { renderId?: string } = {},
): Promise<boolean> {
  const changed = await db()
    .update(projects)
    .set(changes)
    .where(
      and(own(accountId, id), only.renderId === undefined ? undefined : eq(projects.renderId, only.renderId)),
    )
    .returning({ id: projects.id })
  return changed.length > 0
}

/**
 * Marks as expired what is, and brings back what was given more time: done when an owner looks, so that no clock has to
 * walk over every account.
 */
export async function settleExpiry(
  { db, now }: Door & Pick<Context, 'now'>,
  accountId: string,
): Promise<void> {
  const { expiresAt, watermarkFreeUntil, expiredFrom } = projects
  await db()
    .update(projects)
    .set({ status: 2, expiredFrom: sql`${projects.status}` })
    .where(
      and(
        eq(projects.accountId, accountId),
        inArray(projects.status, [0, 1]),
        lte(expiresAt, now()),
        or(isNull(watermarkFreeUntil), lte(watermarkFreeUntil, now())),
        sql`${projects.renderState} not in ${underWay}`,
      ),
    )
  await db()
    .update(projects)
    .set({ status: sql`coalesce(${expiredFrom}, 0)`, expiredFrom: null })
    .where(
      and(
        eq(projects.accountId, accountId),
        eq(projects.status, 2),
        or(isNull(expiresAt), gt(expiresAt, now()), gt(watermarkFreeUntil, now())),
      ),
    )
}

/** The files of a product, in its owner's order; none when it is gone. */
export async function productSources(
  { db }: Door,
  accountId: string,
  productId: string | null,
): Promise<string[]> {
  if (productId === null) return []
  const [row] = await db()
    .select({ sourceIds: products.sourceIds })
    .from(products)
    .where(and(eq(products.accountId, accountId), eq(products.id, productId)))
  return row?.sourceIds ?? []
}

/** Those of the logos that projects of this owner show, in the trash or not. */
export async function logosShown(
  { db }: Door,
  accountId: string,
  logoIds: readonly string[],
): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ logoId: projects.brandLogoId })
    .from(projects)
    .where(and(eq(projects.accountId, accountId), inArray(projects.brandLogoId, [...logoIds])))
  return rows.flatMap(({ logoId }) => logoId ?? [])
}

/** Deletes projects and gives the logos that they showed. */
export async function deleteProjects(
  { db }: Door,
  accountId: string,
  ids: readonly string[],
): Promise<string[]> {
  const gone = await db()
    .delete(projects)
    .where(and(eq(projects.accountId, accountId), inArray(projects.id, [...ids])))
    .returning({ logoId: projects.brandLogoId })
  return [...new Set(gone.flatMap(({ logoId }) => logoId ?? []))]
}

/** Projects that went to the trash before a moment, of any owner. */
export async function findOldTrash(
  { db }: Door,
  before: Date,
  most: number,
): Promise<{ accountId: string; id: string }[]> {
  return db()
    .select({ accountId: projects.accountId, id: projects.id })
    .from(projects)
    .where(and(eq(projects.status, 3), lt(projects.trashedAt, before)))
    .limit(most)
}

/** Projects with the names of their products, as `toProject` takes them. */
export function selectProjects({ db }: Door) {
  return db()
    .select({ project: projects, productName: products.name })
    .from(projects)
    .leftJoin(products, ofProject())
    .$dynamic()
}

/** A project's product. */
export function ofProject(): SQL | undefined {
  return and(eq(products.accountId, projects.accountId), eq(products.id, projects.productId))
}

/** What a folder holds; everything when none is named. */
export function inFolder({ folder, placeId }: Folder): SQL | undefined {
  return and(
    folder === undefined ? undefined : eq(projects.productId, folder),
    placeId === undefined ? undefined : eq(projects.placeId, placeId),
  )
}

const orders: Readonly<Record<ProjectSort, SQL[]>> = {
  changed: [desc(projects.updatedAt), desc(projects.id)],
  made: [desc(projects.createdAt), desc(projects.id)],
  // The same in every database, whatever language it sorts by; Hangul is in dictionary order so.
  title: [asc(sql`lower(${projects.title} collate "C")`), desc(projects.updatedAt), desc(projects.id)],
}

function own(accountId: string, id: string): SQL | undefined {
  return and(eq(projects.accountId, accountId), eq(projects.id, id))
}

export function toProject({
  project,
  productName,
}: {
  project: Row
  productName: string | null
}): StoredProject {
  const { userSource, boundSlots, bgm, changedColor, ...fields } = project
  return {
    ...(fields as Omit<StoredProject, 'userSource' | 'boundSlots' | 'bgm' | 'changedColor'>),
    folderName: productName ?? project.folderName,
    userSource: UserSource.parse(userSource),
    boundSlots: boundSlots as BoundSlot[],
    bgm: Bgm.parse(bgm),
    changedColor: ChangedColor.parse(changedColor),
  }
}

/** Deletes all that is known of the videos of an owner who has left. */
export async function deleteAllOf({ db }: Pick<Context, 'db'>, accountId: string): Promise<void> {
  for (const table of [projectVersions, videos, renders, videoDrafts, brandKits, projects]) {
    await db().delete(table).where(eq(table.accountId, accountId))
  }
}
