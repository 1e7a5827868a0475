import { isStoppedForGood, networks, planNameOf } from '@clipmint/contract'

import type { Lang } from '../../http/handlers.ts'
import { dayIn } from '../../locales/days.ts'
import { fill, words } from '../../locales/index.ts'
import type {
  ApprovalNotification,
  CampaignNotification,
  CreditNotification,
  LinkNotification,
  PlanNotification,
  PostNotification,
  RenderNotification,
  ReviewNotification,
  StoredNotification,
} from './store.ts'

/** What is said in a notification, and the one thing to do next; the same in a mail and in a push. */
export type Letter = {
  subject: string
  /** One line for a small place. */
  short: string
  paragraphs: string[]
  action: string
  /** Where the action leads, on the site. */
  path: string
  /** Why its mail came. */
  why: string
}

/** What is said in a small place, and where it leads. */
export type Line = Pick<Letter, 'subject' | 'short' | 'path'>

/** Says in a line what an owner is told. */
export function lineOf(notification: StoredNotification, lang: Lang): Line {
  if (notification.kind === 'approval-needed') {
    const { subject, short } = words[lang].notices.campaigns.needed
    return {
      subject: fill(subject, { title: notification.title }),
      short,
      path: `/upload/campaigns/posts/${notification.postId}`,
    }
  }
  if (notification.kind !== 'plan-ended') return letterOf(notification, lang)
  const { subject, short } = words[lang].notices.planEnded
  const plan = words[lang].waitlist.plans[planNameOf(notification.planType)]
  return {
    subject: fill(subject, { plan }),
    short,
    path: `/subscribe?plan=${notification.planType}`,
  }
}

/** What is told by mail here too: the mail of the others is their own areas'. */
export type Mailed = Exclude<StoredNotification, PlanNotification | ApprovalNotification>

export function isMailed(notification: StoredNotification): notification is Mailed {
  return notification.kind !== 'plan-ended' && notification.kind !== 'approval-needed'
}

/** Says in a letter what an owner is told; of a plan that has ended the letter is the payment's. */
export function letterOf(notification: Mailed, lang: Lang): Letter {
  switch (notification.kind) {
    case 'credits-expiring':
      return creditLetter(notification, lang)
    case 'link-expiring':
    case 'link-ended':
      return linkLetter(notification, lang)
    case 'campaign-stopped':
      return campaignLetter(notification, lang)
    case 'post-done':
    case 'post-partial':
    case 'post-failed':
    case 'post-unknown':
      return postLetter(notification, lang)
    case 'approval-approved':
    case 'approval-skipped':
    case 'approval-changed':
    case 'approval-commented':
      return reviewLetter(notification, lang)
    default:
      return renderLetter(notification, lang)
  }
}

/** Says that a link to a network ends soon, or that it has and why. */
function linkLetter(notification: LinkNotification, lang: Lang): Letter {
  const { links } = words[lang].notices
  const isEnded = notification.kind === 'link-ended'
  const said = isEnded ? links.ended : links.expiring
  const values = {
    network: networks[notification.network].name[lang],
    name: notification.title,
    ...(isEnded
      ? { reason: links.reasons[notification.failure] }
      : { day: dayIn(lang, notification.expiresAt) }),
  }
  return {
    subject: fill(said.subject, values),
    short: said.short,
    paragraphs: [fill(said.text, values), said.next],
    action: said.action,
    path: '/upload/account/all',
    why: links.why,
  }
}

/** Says how a post ended, and leads to where each network's reason and way out are. */
function postLetter({ kind, title, postId }: PostNotification, lang: Lang): Letter {
  const { posts } = words[lang].notices
  const said = posts[kind]
  return {
    subject: fill(said.subject, { title }),
    short: said.short,
    paragraphs: [fill(said.text, { title }), said.next],
    action: said.action,
    path: `/upload/posts/${postId}`,
    why: posts.why,
  }
}

/** Says that the service stopped a campaign, and why. */
function campaignLetter({ title, postId, failure }: CampaignNotification, lang: Lang): Letter {
  const { stopped } = words[lang].notices.campaigns
  const reason = stopped.reasons[failure]
  return {
    subject: fill(stopped.subject, { title }),
    short: reason,
    paragraphs: [
      `${fill(stopped.text, { title })} ${reason}`,
      isStoppedForGood(failure) ? stopped.over : stopped.next,
    ],
    action: stopped.action,
    path: `/upload/campaigns/${postId}`,
    why: stopped.why,
  }
}

/** Says what was done by a link that asks for approval, and leads to the post. */
function reviewLetter({ kind, title, postId }: ReviewNotification, lang: Lang): Letter {
  const { approvals } = words[lang].notices
  const said = approvals[kind]
  return {
    subject: fill(said.subject, { title }),
    short: said.short,
    paragraphs: [fill(said.text, { title }), said.next],
    action: said.action,
    path: `/upload/campaigns/posts/${postId}`,
    why: approvals.why,
  }
}

/** Says that credits run out soon: how many, when, and what becomes of them. */
function creditLetter({ amount, expiresAt }: CreditNotification, lang: Lang): Letter {
  const said = words[lang].notices.credits[amount === 1 ? 'one' : 'many']
  const values = { amount, day: lastDayIn(lang, expiresAt) }
  return {
    subject: fill(said.subject, values),
    short: said.short,
    paragraphs: [fill(said.text, values), said.next],
    action: said.action,
    path: '/products',
    why: words[lang].notices.credits.why,
  }
}

/** The last day in Seoul on which they can be spent; they run out as it ends, or within it. */
function lastDayIn(lang: Lang, expiresAt: Date): string {
  return new Intl.DateTimeFormat(locales[lang], {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    timeZone: 'Asia/Seoul',
  }).format(new Date(expiresAt.getTime() - 1))
}

const locales = { ko: 'ko-KR', en: 'en-US' } as const

/** Says how a render ended: for a failure also whose fault it was, and what it cost. */
function renderLetter({ title, failure, projectId }: RenderNotification, lang: Lang): Letter {
  const { done, failed, failures, why } = words[lang].notices
  if (failure === null) {
    return {
      subject: fill(done.subject, { title }),
      short: fill(done.short, { title }),
      paragraphs: [fill(done.text, { title }), done.next],
      action: done.action,
      path: `/projects/done/${projectId}`,
      why,
    }
  }
  const { what, whose, action } = failures[failure]
  return {
    subject: fill(failed.subject, { title }),
    short: fill(failed.short, { title }),
    paragraphs: [`${fill(failed.text, { title })} ${what}`, whose, failed.cost],
    action,
    path: `/app/${projectId}`,
    why,
  }
}
