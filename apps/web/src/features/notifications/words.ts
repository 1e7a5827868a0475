import { networks, type Notification } from '@clipmint/contract'
import type { TFunction } from 'i18next'

import { toSiteLanguage } from '../../locales/language.ts'
import { planWord } from '../account/index.ts'
import { failureWord } from '../projects/index.ts'

/** Where a notification leads: to the finished video, to where a failed one is mended, credits are spent, a card is given, a network is connected, the post, or the campaign. */
export function placeOf(one: Notification): string {
  switch (one.kind) {
    case 'render-done':
      return `/projects/done/${one.projectId}`
    case 'render-failed':
      return `/app/${one.projectId}`
    case 'credits-expiring':
      return '/products'
    case 'plan-ended':
      return `/subscribe?plan=${one.planType}`
    case 'link-expiring':
    case 'link-ended':
      return '/upload/account/all'
    case 'campaign-stopped':
      return `/upload/campaigns/${one.campaignId}`
    case 'post-done':
    case 'post-partial':
    case 'post-failed':
    case 'post-unknown':
      return `/upload/posts/${one.postId}`
    case 'approval-needed':
    case 'approval-approved':
    case 'approval-skipped':
    case 'approval-changed':
    case 'approval-commented':
      return `/upload/campaigns/posts/${one.campaignPostId}`
  }
}

/** What a notification is about: the video's title, the credits or the plan. */
export function headOf(one: Notification, t: TFunction): string {
  switch (one.kind) {
    case 'credits-expiring':
      return t('notifications.credits', { count: one.amount })
    case 'plan-ended':
      return t('notifications.planEnded', { plan: t(planWord(one.planType)) })
    default:
      return one.title
  }
}

/** What it says beside that. */
export function lineOf(one: Notification, t: TFunction, language: string): string {
  switch (one.kind) {
    case 'render-done':
      return t('notifications.done')
    case 'render-failed':
      return `${t('notifications.failed')}. ${t(failureWord(one.failure))}.`
    case 'credits-expiring':
      return t('notifications.creditsUntil', { day: lastDay(one.expiresAt, language) })
    case 'plan-ended':
      return t('notifications.planEndedText')
    case 'link-expiring':
      return t('notifications.linkExpiring', {
        network: nameOf(one.network, language),
        day: dayOf(one.expiresAt, language),
      })
    case 'link-ended':
      return t('notifications.linkEnded', { network: nameOf(one.network, language) })
    case 'campaign-stopped':
      return t('notifications.campaignStopped', { reason: t(`notifications.stop_${one.failure}`) })
    case 'approval-needed':
      return t('notifications.approvalNeeded')
    case 'post-done':
      return t('notifications.postDone')
    case 'post-partial':
      return t('notifications.postPartial')
    case 'post-failed':
      return t('notifications.postFailed')
    case 'post-unknown':
      return t('notifications.postUnknown')
    case 'approval-approved':
      return t('notifications.approvalApproved')
    case 'approval-skipped':
      return t('notifications.approvalSkipped')
    case 'approval-changed':
      return t('notifications.approvalChanged')
    case 'approval-commented':
      return t('notifications.approvalCommented')
  }
}

/** What a toast leads to. */
export function actionOf({ kind }: Pick<Notification, 'kind'>, t: TFunction): string {
  return t(actions[kind])
}

const actions = {
  'render-done': 'notifications.watch',
  'render-failed': 'notifications.again',
  'credits-expiring': 'notifications.spend',
  'plan-ended': 'notifications.giveCard',
  'link-expiring': 'notifications.connectAgain',
  'link-ended': 'notifications.connectAgain',
  'campaign-stopped': 'notifications.goOn',
  'approval-needed': 'notifications.decide',
  'post-done': 'notifications.watch',
  'post-partial': 'notifications.why',
  'post-failed': 'notifications.why',
  'post-unknown': 'notifications.check',
  'approval-approved': 'notifications.watch',
  'approval-skipped': 'notifications.watch',
  'approval-changed': 'notifications.check',
  'approval-commented': 'notifications.readComment',
} as const satisfies Record<Notification['kind'], string>

function nameOf(network: keyof typeof networks, language: string): string {
  return networks[network].name[toSiteLanguage(language)]
}

/** The last day in Seoul on which something that runs out can be used, as its mail names it. */
function lastDay(expiresAt: string, language: string): string {
  return dayOf(new Date(Date.parse(expiresAt) - 1), language)
}

function dayOf(at: Date | string, language: string): string {
  const form = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'Asia/Seoul' })
  return form.format(new Date(at))
}
