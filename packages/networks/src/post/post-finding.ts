/**
 * Everything that can be found before a post is sent. The first group stops it, the second is only said; what its owner keeps
 * though it is not so any more is only said too.
 */
export const postFindings = [
  'kind',
  'not-linked',
  'link-dead',
  'link-ends',
  'scope',
  'ratio',
  'too-short',
  'too-long',
  'too-big',
  'too-small',
  'frame-rate',
  'format',
  'mark',
  'caption-long',
  'letters',
  'title-missing',
  'hashtags',
  'setting-missing',
  'setting-unknown',
  'setting-unavailable',
  'setting-conflict',
  'quota',
  'repeat-refused',
  'outdated',
  'promotion-over',
] as const
export const postAdvice = ['hashtags-advised', 'opens-black', 'repeat', 'unasked'] as const
export type PostFindingCode = (typeof postFindings)[number] | (typeof postAdvice)[number]

/** One thing that was found: what stops the post, or only what is better; numbers and names for its sentence. */
export type PostFinding = {
  code: PostFindingCode
  stops: boolean
  values: Readonly<Record<string, string | number>>
}

/** Something that stops a post. */
export function stop(code: PostFindingCode, values: PostFinding['values'] = {}): PostFinding {
  return { code, stops: true, values }
}

/** Something that would be better otherwise. */
export function advise(code: PostFindingCode, values: PostFinding['values'] = {}): PostFinding {
  return { code, stops: false, values }
}
