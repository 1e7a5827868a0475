import { type Finding, findFindings, ownMusicId } from '@clipmint/film'

import type { Context } from '../../../context.ts'
import { isLimited } from '../../music/index.ts'
import { contentOf, filmOf, type OpenProject } from '../content/commands.ts'
import { isExpired } from '../rules.ts'

/** All that there is to see to before a project's video is made. */
export function checkProject(ctx: Pick<Context, 'now'>, open: OpenProject): Finding[] {
  const { project, template, files, music } = open
  return findFindings({
    template,
    content: contentOf(project),
    title: project.title,
    files: Object.fromEntries([...files].map(([id, { file }]) => [id, file])),
    film: filmOf(open),
    isExpired: project.status === 2 || isExpired(project, ctx.now()),
    isMusicMissing: ownMusicId(project.bgmUrl) !== null && music === null,
    isMusicLimited: isLimited(ctx, project.bgm.trackId),
    isBroken: (id) => files.get(id)?.status === 'failed',
  })
}
