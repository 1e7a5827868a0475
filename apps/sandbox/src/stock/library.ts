import { chanceOf, seedOf } from './chance.ts'
import { type Subject, subjects } from './subjects.ts'

export type Kind = 'image' | 'video'

/** One picture or clip of a provider's library. */
export type Work = {
  number: number
  kind: Kind
  subject: Subject
  author: string
  width: number
  height: number
  seconds: number
}

const perSubject = 18
const shapes = [
  [3_000, 4_500],
  [4_500, 3_000],
  [3_600, 3_600],
] as const
const authors = ['Mina Han', 'Jun Park', 'Sora Lim', 'Theo Brandt', 'Ines Duarte', 'Kofi Mensah', 'Yuki Arai']

/** What finds nothing, to see what the product says then. */
const nothing = ['없음', 'nothing']

/** All works of a provider and kind; their numbers tell them apart from other providers'. */
export function worksOf(provider: string, kind: Kind): Work[] {
  const first = (seedOf(`${provider} ${kind}`) % 9_000) * 1_000
  return subjects.flatMap((subject, index) =>
    Array.from({ length: perSubject }, (_, at) => workOf(first + index * perSubject + at + 1, kind, subject)),
  )
}

/** The works that words find: those of the subjects named, else of three that words like these always find. */
export function findWorks(works: readonly Work[], words: string): Work[] {
  const asked = words.toLowerCase()
  if (nothing.includes(asked.trim())) return []
  const named = subjects.filter(({ ko, en }) => [...ko, ...en].some((word) => asked.includes(word)))
  const first = seedOf(asked) % subjects.length
  const meant = named.length > 0 ? named : [0, 4, 7].map((step) => subjects[(first + step) % subjects.length])
  return works.filter(({ subject }) => meant.includes(subject))
}

/** Whether a work has the shape that a provider calls by this word. */
export function hasShape({ width, height }: Work, shape: string | undefined): boolean {
  if (shape === undefined || shape === 'all') return true
  if (['portrait', 'vertical', 'tall'].includes(shape)) return height > width
  return ['landscape', 'horizontal', 'wide'].includes(shape) ? width > height : width === height
}

function workOf(number: number, kind: Kind, subject: Subject): Work {
  const chance = chanceOf(number)
  const [width, height] = shapes[number % shapes.length] ?? shapes[0]
  const author = authors[Math.floor(chance() * authors.length)] ?? ''
  const clip =
    kind === 'video' ? { width: width > height ? 1_920 : 1_080, height: width > height ? 1_080 : 1_920 } : {}
  return { number, kind, subject, author, width, height, seconds: 4 + (number % 3), ...clip }
}
