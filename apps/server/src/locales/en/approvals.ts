import type { ApprovalWords } from '../words.ts'

/** What is mailed of posts that wait for approval. */
export const approvals: ApprovalWords = {
  ask: {
    one: {
      subject: 'Please check a post of “{title}”',
      heading: 'Please check before it is posted',
      text: 'A video of your campaign “{title}” is ready.',
    },
    many: {
      subject: 'Please check {count} posts of “{title}”',
      heading: 'Please check {count} posts before they go out',
      text: '{count} videos of your campaign “{title}” are ready.',
    },
  },
  again: {
    one: {
      subject: 'Please check a changed post of “{title}”',
      heading: 'Please check what was changed',
      text: 'The words or the time of a post of your campaign “{title}” were changed. Please approve it again.',
    },
    many: {
      subject: 'Please check {count} changed posts of “{title}”',
      heading: 'Please check {count} changed posts',
      text: '{count} posts of your campaign “{title}” were changed. Please approve them again.',
    },
  },
  remind: {
    one: {
      subject: 'A post of “{title}” still waits for approval: {hours} h left',
      heading: 'A post still waits for approval',
      text: 'A post of your campaign “{title}” is due in about {hours} h.',
    },
    many: {
      subject: '{count} posts of “{title}” wait for approval',
      heading: '{count} posts still wait for approval',
      text: 'The first post of your campaign “{title}” is due in about {hours} h.',
    },
  },
  how: 'A button opens a page. Nothing is decided before you press once more there.',
  silence: {
    skip: 'If it isn’t approved by {by}, it won’t be posted.',
    post: 'If it isn’t skipped by {by}, it will be posted as it is.',
  },
  when: 'When',
  where: 'Where',
  caption: 'Caption',
  approve: 'Approve',
  change: 'Change',
  skip: 'Skip',
  open: 'See the post',
  why: 'You get this mail because your campaign asks for approval before posting. To get no more of them, turn approval off in the campaign.',
}
