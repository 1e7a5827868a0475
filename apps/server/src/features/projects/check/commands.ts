import type { Finding } from '@clipmint/contract'

import type { Context } from '../../../context.ts'
import type { OpenProject } from '../content/commands.ts'
import { isExpired } from '../rules.ts'
import { findFindings } from './rules.ts'

/** All that stands in the way of making a project's video. */
export function checkProject(
  { now }: Pick<Context, 'now'>,
  { project, template, files }: OpenProject,
): Finding[] {
  return findFindings({
    template,
    source: project.userSource,
    title: project.title,
    files,
    expired: project.status === 2 || isExpired(project, now()),
  })
}

/** True when nothing found stops the video. */
export function isReady(findings: readonly Finding[]): boolean {
  return findings.every(({ severity }) => severity !== 'blocking')
}
