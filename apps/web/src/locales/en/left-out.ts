import type { leftOut as korean } from '../ko/left-out.ts'

/** Words that English says otherwise of one thing than of many. */
type Counted =
  | 'title'
  | 'titleModel'
  | 'fewer_little-said'
  | 'fewer_other-language'
  | 'fewer_alike'
  | 'fewer_struck'

export const leftOut: Record<
  Exclude<keyof typeof korean, Counted> | `${Counted}_${'one' | 'other'}`,
  string
> = {
  title_one: 'Not in this video: {{count}} thing you wrote',
  title_other: 'Not in this video: {{count}} things you wrote',
  titleModel_one: 'Taken out of what the AI wrote: {{count}} line',
  titleModel_other: 'Taken out of what the AI wrote: {{count}} lines',
  why_forbidden: 'Advertising law doesn’t allow this.',
  why_unproven: 'This needs proof before it can be said, so we left it out.',
  why_ungrounded: 'You didn’t say this, so we left it out.',
  why_private: 'Phone numbers and web addresses stay out of the video.',
  'why_too-long': 'We couldn’t fit this sentence. Try splitting it in two.',
  why_signs: 'Without the symbols or brackets it would mean something else. Spell it out in words.',
  why_remark: 'We skip words in parentheses. If they matter, write them without.',
  'why_no-words': 'Only emoji, symbols or hashtags. Try words instead.',
  'why_no-reason': 'Greetings and notices stay out of the video.',
  'why_too-thin': 'A word or two doesn’t say what’s good about it. Add a little more.',
  'why_no-room': 'The rest of your text filled the video. If this matters, keep it short and move it up.',
  why_instruction: 'This seems to speak to an AI, not to people.',
  invented: 'Not in your words: {{words}}',
  instead: 'Try this instead: {{words}}',
  next: 'Edit it, and we can rewrite the stories from your new words.',
  change_info: 'Edit description',
  change_review: 'Edit reviews',
  change_promotion: 'Edit promotion',
  change_place: 'View place',
  'fewer_little-said_one':
    'Your description is short, so we made {{count}} story. Add more of what’s good about it to get more.',
  'fewer_little-said_other':
    'Your description is short, so we made {{count}} stories. Add more of what’s good about it to get more.',
  'fewer_other-language_one':
    'Your description isn’t in the video’s language, so we made {{count}} story. Write it in that language to get more.',
  'fewer_other-language_other':
    'Your description isn’t in the video’s language, so we made {{count}} stories. Write it in that language to get more.',
  fewer_alike_one: 'We found {{count}} story in what you wrote.',
  fewer_alike_other: 'We found {{count}} different stories in what you wrote.',
  fewer_struck_one: 'After removing words that can’t be used, {{count}} story is left.',
  fewer_struck_other: 'After removing words that can’t be used, {{count}} stories are left.',
}
