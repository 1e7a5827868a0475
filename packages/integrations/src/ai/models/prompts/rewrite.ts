import type { RewriteBrief } from '../../rewriter.ts'
import { asData, dataRule } from './data.ts'
import { manners } from './languages.ts'
import { bansFor } from './law.ts'

/** How many lines an owner is shown at once. */
const atOnce = 3

/** What is asked of a model that finds other words for the lines of a video. */
export function rewritePrompt({ facts, slots, beside, turn }: RewriteBrief): {
  instructions: string
  prompt: string
} {
  const { name, info, purpose, tone, language, price, brand, promotion } = facts
  const { name: called, sounds } = manners[language]
  const instructions = [
    'You find other words for lines of a short marketing video of a small shop.',
    dataRule,
    `Write in ${called}. ${sounds}`,
    `For each of \`slots\` write ${atOnce} lines that could stand in its place, each a different thought or turn of ` +
      'phrase, the best first. A line has at most as many characters as `limit` of its slot, and is neither what stands ' +
      'there (`present`) nor anything of `beside`. `role` says what the line is for: a headline is the big words, sub a ' +
      'small line under it, tag a label of a word or two, cta a call to act.',
    `These are lines ${turn * atOnce + 1} to ${turn * atOnce + atOnce} of those that you would think of.`,
    'Say only what `facts` say. No number, price, unit, name or claim that does not stand there. No link, hashtag, ' +
      '@name, emoji or quotation mark.',
    ...(promotion
      ? [
          '`promotion` is what the video tells of: `price` is what is paid in it. Never give the regular price as what is paid.',
        ]
      : []),
    ...bansFor(`${name}\n${info}`),
    '',
    'Answer with one JSON object of this shape and nothing else: {"slots":[{"slotId":"…","lines":["…","…","…"]}]}',
  ].join('\n')
  const data = { facts: { name, info, purpose, tone, price, brand, promotion }, language, beside, slots }
  return { instructions, prompt: `Find other words for these lines.\n${asData(data)}` }
}
