import { sampleProject } from '@clipmint/film'

import { projects } from '../db/tables/projects.ts'
import { templateVersions } from '../db/tables/templates.ts'
import type { Member } from './requests.ts'
import type { World } from './seed.ts'
import { makeTemplate } from './templates.ts'

/** Three scenes of 0.8 s without music: quick to make. The store does not have it; its kept version is used. */
const template = makeTemplate({
  slug: 'small',
  scenes: [
    { role: 'hook', durationMs: 800 },
    { role: 'benefit', durationMs: 800 },
    { role: 'cta', durationMs: 800 },
  ],
})

/** A project of the member's that is ready to be made into a small video of its pictures; gives its id. */
export async function addSmallProject(
  { ctx }: World,
  member: Member,
  pictures: readonly string[],
): Promise<string> {
  const id = ctx.newId()
  const now = ctx.now()
  const { userSource } = sampleProject(template, '1:1', 'ko')
  const media = Object.fromEntries(
    ['s1-picture', 's2-picture', 's3-picture'].map((slot, index) => [
      slot,
      { assetId: pictures[index % pictures.length] ?? '' },
    ]),
  )
  const { id: templateId, version, slug } = template
  await ctx
    .db()
    .insert(templateVersions)
    .values({ templateId, version, slug, document: template, createdAt: now })
    .onConflictDoNothing()
  await ctx
    .db()
    .insert(projects)
    .values({
      accountId: member.id,
      id,
      title: '작은 영상',
      filled: 100,
      templateId,
      templateVersion: version,
      designId: template.designs['1:1'],
      ratio: '1:1',
      userSource: { ...userSource, media },
      bgm: { trackId: null, startMs: 0, volume: 1, fadeOutMs: 0 },
      changedColor: {},
      createdAt: now,
      updatedAt: now,
    })
  return id
}
