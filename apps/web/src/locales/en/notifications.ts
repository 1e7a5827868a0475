import type { notifications as korean } from '../ko/notifications.ts'

/** Words that English says otherwise of one thing than of many. */
type Counted = 'pushNote' | 'credits'

export const notifications: Record<
  Exclude<keyof typeof korean, Counted> | `${Counted}_${'one' | 'other'}`,
  string
> = {
  heading: 'Notifications',
  bell: 'Notifications',
  bellUnread: 'Notifications, {{count}} unread',
  readAll: 'Mark all as read',
  more: 'Show more',
  none: 'No notifications yet',
  noneText: 'When a video is done, you are told here.',
  unread: 'Unread',
  done: 'Your video is ready',
  failed: 'The video could not be made',
  credits_one: '{{count}} AI credit runs out soon',
  credits_other: '{{count}} AI credits run out soon',
  creditsUntil: 'Use by {{day}}.',
  planEnded: 'Your {{plan}} plan has ended',
  planEndedText: 'Your card could not be charged. Register a card to go on.',
  giveCard: 'Register a card',
  spend: 'Make a video',
  watch: 'Watch',
  again: 'Make it again',
  settings: 'Notification settings',
  back: 'Back to notifications',
  mail: 'By mail',
  mailNote: 'Sent only if you do not look at the site for a minute, or if it took more than ten.',
  push: 'By push',
  pushNote_one: 'Sent to {{count}} browser now.',
  pushNote_other: 'Sent to {{count}} browsers now.',
  pushNone: 'No browser is set up for push yet.',
  thisOn: 'This browser gets them too.',
  add: 'Turn on in this browser',
  remove: 'Stop on this browser',
  tellMe: 'Tell me when it’s done',
  tellMeOn: 'This browser will tell you when it is done. You may close the window.',
  denied: 'Your browser blocks notifications. Allow them in the site settings beside the address.',
  unsupported: 'This browser cannot receive pushes. We e-mail you instead.',
  ios: 'On iPhone and iPad, choose Share, then Add to Home Screen, and open it from there to get pushes.',
  notAdded: 'Notifications could not be turned on. Please try again in a moment.',
  practice: 'This is a trial: pushes are shown under Messages.',
}
