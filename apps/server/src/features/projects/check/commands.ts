import { type Finding, findFindings } from '@clipmint/film'

import type { Context } from '../../../context.ts'
import { contentOf, filmOf, type OpenProject } from '../content/commands.ts'
import { isExpired } from '../rules.ts'

/** All that there is to see to before a project's video is made. */
export function checkProject({ now }: Pick<Context, 'now'>, open: OpenProject): Finding[] {
  const { project, template, files } = open
  return findFindings({
    template,
    content: contentOf(project),
    title: project.title,
    files: Object.fromEntries([...files].map(([id, { file }]) => [id, file])),
    film: filmOf(open),
    isExpired: project.status === 2 || isExpired(project, now()),
    isBroken: (id) => files.get(id)?.status === 'failed',
  })
}
