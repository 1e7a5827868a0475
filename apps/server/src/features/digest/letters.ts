import { networks } from '@clipmint/contract'

import type { Lang } from '../../http/handlers.ts'
import { dayIn, wallIn } from '../../locales/days.ts'
import { fill, words } from '../../locales/index.ts'
import { moneyIn } from '../../locales/money.ts'
import type { MailItem, MailLetter, MailSection } from '../../mail/letter.ts'
import { itemOf } from '../approvals/index.ts'
import { whatOf } from '../billing/index.ts'
import type { DigestFacts, PlannedPost, Problem } from './facts.ts'

/** So many are listed; of the others the number is said. */
const MOST_PLANNED = 20

type To = { lang: Lang; publicUrl: string; token: string }

/** The mail of a Monday: the week behind in a sentence, the week ahead with what waits for its owner, and what is to be mended. */
export function digestLetter(facts: DigestFacts, { lang, publicUrl, token }: To): MailLetter {
  const { digest } = words[lang]
  const day = dayOf(lang, facts.monday)
  return {
    subject: fill(digest.subject, { day }),
    heading: digest.heading,
    paragraphs: [
      [lastWeek(facts, lang), ...missing(facts, lang)].join(' '),
      ...leftOut(facts.leftOut, lang),
      ...(facts.plan.length === 0 ? [digest.noPlan] : []),
    ],
    sections: [
      waiting(facts, { lang, publicUrl }),
      plan(facts.plan, lang),
      problems(facts.problems, { lang, publicUrl }),
    ].filter(({ items }) => items.length > 0),
    action: { words: digest.action, url: `${publicUrl}/upload/calendar` },
    other: { words: digest.unsubscribe, url: `${publicUrl}/digest/${token}` },
    why: digest.why,
  }
}

/** What came of the week behind, as far as anybody knows: no figure stands for one that is not known. */
function lastWeek({ seen: posts, figures }: DigestFacts, lang: Lang): string {
  const { last } = words[lang].digest
  const number = (value: number) => new Intl.NumberFormat(lang).format(value)
  const { views = null, interactions = null } = figures ?? {}
  if (posts === 0) return views ? fill(last.earlier, { views: number(views) }) : last.none
  if (views === null) return fill(last.seen, { posts: number(posts) })
  if (interactions === null) return fill(last.counted, { posts: number(posts), views: number(views) })
  const values = { posts: number(posts), views: number(views), interactions: number(interactions) }
  return fill(last.reacted, values)
}

/** Which networks the figures that were said are without, as far as any were. */
function missing({ seen: posts, figures }: DigestFacts, lang: Lang): string[] {
  const { views = null, missing: without = [] } = figures ?? {}
  const isSaid = views !== null && (posts > 0 || views > 0)
  if (!isSaid || without.length === 0) return []
  const names = without.map((id) => networks[id].name[lang]).join(', ')
  return [fill(words[lang].digest.last.missing, { networks: names })]
}

/** How many posts were left out in the week behind, and why. */
function leftOut(list: DigestFacts['leftOut'], lang: Lang): string[] {
  if (list.length === 0) return []
  const { leftOut: said, leftOutBecause } = words[lang].digest
  const all = list.reduce((sum, { count }) => sum + count, 0)
  const reasons = list.map(({ reason, count }) => fill(leftOutBecause[reason], { count })).join(', ')
  return [fill(said, { count: all, reasons })]
}

type At = Pick<To, 'lang' | 'publicUrl'>

function waiting({ waiting: list, moreWaiting }: DigestFacts, at: At): MailSection {
  const { digest } = words[at.lang]
  const items = list.map((post) => itemOf(post, at))
  const more = { heading: fill(digest.waitingMore, { count: moreWaiting }), actions: [] }
  return { heading: digest.waiting, items: moreWaiting > 0 ? [...items, more] : items }
}

function plan(list: readonly PlannedPost[], lang: Lang): MailSection {
  const { digest } = words[lang]
  if (list.length === 0) return { heading: digest.plan, items: [] }
  const left = list.length - MOST_PLANNED
  const item: MailItem = {
    heading: fill(digest.planned, { count: list.length }),
    rows: list.slice(0, MOST_PLANNED).map(({ at, zone, title, networks: where, isMaking }) => ({
      label: wallIn(lang, at, zone),
      value: [
        title,
        where.map((id) => networks[id].name[lang]).join(', '),
        ...(isMaking ? [digest.making] : []),
      ].join(' · '),
    })),
    ...(left > 0 ? { paragraphs: [fill(digest.planMore, { count: left })] } : {}),
    actions: [],
  }
  return { heading: digest.plan, items: [item] }
}

function problems(list: readonly Problem[], { lang, publicUrl }: At): MailSection {
  const { digest } = words[lang]
  return {
    heading: digest.problems,
    items: list.map((problem) => itemOfProblem(problem, { lang, publicUrl })),
  }
}

function itemOfProblem(problem: Problem, { lang, publicUrl }: At): MailItem {
  const { links, stopped, failed, credits, renewals } = words[lang].digest
  const to = (path: string, said: string) => [{ words: said, url: `${publicUrl}${path}` }]
  switch (problem.kind) {
    case 'link': {
      const { network, name, endsAt } = problem
      const values = { network: networks[network].name[lang], name }
      const heading =
        endsAt === null
          ? fill(links.ended, values)
          : fill(links.expiring, { ...values, day: dayIn(lang, endsAt) })
      return { heading, paragraphs: [links.text], actions: to('/upload/account/all', links.action) }
    }
    case 'stopped':
      return {
        heading: fill(stopped.title, { title: problem.title }),
        paragraphs: [words[lang].notices.campaigns.stopped.reasons[problem.stop]],
        actions: to(`/upload/campaigns/${problem.campaignId}`, stopped.action),
      }
    case 'failed':
      return {
        heading: fill(failed.title, { title: problem.title }),
        paragraphs: [failed.text],
        actions: to(`/upload/posts/${problem.postId}`, failed.action),
      }
    case 'credits':
      return {
        heading: fill(credits.title, { left: problem.left }),
        paragraphs: [fill(credits.text, { need: problem.need })],
        actions: to('/account/credits', credits.action),
      }
    case 'renewal': {
      const { kind, at, total, currency } = problem.renewal
      const values = {
        what: whatOf({ ...problem.renewal, item: null }, lang),
        day: dayIn(lang, at),
        total: moneyIn(lang, total, currency),
      }
      const { title, text, action } = renewals[kind]
      return {
        heading: fill(title, values),
        paragraphs: [fill(text, values)],
        actions: to('/account/payments', action),
      }
    }
  }
}

/** 11월 30일, November 30: a day as it is written. */
function dayOf(lang: Lang, day: string): string {
  return new Intl.DateTimeFormat(lang, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
