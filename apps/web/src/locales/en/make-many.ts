import type { makeMany as korean } from '../ko/make-many.ts'

/** Words that English says otherwise of one thing than of many. */
type Counted = 'make' | 'cost' | 'done'

export const makeMany: Record<
  Exclude<keyof typeof korean, Counted> | `${Counted}_${'one' | 'other'}`,
  string
> = {
  open: 'Make several at once',
  title: 'Which stories will you tell?',
  note: 'Each story becomes a video, in the template that suits it best.',
  stories: 'Stories to make',
  in: 'In “{{title}}”',
  make_one: 'Make {{count}}',
  make_other: 'Make {{count}}',
  cost_one: '{{count}} credit, {{after}} left after',
  cost_other: '{{count}} credits, {{after}} left after',
  choose: 'Choose a story',
  short: 'You have {{left}} credits left, so the first {{count}} of the {{chosen}} you chose will be made.',
  none: 'You have used all your AI credits. New ones come on {{date}}.',
  priceAfter: 'Editing again and another ratio are free.',
  making: 'Making your videos ({{made}}/{{count}})',
  done_one: '{{count}} video is made',
  done_other: '{{count}} videos are made',
  partly: '{{made}} of {{count}} videos are made',
  failed: 'The videos could not be made',
  failedNote: 'No credit was used. Please try again.',
  partlyNote: 'What could not be made took no credit.',
  waiting: 'Being made',
  edit: 'Edit',
  editOf: 'Edit {{title}}',
  failure_no_credit: 'Not enough credits',
  failure_template_gone: 'Its template is gone',
  failure_product_hidden: 'Its product is hidden',
  failure_locked: 'It is locked: more than your plan holds',
  failure_interrupted: 'It stopped on the way',
  failure_failed: 'It could not be made',
  allVideos: 'See my videos',
}
