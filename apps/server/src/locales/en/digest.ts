import type { DigestWords } from '../words.ts'

/** The mail of each Monday. */
export const digest: DigestWords = {
  subject: 'Your posts this week, and last week’s results ({day})',
  heading: 'Your week ahead',
  last: {
    none: 'Nothing was posted last week.',
    seen: 'Posts that went out last week: {posts}. Their views aren’t counted yet.',
    counted: 'Posts that went out last week: {posts}. Your posts were viewed {views} times.',
    reacted:
      'Posts that went out last week: {posts}. Your posts were viewed {views} times and reacted to {interactions} times.',
    earlier: 'Nothing new was posted last week, but your earlier posts were viewed {views} times.',
  },
  waiting: 'Waiting for your approval',
  waitingMore: 'More posts wait for your approval: {count}. You find them in your campaigns.',
  plan: 'This week’s plan',
  planned: 'Planned posts: {count}',
  planMore: 'And {count} more.',
  noPlan: 'No post is planned for this week.',
  making: 'being made',
  problems: 'Please have a look',
  links: {
    expiring: 'Your {network} connection to “{name}” ends on {day}',
    ended: 'Your {network} connection to “{name}” has ended',
    text: 'Until you reconnect, nothing can be posted there. Your scheduled posts stay as they are.',
    action: 'Reconnect',
  },
  stopped: {
    title: 'Your campaign “{title}” has stopped',
    action: 'See the campaign',
  },
  failed: {
    title: 'A post could not go out: {title}',
    text: 'You can see why, and post again only where it failed.',
    action: 'See why',
  },
  credits: {
    title: 'AI credits left: {left}',
    text: 'This week’s campaigns need {need}. If there are too few, we make as many videos as they allow.',
    action: 'See credits',
  },
  action: 'See the calendar',
  unsubscribe: 'Stop this weekly mail',
  why: 'You get this mail on Mondays because you have campaigns or scheduled posts.',
}
