import { contract, type ErrorCode } from '@clipmint/contract'
import { describe, expect, it } from 'vitest'

import { en } from '../locales/en/index.ts'
import { ko } from '../locales/ko/index.ts'

type Words = { readonly [name: string]: string | Words }

const sources = import.meta.glob<string>(['../features/**/*.{ts,tsx}', '../editor/**/*.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
})
// Only what is looked at is read: these are a thousand files.
const sourceOf = async (screen: string) => sources[`../${screen}`]?.()

/**
 * The failures of AI creation that the specification lists (document 2, section 8), each with its words and the screens that
 * show them. Hashtags are written for posts, which are not part of creation.
 */
const shown: readonly (readonly [failure: string, words: string, screens: readonly string[]])[] = [
  ['an AI scenario does not come about', 'products.aiErrorTitle', ['features/products/pages/ai-error.tsx']],
  ['… of a product', 'products.aiErrorText', ['features/products/pages/ai-error.tsx']],
  ['… of reviews', 'products.aiErrorText_review', ['features/products/pages/ai-error.tsx']],
  ['… of a promotion', 'products.aiErrorText_promotion', ['features/products/pages/ai-error.tsx']],
  ['… of a place', 'products.aiErrorText_place', ['features/products/pages/ai-error.tsx']],
  [
    'AI copy is not written',
    'words.failed',
    ['editor/words/alternatives.tsx', 'editor/words/rewrite-dialog.tsx', 'editor/check/shorten-button.tsx'],
  ],
  [
    'no templates are recommended',
    'templates.rankingFailed',
    ['features/templates/choose/template-choice.tsx'],
  ],
  ['credits are exhausted', 'templates.noneLeft', ['features/templates/choose/make-bar.tsx']],
  ['… for several videos', 'makeMany.none', ['features/templates/choose/make-many/many-dialog.tsx']],
  ['credits run short', 'makeMany.short', ['features/templates/choose/make-many/many-dialog.tsx']],
  ['videos are not made', 'makeMany.failed', ['features/templates/choose/make-many/batch-panel.tsx']],
  ['… or only some', 'makeMany.partlyNote', ['features/templates/choose/make-many/batch-panel.tsx']],
]

function wordsAt(words: Words, path: string): string | undefined {
  const [area = '', key = ''] = path.split('.')
  const found = words[area]
  const said = typeof found === 'object' ? (found[key] ?? found[`${key}_other`]) : undefined
  return typeof said === 'string' ? said : undefined
}

describe.each(shown)('when %s', (_failure, path, screens) => {
  it.each(Object.entries({ ko, en }))('has words in %s', (_lang, words) => {
    expect(wordsAt(words, path)).toMatch(/\p{L}{2}/u)
  })

  it.each(screens)('shows them on %s', async (screen) => {
    expect(await sourceOf(screen)).toContain(`'${path}'`)
  })
})

/** Where the calls of creation are made whose refusals the server words, and how each screen says them. */
const calls: readonly (readonly [call: keyof typeof contract.aiRequests, screens: readonly string[]])[] = [
  ['create', ['features/products/use-start-plan.ts', 'features/products/kinds/use-kind-plan.ts']],
  ['createForPlace', ['features/places/detail/make-button.tsx', 'features/products/kinds/review-form.tsx']],
  ['get', ['features/templates/pages/choose-template.tsx']],
  ['replan', ['features/templates/choose/replan-line.tsx', 'features/templates/choose/ask-more.tsx']],
  ['makeVideos', ['features/templates/choose/make-many/many-dialog.tsx']],
]

describe.each(calls)('what the server refuses of %s', (call, screens) => {
  it('can be a refusal', () => {
    const errors: readonly ErrorCode[] = contract.aiRequests[call].errors ?? []
    expect(errors.filter((code) => code.startsWith('AI_REQUESTS_')).length).toBeGreaterThan(0)
  })

  it.each(screens)('is said in its own words on %s', async (screen) => {
    expect(await sourceOf(screen)).toMatch(/useFailureText\(\)|<FailureNote/u)
  })
})
