import type { outdated as korean } from '../ko/outdated.ts'

/** Words that English says otherwise of one thing than of many. */
type Counted =
  | 'found'
  | 'foundPosts'
  | 'renew'
  | 'renewBoth'
  | 'renewPosts'
  | 'doneMaking'
  | 'doneWords'
  | 'leftLimit'
  | 'leftHand'
  | 'leftBroken'
  | 'postsMaking'
  | 'postsRenewed'
  | 'postsLeftNote'

export const outdated = {
  badge: 'Old details',
  found_one: 'One video still shows details from before they changed.',
  found_other: '{{count}} videos still show details from before they changed.',
  foundOne: 'This video shows details from before they changed.',
  foundPosts_one: 'One scheduled post shows details from before they changed.',
  foundPosts_other: '{{count}} scheduled posts show details from before they changed.',
  look: 'Look and update',
  title: 'Show the new details',
  note: 'Only the words change, and finished videos are made anew. It costs no credit. Posts of running campaigns are updated by themselves before they go out.',
  change: '{{was}} → {{now}}',
  gone: '{{was}} → no longer there',
  byHand: 'Please change it in the editor',
  broken:
    'The new regular price is below the discounted one, so the video cannot show it. Please change the promotion’s discounted price first.',
  toPromotion: 'Change the discounted price',
  edit: 'Edit',
  slotNow: 'Changed to {{now}}.',
  slotGone: 'This is no longer there. Please write something else.',
  slotBroken:
    'The regular price is now {{now}}, below the discounted one. Please change the promotion on the product’s page first.',
  slotRenew: 'Use it',
  making: 'It is being made right now; update it afterwards',
  renew_one: 'Update the video',
  renew_other: 'Update {{count}} videos',
  doneMaking_one: 'One video is being made anew.',
  doneMaking_other: '{{count}} videos are being made anew.',
  doneWords_one: 'One video has the new words.',
  doneWords_other: '{{count}} videos have the new words.',
  leftLimit_one: 'One stays as it is: no video is left this month.',
  leftLimit_other: '{{count}} stay as they are: no video is left this month.',
  leftBroken_one: 'One stays as it is: its discounted price is above the regular one.',
  leftBroken_other: '{{count}} stay as they are: their discounted price is above the regular one.',
  leftHand_one: 'One has to be changed by hand.',
  leftHand_other: '{{count}} have to be changed by hand.',
  posts: 'Scheduled posts to update',
  postsNote: 'They keep their time and networks, and go out with the new video and the new details.',
  postsLeft: 'A post that is not updated does not go out.',
  postWords: 'Its caption changes too',
  postRemade: 'It changes once the new video is done',
  postOver: 'It will not go out: the promotion ends on {{date}}',
  toPost: 'See the post',
  renewBoth_one: 'Update the video and its posts',
  renewBoth_other: 'Update {{count}} videos and their posts',
  renewPosts_one: 'Update the scheduled post',
  renewPosts_other: 'Update {{count}} scheduled posts',
  postsMaking_one: 'One scheduled post goes out with its new video once that is done.',
  postsMaking_other: '{{count}} scheduled posts go out with their new videos once those are done.',
  postsRenewed_one: 'One scheduled post is up to date.',
  postsRenewed_other: '{{count}} scheduled posts are up to date.',
  postsLeftNote_one: 'Please look at one scheduled post yourself.',
  postsLeftNote_other: 'Please look at {{count}} scheduled posts yourself.',
  field_price: 'Price',
  field_discountPrice: 'Discounted price',
  field_regularPrice: 'Regular price',
  field_percent: 'Discount',
  field_startAt: 'First day',
  field_endAt: 'Last day',
  field_menu: 'Price of {{dish}}',
} satisfies Record<Exclude<keyof typeof korean, Counted>, string> &
  Record<`${Counted}_${'one' | 'other'}`, string>
