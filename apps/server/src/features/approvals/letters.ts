import { type NetworkId, networks, type PostKind } from '@clipmint/contract'

import type { Lang } from '../../http/handlers.ts'
import { wallIn, zoneIn } from '../../locales/days.ts'
import { fill, words } from '../../locales/index.ts'
import type { MailItem, MailLetter } from '../../mail/letter.ts'
import { closingOf } from '../campaigns/index.ts'

/** A post that waits for approval, as a mail tells of it. */
export type AskedPost = {
  /** Its video's. */
  title: string
  uploadAt: Date
  zone: string
  onSilence: 'skip' | 'post'
  targets: readonly { platform: NetworkId; type: PostKind }[]
  caption: string
  hashtags: readonly string[]
  posterUrl: string | null
  token: string
}

export type Asking = {
  kind: 'ask' | 'again' | 'remind'
  /** How long it is to the first of them. */
  hours: number
  title: string
  posts: readonly AskedPost[]
  /** Where the first is in the site. */
  path: string
  publicUrl: string
}

/** Asks an owner about posts that wait, all of one run in one mail. Its buttons lead to a page: nothing is decided by them. */
export function approvalLetter(
  { kind, hours, title, posts, path, publicUrl }: Asking,
  lang: Lang,
): MailLetter {
  const { approvals } = words[lang]
  const said = approvals[kind][posts.length === 1 ? 'one' : 'many']
  const values = { title, count: posts.length, hours }
  return {
    subject: fill(said.subject, values),
    heading: fill(said.heading, values),
    paragraphs: [fill(said.text, values), approvals.how],
    sections: [{ heading: null, items: posts.map((post) => itemOf(post, { lang, publicUrl })) }],
    action: { words: approvals.open, url: `${publicUrl}${path}` },
    why: approvals.why,
  }
}

/** One post with when and where it goes, what it says, what silence means, and the ways to decide about it. */
export function itemOf(post: AskedPost, { lang, publicUrl }: { lang: Lang; publicUrl: string }): MailItem {
  const { approvals } = words[lang]
  const { uploadAt, zone, token, caption, hashtags, posterUrl } = post
  const when = wallIn(lang, uploadAt, zone)
  const url = `${publicUrl}/approval/${token}`
  const by = wallIn(lang, closingOf({ uploadAt }), zone)
  const text = [caption, hashtags.map((tag) => `#${tag}`).join(' ')].filter((it) => it !== '').join('\n')
  return {
    heading: post.title,
    picture: posterUrl === null ? null : { url: posterUrl, alt: post.title },
    facts: [
      { label: approvals.when, value: `${when}\n${zoneIn(lang, uploadAt, zone)}` },
      { label: approvals.where, value: placesIn(lang, post.targets) },
      ...(text === '' ? [] : [{ label: approvals.caption, value: text }]),
    ],
    paragraphs: [fill(approvals.silence[post.onSilence], { by })],
    actions: [
      { words: approvals.approve, url: `${url}?do=approve` },
      { words: approvals.change, url: `${url}?do=change` },
      { words: approvals.skip, url: `${url}?do=skip` },
    ],
  }
}

function placesIn(lang: Lang, targets: AskedPost['targets']): string {
  return targets
    .map(({ platform, type }) => {
      const { name, kinds } = networks[platform]
      return `${name[lang]} ${kinds[type]?.name[lang] ?? ''}`.trim()
    })
    .join(', ')
}
