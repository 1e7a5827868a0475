import type { ApprovalWords } from '../words.ts'

/** What is mailed of posts that wait for approval. */
export const approvals: ApprovalWords = {
  ask: {
    one: {
      subject: 'Please review a post for “{title}”',
      heading: 'Please review it before it’s posted',
      text: 'A video for your campaign “{title}” is ready.',
    },
    many: {
      subject: 'Please review {count} posts for “{title}”',
      heading: 'Please review {count} posts before they go out',
      text: '{count} videos for your campaign “{title}” are ready.',
    },
  },
  again: {
    one: {
      subject: 'A post for “{title}” was edited: please review it again',
      heading: 'Please review what changed',
      text: 'A post in your campaign “{title}” was edited. Please have a look and approve it.',
    },
    many: {
      subject: '{count} posts for “{title}” were edited: please review them again',
      heading: 'Please review {count} edited posts',
      text: '{count} posts in your campaign “{title}” were edited. Please have a look and approve them.',
    },
  },
  remind: {
    one: {
      subject: 'A post for “{title}” is still waiting for approval: {hours} h left',
      heading: 'A post is still waiting for your approval',
      text: 'A post in your campaign “{title}” is due in about {hours} h.',
    },
    many: {
      subject: '{count} posts for “{title}” are waiting for approval',
      heading: '{count} posts are still waiting for your approval',
      text: 'The first post in your campaign “{title}” is due in about {hours} h.',
    },
  },
  how: 'The buttons open a page, no sign-in needed. Nothing happens until you confirm there.',
  silence: {
    skip: 'If it isn’t approved by {by}, it won’t be posted.',
    post: 'If it isn’t skipped by {by}, it will be posted as is.',
  },
  when: 'When',
  where: 'Where',
  caption: 'Caption',
  approve: 'Approve',
  change: 'Edit',
  skip: 'Skip',
  open: 'See the post',
  why: 'You get this email because your campaign shows you posts before they go out. To stop these emails, turn approval off in the campaign.',
}
