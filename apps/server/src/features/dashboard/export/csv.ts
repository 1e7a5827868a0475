import { networks } from '@clipmint/contract'
import { minuteIn } from '@clipmint/kit'

import type { Lang } from '../../../http/handlers.ts'
import { words } from '../../../locales/index.ts'
import { postStandingOf } from '../shown/rules.ts'
import type { FoundPost } from '../shown/store.ts'

/** Says to spreadsheets that the letters are UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Whose words, and whose clock. */
export type CsvHow = { lang: Lang; zone: string }

/** The heads of the columns; those of times say whose clock it is. */
export function csvHead({ lang, zone }: CsvHow): string {
  const { columns } = words[lang].export
  const on = (column: string) => `${column} (${zone})`
  const heads = { ...columns, publishedAt: on(columns.publishedAt), readAt: on(columns.readAt) }
  return toLine(Object.values(heads))
}

/** A post with what its owner calls it, and with the account that it is on. */
export type NamedPost = { post: FoundPost; title: string; account: string }

/** A post as a line: what nobody knows is n/a, and never 0. */
export function csvLine({ post, title, account }: NamedPost, { lang, zone }: CsvHow, now: Date): string {
  const { export: said } = words[lang]
  const facts = networks[post.network]
  const known = (value: number | null) => (value === null ? said.unknown : String(value))
  const cells: Record<keyof typeof said.columns, string> = {
    publishedAt: minuteIn(zone, post.publishedAt),
    network: facts.name[lang],
    account,
    kind: facts.kinds[post.kind]?.name[lang] ?? post.kind,
    title,
    caption: post.caption,
    hashtags: post.tags.map((tag) => `#${tag}`).join(' '),
    views: known(post.views),
    reach: known(post.reach),
    likes: known(post.likes),
    comments: known(post.comments),
    shares: known(post.shares),
    saves: known(post.saves),
    rate: post.rate === null ? said.unknown : `${(post.rate * 100).toFixed(2)}%`,
    url: post.url ?? '',
    readAt: post.readAt === null ? said.unknown : minuteIn(zone, post.readAt),
    standing: said.standing[postStandingOf(post, now)],
  }
  return toLine(Object.keys(said.columns).map((name) => cells[name as keyof typeof cells]))
}

function toLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`
}

/** A cell that begins like a formula would be worked out by a spreadsheet that opens it: it is said to be text. */
function toCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
