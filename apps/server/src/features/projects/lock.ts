import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { editRefusal } from './rules.ts'
import { lockProject, type StoredProject } from './store.ts'

/** The owner's project, held until the transaction ends; throws when there is none, or when it may not be changed. */
export async function lockEditable(
  ctx: Pick<Context, 'db'>,
  accountId: string,
  id: string,
  { titleOnly }: { titleOnly: boolean } = { titleOnly: false },
): Promise<StoredProject> {
  const project = await lockProject(ctx, accountId, id)
  if (!project) throw new Failure('PROJECTS_NOT_FOUND')
  const refusal = editRefusal(project, { titleOnly })
  if (refusal) throw new Failure(refusal)
  return project
}
