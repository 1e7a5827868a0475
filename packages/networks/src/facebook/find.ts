import { z } from 'zod'

import { type GraphAnswer, GraphId } from '../graph/graph.ts'
import { Moment } from '../graph/moment.ts'
import type { FindOutcome, NetworkAccess, Wanted } from '../publisher.ts'
import { isSameText } from '../same-text.ts'
import { isInTime, listSpan, theOne } from '../wanted.ts'
import { published, readStanding } from './look.ts'
import type { FacebookPlace } from './place.ts'
import { listStories } from './stories.ts'
import { edgesOf } from './ticket.ts'

const Listed = z.object({
  id: GraphId,
  description: z.string().nullish(),
  updated_time: Moment.nullish(),
  created_time: Moment.nullish(),
})

type Row = { id: string; text: string | null; at: Date | null }

/** Looks for a post where its ticket is of no use: by its words and its time, of a story by its time alone. */
export async function find(
  place: FacebookPlace,
  access: NetworkAccess,
  wanted: Wanted,
): Promise<FindOutcome> {
  const rows = await listRows(place, access, wanted)
  if (rows.status !== 'ok') return rows
  const fitting = rows.value
    .filter(({ id }) => !wanted.others.includes(id))
    .filter(({ at }) => at === null || isInTime(at, wanted))
    .filter(({ text }) => text === null || isSameText(text, wanted.text))
    .toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0))
  // A list may name what was begun and is not seen.
  const seen: Row[] = []
  for (const row of fitting) {
    const standing =
      wanted.kind === 'story' ? null : await readStanding(place, access, { video: row.id, bytes: 0 })
    if (standing && (standing.status === 'wait' || standing.status === 'unclear')) return standing
    if (!standing || standing.status === 'live') seen.push(row)
  }
  const one = theOne(seen, { text: wanted.kind === 'story' ? '' : wanted.text })
  if (one === 'none') return { status: 'absent' }
  if (one === 'several')
    return { status: 'unclear', why: 'unreadable', told: 'Several posts without words fit.' }
  return published(place, access, { kind: wanted.kind, video: one.id })
}

async function listRows(
  place: FacebookPlace,
  access: NetworkAccess,
  wanted: Wanted,
): Promise<GraphAnswer<Row[]>> {
  const { graph } = place
  const { token } = access.tokens.access
  if (wanted.kind === 'story') {
    const stories = await listStories(place, access)
    if (stories.status !== 'ok') return stories
    const rows = stories.value.flatMap(({ media_id: id, creation_time: at }) =>
      id ? [{ id, text: null, at: at ?? null }] : [],
    )
    return { status: 'ok', value: rows }
  }
  const asked =
    wanted.kind === 'reels'
      ? { fields: 'id,description,updated_time', ...listSpan(wanted) }
      : { fields: 'id,description,created_time' }
  const path = `/${access.remoteId}/${edgesOf(wanted.kind).list}`
  const listed = await graph.list(path, { token, query: { ...asked, limit: '100' } }, Listed)
  if (listed.status !== 'ok') return listed
  const rows = listed.value.map(({ id, description, updated_time: updated, created_time: created }) => ({
    id,
    text: description ?? '',
    at: created ?? updated ?? null,
  }))
  return { status: 'ok', value: rows }
}
