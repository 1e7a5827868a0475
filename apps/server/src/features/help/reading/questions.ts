import { join } from 'node:path'

import type { Block, FaqType } from '@clipmint/contract'

import { faultAt } from './place.ts'

export type Question = { id: string; faqType: FaqType; question: string; blocks: Block[] }

/** The questions of one type: each heading with its own name (`## How? {#how}`) is one, and what follows answers it. */
export function questionsOf(
  folder: string,
  { id: faqType, blocks }: { id: FaqType; blocks: Block[] },
): Question[] {
  const file = join(folder, `${faqType}.md`)
  const questions: Question[] = []
  for (const block of blocks) {
    const open = questions.at(-1)
    if (block.kind === 'heading' && block.level === 2) {
      const question = block.line.map(({ text }) => text).join('')
      if (/^part-\d+$/.test(block.id))
        throw faultAt({ file, line: 1 }, `"${question}" has no name such as {#how}.`)
      questions.push({ id: block.id, faqType, question, blocks: [] })
    } else if (open) open.blocks.push(block)
    else throw faultAt({ file, line: 1 }, 'Nothing stands before the first question.')
  }
  const silent = questions.find((it) => it.blocks.length === 0)
  if (silent) throw faultAt({ file, line: 1 }, `"${silent.question}" has no answer.`)
  return questions
}

type Names = { id: string }
type Paired = {
  documents: readonly (Names & { version: string; effective: string })[]
  guides: readonly Names[]
  questions: readonly Names[]
  notices: readonly (Names & { effective: string })[]
}

/** Throws where one language has an article, a version or a question that the other has not, or a name twice. */
export function checkPairs(folder: string, ko: Paired, en: Paired): void {
  const [korean, english] = [namesOf(ko), namesOf(en)]
  const missing = [
    ...korean.filter((name) => !english.includes(name)).map((name) => `en has no ${name}`),
    ...english.filter((name) => !korean.includes(name)).map((name) => `ko has no ${name}`),
    ...korean.filter((name, at) => korean.indexOf(name) !== at).map((name) => `ko has twice ${name}`),
  ]
  if (missing.length > 0) throw faultAt({ file: folder, line: 1 }, `${missing.join('; ')}.`)
}

function namesOf({ documents, guides, questions, notices }: Paired): string[] {
  return [
    ...documents.map(({ id, version, effective }) => `document ${id} ${version} of ${effective}`),
    ...guides.map(({ id }) => `guide ${id}`),
    ...questions.map(({ id }) => `question ${id}`),
    ...notices.map(({ id, effective }) => `notice ${id} of ${effective}`),
  ]
}
