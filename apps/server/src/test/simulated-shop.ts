import { createRandom } from '@clipmint/kit'

import type { Observation } from '../features/learning/estimate.ts'

/** As many levels of each attribute as posts have, where a shop makes use of them all: what is learned of has to be found among them. */
export const simulatedAttributes: Record<string, string[]> = {
  angle: ['benefit', 'detail', 'making', 'offer', 'proof', 'question', 'scene'],
  family: ['bold', 'calm', 'paper', 'neon'],
  length: ['under10', '10to20', '20to30', 'over30'],
  hook: ['asks', 'number', 'statement'],
  firstFrame: ['words', 'picture'],
  color: ['warm', 'cool', 'neutral'],
  music: ['lively', 'calm', 'edgy'],
  hour: ['morning', 'noon', 'afternoon', 'evening', 'night'],
  weekday: ['1', '2', '3', '4', '5', '6', '7'],
  tags: ['none', 'few', 'some', 'many'],
}

/** Of a video that is posted again, these are another's. */
const ofPost = ['hour', 'weekday', 'tags']

const networks = ['youtube', 'instagram', 'tiktok', 'facebook']

export type SimulatedShop = {
  posts: number
  seed: number
  /** What levels do, which is known here. */
  effects?: Record<string, number>
  /** On how many networks each post is seen; of one, two take turns. */
  networks?: number
  /** How far outcomes lie apart for no reason: what all that is seen of a video has in common, and what has each its own. */
  noise?: { shared: number; own: number }
  /** How often each video is posted. */
  times?: number
}

/** What came of the posts of a shop, whose views are as noisy as views are: they double or halve for no reason. */
export function simulateShop({
  posts,
  seed,
  effects = {},
  networks: many = 1,
  noise = { shared: 0, own: 0.7 },
  times = 1,
}: SimulatedShop): Observation[] {
  const random = createRandom(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const anyLevels = () =>
    Object.fromEntries(
      Object.entries(simulatedAttributes).map(([name, all]) => [
        name,
        all[Math.floor(random() * all.length)] ?? '',
      ]),
    )
  let video = { levels: anyLevels(), luck: 0 }
  return Array.from({ length: posts }, (_, no) => {
    const levels = anyLevels()
    if (no % times === 0) video = { levels, luck: noise.shared * normal() }
    const shown = { ...video.levels, ...Object.fromEntries(ofPost.map((name) => [name, levels[name] ?? ''])) }
    const effect = Object.values(shown).reduce((sum, level) => sum + (effects[level] ?? 0), 0)
    const on = many === 1 ? [networks[no % 2] ?? ''] : networks.slice(0, many)
    return on.map((group) => ({
      post: `post ${no}`,
      video: `video ${Math.floor(no / times)}`,
      group,
      levels: shown,
      outcome: 5 + networks.indexOf(group) + effect + video.luck + noise.own * normal(),
    }))
  }).flat()
}
