import type { Answered } from '@clipmint/contract'

/** The questions in whose words, or whose answers', every word that is looked for stands. */
export function findQuestions(questions: readonly Answered[], search: string): Answered[] {
  const words = search.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean)
  return questions.filter((question) => {
    const text = textOf(question)
    return words.every((word) => text.includes(word))
  })
}

function textOf({ question, blocks }: Answered): string {
  const lines = blocks.flatMap((block) => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
      case 'note':
        return [block.line]
      case 'list':
        return block.items
      case 'table':
        return [...block.head, ...block.rows.flat()]
    }
  })
  return [question, ...lines.map((line) => line.map(({ text }) => text).join(''))].join('\n').toLowerCase()
}
