import type { errors as korean } from '../ko/errors.ts'

export const errors: Record<keyof typeof korean, string> = {
  NETWORK_ERROR: 'The connection was lost. Check your internet and try again.',
  TIMEOUT: 'It took too long, so we stopped.',
  AI_REQUESTS_FAILED: 'The AI could not finish the plan. Please try again.',
  UNREADABLE_ANSWER: 'The site seems to have changed. Please reload the page.',
  unknown: 'Something went wrong. Please try again in a moment.',
  nothingLost: 'Everything you saved is safe.',
  supportId: 'Support number {{id}}',
  reload: 'Reload',
  awayTitle: 'We’re temporarily unavailable',
  awayText: 'Something went wrong on our side. What you saved is safe; please try again in a moment.',
  lostTitle: 'We could not show this page',
  lostText: 'It was deleted, or took too long to load. Your videos and products are safe.',
  notFoundTitle: 'There is nothing here',
  notFoundText: 'The address may have changed or been mistyped.',
  toStart: 'Go to the start',
  toStore: 'Browse templates',
  toVideos: 'Go to my videos',
}
