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
  title_one: 'Not in the video: {{count}} thing you wrote',
  title_other: 'Not in the video: {{count}} things you wrote',
  titleModel_one: 'Taken out of what the AI wrote: {{count}} line',
  titleModel_other: 'Taken out of what the AI wrote: {{count}} lines',
  tooLong: 'Too long to fit on the screen. Try it in {{most}} letters.',
  why_forbidden: 'Advertising law does not allow this.',
  why_unproven: 'This may be said with proof only, so we left it out.',
  why_ungrounded: 'Your own words do not say this.',
  why_private: 'Phone numbers and web addresses stay out of the video.',
  why_signs: 'It would mean something else without its signs. Try it in words.',
  why_remark: 'Words in parentheses are not carried over. Write them without parentheses if they matter.',
  'why_no-words': 'Only pictures, signs or hashtags. Try it in words.',
  'why_no-reason': 'Greetings and notices stay out of the video.',
  'why_too-thin': 'A word or two does not say what is good about it. Try a little more.',
  'why_no-room': 'Your other words filled the video. If it matters, write it short and further up.',
  why_instruction: 'It seems to speak to an AI, not to people.',
  invented: 'Not in your words: {{words}}',
  instead: 'Try this instead: {{words}}',
  next: 'Change it and plan again, and the new words come in.',
  change_info: 'Change the information',
  change_review: 'Change the reviews',
  change_promotion: 'Change the promotion',
  change_place: 'See the place',
  'fewer_little-said_one':
    'There is little to tell, so we made {{count}} story. A sentence or two more about what is good makes more.',
  'fewer_little-said_other':
    'There is little to tell, so we made {{count}} stories. A sentence or two more about what is good makes more.',
  'fewer_other-language_one':
    'Your words are in another language than the video, so we made {{count}} story. Words in its language make more.',
  'fewer_other-language_other':
    'Your words are in another language than the video, so we made {{count}} stories. Words in its language make more.',
  fewer_alike_one: 'Your words can open {{count}} story that differs from the others.',
  fewer_alike_other: 'Your words can open {{count}} stories that differ from one another.',
  fewer_struck_one: 'Without the words that may not be used, {{count}} story is left.',
  fewer_struck_other: 'Without the words that may not be used, {{count}} stories are left.',
}
