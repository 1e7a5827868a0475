import type { DigestWords } from '../words.ts'

/** The mail of each Monday. */
export const digest: DigestWords = {
  subject: 'Your posts this week, and last week’s results ({day})',
  heading: 'Your week ahead',
  last: {
    none: 'Nothing was posted last week.',
    seen: 'Posts that went out last week: {posts}. View counts aren’t in yet.',
    counted: 'Posts that went out last week: {posts}. All your posts together got {views} views.',
    reacted:
      'Posts that went out last week: {posts}. All your posts together got {views} views and {interactions} reactions.',
    earlier: 'Nothing new was posted last week, but your earlier posts got {views} views.',
    missing: 'Not all numbers are in yet, so these may grow: {networks}.',
  },
  leftOut: 'Posts that didn’t go out: {count} ({reasons}).',
  leftOutBecause: {
    'not-approved': '{count} not approved in time',
    'campaign-stopped': '{count} while the campaign was paused',
    'no-credit': '{count} for lack of credits',
    'not-made': '{count} whose video wasn’t ready in time',
    outdated: '{count} whose details couldn’t be updated in time',
    'promotion-over': '{count} after the promotion had ended',
    check: '{count} held back by the final check',
    missed: '{count} past the planned time',
  },
  waiting: 'Waiting for your approval',
  waitingMore: 'More posts waiting for your approval: {count}. You’ll find them in your campaigns.',
  plan: 'This week’s plan',
  planned: 'Planned posts: {count}',
  planMore: 'And {count} more.',
  noPlan: 'Nothing is planned for this week.',
  making: 'not made yet',
  problems: 'Needs your attention',
  links: {
    expiring: 'Your {network} connection to “{name}” ends on {day}',
    ended: 'Your {network} connection to “{name}” has ended',
    text: 'Until you reconnect, nothing can be posted there. Your scheduled posts stay as they are.',
    action: 'Reconnect',
  },
  stopped: {
    title: 'Your campaign “{title}” is paused',
    action: 'See the campaign',
  },
  failed: {
    title: 'A post couldn’t be posted: {title}',
    text: 'See why, and post again just where it failed.',
    action: 'See why',
  },
  credits: {
    title: 'AI credits left: {left}',
    text: 'This week’s campaigns need {need}. If you run short, we’ll make as many videos as your credits allow.',
    action: 'See credits',
  },
  renewals: {
    failed: {
      title: 'Your payment for {what} failed',
      text: 'We’ll try to charge {total} again on {day}. Check your card or add another one before then.',
      action: 'Check your card',
    },
    coming: {
      title: '{what} renews on {day}',
      text: '{total} will be charged to your card.',
      action: 'Manage your subscription',
    },
    ending: {
      title: '{what} ends on {day}',
      text: 'Nothing is charged after that. To keep it, undo the cancellation at least a day before.',
      action: 'Manage your subscription',
    },
  },
  action: 'See the calendar',
  unsubscribe: 'Stop this weekly email',
  why: 'You get this email on Mondays because you have campaigns or scheduled posts.',
}
