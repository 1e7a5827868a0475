import type { CaptionBrief } from '../../captioner.ts'
import { asData, dataRule } from './data.ts'
import { manners } from './languages.ts'
import { bansFor } from './law.ts'

/** A caption that is longer is not read on a phone. */
const longest = 400

/** What is asked of a model that writes what stands with a posted video. */
export function captionsPrompt({ facts, shownOccasion, shown, most }: CaptionBrief): {
  instructions: string
  prompt: string
} {
  const { name, info, purpose, tone, language, price, brand, promotion, place } = facts
  const { name: called, sounds } = manners[language]
  const instructions = [
    'You write the caption and hashtags of a short marketing video that a small shop posts on social networks.',
    dataRule,
    `Write in ${called}. ${sounds}`,
    `Write ${most.captions} captions, each in another manner and of another length: a short hook of a line or two, a small ` +
      'story, the price or offer, a question with its answer, a list of three or four points. No two begin alike, and none ' +
      `begins like one of \`shown\`. A caption has at most ${longest} characters; its lines are parted by \\n.`,
    `Write ${most.hashtags} hashtags without #: the brand, the name, what it is, where it is, what it is made of. Letters, ` +
      'digits and underscores alone, no spaces, at most 30 characters, none of digits alone, none twice.',
    'Say only what `facts` say. No number, price, unit, name or claim that does not stand there. No link, hashtag, @name, ' +
      'telephone number or emoji in a caption, and none of < > \' " & \\ .',
    ...(promotion
      ? [
          '`promotion` is what the video tells of: `price` is what is paid in it. Wherever it stands, its last day stands too.',
        ]
      : []),
    ...(shownOccasion === null
      ? []
      : ['`occasion` is the day that the video is for: each caption names it, and one hashtag is it.']),
    ...bansFor(`${name}\n${info}`),
    '',
    'Answer with one JSON object of this shape and nothing else: {"captions":["…"],"hashtags":["…"]}',
  ].join('\n')
  const where = place && { name: place.name, address: place.address, menu: place.menu }
  const data = {
    facts: { name, info, purpose, tone, price, brand, promotion, place: where },
    ...(shownOccasion === null ? {} : { occasion: shownOccasion }),
    language,
    shown,
    most,
  }
  return { instructions, prompt: `Write the captions and hashtags of this video.\n${asData(data)}` }
}
