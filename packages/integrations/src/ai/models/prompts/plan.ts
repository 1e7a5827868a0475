import type { PlanBrief } from '../../planner.ts'
import { angles, mostPoints } from '../plan-draft.ts'
import { asData, dataRule } from './data.ts'
import { manners } from './languages.ts'
import { bansFor } from './law.ts'

const shape =
  '{"sellingPoints":[{"id":"p1","text":"…","field":"info","quote":"…"}],"scenarios":[{"angle":"benefit","title":"…",' +
  '"summary":"…","lines":[{"role":"hook","headline":["longer","short"],"sub":["…"],"pointIds":["p1"]}]}]}'

/** What is asked of a model that plans the videos of a product. */
export function planPrompt(brief: PlanBrief): { instructions: string; prompt: string } {
  const { name, info, shownPrice, purpose, gender, ages, tone, mediaCount, most, language } = brief
  const { shownOccasion, facts = [], openedBefore = [] } = brief
  const { name: called, headline, sub, title, sounds } = manners[language]
  const instructions = [
    'You write the words of short marketing videos for owners of small shops.',
    dataRule,
    `Write in ${called}. ${sounds}`,
    '',
    'First find the selling points: what the data gives as reasons to buy, the strongest first (what is paid less, what is ' +
      'promised, what is proven, then where it is from and how it is made; general praise last), at most ' +
      `${mostPoints}. \`quote\` is the words of \`field\` (name or info) that the point comes from, copied letter for ` +
      'letter; a point without such words is none. `text` says the point in a few words.',
    `Then write ${most} scenarios, each from another angle, with another first line and another order of points:`,
    ...Object.entries(angles).map(([angle, meaning]) => `- ${angle}: ${meaning}`),
    'Take only angles that the data carries; fewer scenarios are better than empty ones.',
    'Each scenario opens with another fact, says one idea a line, and tells no fact twice.',
    'A scenario has 4 to 6 lines: the first is a `hook`, then `benefit`, `detail` or `proof`, then `offer` if there is ' +
      'a price, and a `cta` at the end. `pointIds` names the points that a line tells, `price` for the price, none for a hook or cta that tells none. ' +
      '`tone` and `purpose` are how the owner wants it to sound and what for; whom it is for steers you and is not said aloud.',
    `\`headline\` has two or three variants of the same thought, the longest first: at most ${headline} characters, and ` +
      `one of at most ${Math.round(headline * 0.55)}. \`sub\` has none, one or two small lines of at most ${sub} characters. ` +
      `\`title\` has at most ${title} characters, \`summary\` one line on how the video goes.`,
    '',
    'Say only what the data says. No number, price, unit, name or claim that does not stand there; numbers stay as they ' +
      'are written. The price is written exactly as `shownPrice`. No link, hashtag, @name, emoji or quotation mark.',
    ...(shownOccasion === undefined
      ? []
      : [
          '`occasion` is the day that the videos are for. Say so, and claim nothing of the day: no gift, custom or sale that the ' +
            'data does not name.',
        ]),
    ...(openedBefore.length === 0
      ? []
      : ['`openedBefore` are first lines that viewers have seen: open with other facts, in other words.']),
    ...bansFor(`${name}\n${info}`),
    '',
    `Answer with one JSON object of this shape and nothing else: ${shape}`,
  ].join('\n')
  const data = {
    name,
    // The owner’s facts one by one; the whole text only where none could be read.
    info: facts.length > 0 ? facts : info,
    shownPrice,
    language,
    purpose,
    tone,
    gender,
    ages,
    pictures: mediaCount,
    most,
    occasion: shownOccasion,
    openedBefore: openedBefore.length === 0 ? undefined : openedBefore,
  }
  return { instructions, prompt: `Plan the videos of this product.\n${asData(data)}` }
}
