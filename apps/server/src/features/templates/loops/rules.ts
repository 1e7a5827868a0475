import type { TemplateLoop } from '@clipmint/contract'
import { type Ratio, ratios } from '@clipmint/film'

/** The languages that templates have sample words in, those of most visitors first. */
export const loopLangs = ['ko', 'en'] as const
export type LoopLang = (typeof loopLangs)[number]

/** A loop that a template is to have: what it shows is told by the hash of its content. */
export type WantedLoop = { templateId: string; ratio: Ratio; lang: LoopLang; hash: string }

/** What is kept of a loop: what its files show, and how trying to make it went. */
export type LoopState = Omit<WantedLoop, 'hash'> & {
  shownHash: string | null
  triedHash: string
  triedAt: Date
  failures: number
}

/** A try that said nothing for so long died with its worker; one that failed waits longer each time. */
const TRY_MS = 120_000
/** A loop that cannot be made is left alone until its template changes. */
const MOST_FAILURES = 3

/** The loops of templates in the order they are made: the shape and language that most look at first. */
export function wantedLoops(
  templates: readonly { id: string; hash: string }[],
  langs: readonly LoopLang[] = loopLangs,
): WantedLoop[] {
  return langs.flatMap((lang) =>
    ratios.flatMap((ratio) =>
      templates.map(({ id: templateId, hash }) => ({ templateId, ratio, lang, hash })),
    ),
  )
}

/** Whether a loop is yet to be made, and nobody is making it. */
export function isMissing(
  { hash }: Pick<WantedLoop, 'hash'>,
  state: LoopState | undefined,
  now: Date,
): boolean {
  if (!state) return true
  if (state.shownHash === hash) return false
  if (state.triedHash !== hash) return true
  const waitMs = TRY_MS * 2 ** state.failures
  return state.failures < MOST_FAILURES && now.getTime() - state.triedAt.getTime() >= waitMs
}

/** What tells one loop of a template from another. */
export function loopName({ templateId, ratio, lang }: Omit<WantedLoop, 'hash'>): string {
  return `${templateId} ${ratio} ${lang}`
}

/** Everything below it may be read by anyone. */
export const loopFolder = 'public/loops/'

export type LoopKeys = Record<keyof Omit<TemplateLoop, 'lang'>, string>

/** Where the files of a loop lie in the file store: other content lies elsewhere, so that none changes its meaning. */
export function loopKeys({ templateId, ratio, lang, hash }: WantedLoop): LoopKeys {
  const base = `${loopFolder}${templateId}/${ratio.replace(':', 'x')}-${lang}-${hash}`
  return { video: `${base}.mp4`, image: `${base}.webp`, poster: `${base}.poster.webp` }
}

/** A loop as its card tells of it. */
export function toLoop(loop: WantedLoop): TemplateLoop {
  const { video, image, poster } = loopKeys(loop)
  return { lang: loop.lang, video: `/files/${video}`, image: `/files/${image}`, poster: `/files/${poster}` }
}
