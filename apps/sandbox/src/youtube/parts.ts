import { refuseParameter } from './errors.ts'

/** What every call may say besides. */
const common = ['alt', 'key', 'prettyPrint', 'quotaUser', 'uploadType', 'upload_id', 'hl']

/** Refuses what a call does not know. `fields` is not stood in for: it would only leave something out. */
export function checkQuery(query: URLSearchParams, known: readonly string[]): void {
  for (const name of query.keys())
    if (!known.includes(name) && !common.includes(name))
      refuseParameter(name, `Unknown name "${name}": Cannot bind query parameter.`)
}

export function need(query: URLSearchParams, name: string): string {
  return query.get(name) || refuseParameter(name, `Required parameter: ${name}`, 'missingRequiredParameter')
}

/** The parts that a call asks for, all of them known. */
export function partsOf(query: URLSearchParams, known: readonly string[]): string[] {
  need(query, 'part')
  const parts = query.getAll('part').flatMap((part) => part.split(','))
  const unknown = parts.find((part) => !known.includes(part))
  if (unknown !== undefined) refuseParameter('part', `'${unknown}'`, 'unknownPart')
  return parts
}

const mostIds = 50

export function idsOf(query: URLSearchParams): string[] {
  need(query, 'id')
  const ids = query.getAll('id').flatMap((id) => id.split(','))
  if (ids.length > mostIds)
    refuseParameter('id', 'The request specifies an invalid filter parameter.', 'invalidFilters')
  return ids
}

/** A number of a call, within its bounds. */
export function countOf(
  query: URLSearchParams,
  { name, otherwise, most }: { name: string; otherwise: number; most: number },
): number {
  const text = query.get(name)
  if (text === null) return otherwise
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most)
    refuseParameter(name, `Invalid value '${text}'. Values must be within the range: [0, ${most}]`)
  return value
}

/** A stretch of a list, with the words that lead on. */
export function turned<Row>(
  query: URLSearchParams,
  rows: readonly Row[],
): { rows: Row[]; nextPageToken?: string; pageInfo: { totalResults: number; resultsPerPage: number } } {
  const size = countOf(query, { name: 'maxResults', otherwise: 5, most: 50 })
  const start = startOf(query.get('pageToken'))
  const end = start + size
  return {
    rows: rows.slice(start, end),
    ...(end < rows.length && size > 0 && { nextPageToken: Buffer.from(`at${end}`).toString('base64url') }),
    pageInfo: { totalResults: rows.length, resultsPerPage: size },
  }
}

function startOf(token: string | null): number {
  if (token === null) return 0
  const [, at] = /^at(\d+)$/.exec(Buffer.from(token, 'base64url').toString()) ?? []
  return at === undefined
    ? refuseParameter('pageToken', 'The request specifies an invalid page token.', 'invalidPageToken')
    : Number(at)
}
