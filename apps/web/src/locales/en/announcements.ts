import type { announcements as korean } from '../ko/announcements.ts'

export const announcements: Record<keyof typeof korean, string> = {
  understood: 'Got it',
  hideToday: 'Do not show again today',
  hideDay: 'Hide for a day',
  period: 'When',
  detail: 'Details',
  fromTo: '{{from}} – {{until}}',
  aiBlocked: 'AI features cannot be used meanwhile.',
  unavailable: 'Temporarily unavailable',
  lookAgain: 'Check again',
}
