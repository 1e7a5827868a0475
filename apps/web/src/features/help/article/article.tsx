import type { Block } from '@clipmint/contract'
import { Lightbulb } from 'lucide-react'

import { Line } from './line.tsx'
import { Table } from './table.tsx'

import classes from './article.module.css'

type ArticleProps = {
  blocks: readonly Block[]
  /** Rank of the article's own headings on its page; 2 under a page's title. */
  rank?: 2 | 3 | 4
  newTab?: boolean
}

/** An article as it is read: headings that links lead to, paragraphs, lists, notes and tables. */
export function Article({ blocks, rank = 2, newTab = false }: ArticleProps) {
  return (
    <div className={classes['article']}>
      {blocks.map((block, at) => (
        <Piece key={at} block={block} rank={rank} newTab={newTab} />
      ))}
    </div>
  )
}

function Piece({ block, rank, newTab }: { block: Block; rank: 2 | 3 | 4; newTab: boolean }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level === 2 ? rank : rank + 1}` as 'h2'
      return (
        <Heading id={block.id} data-level={block.level}>
          <Line line={block.line} newTab={newTab} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Line line={block.line} newTab={newTab} />
        </p>
      )
    case 'note':
      return (
        <aside className={classes['note']}>
          <Lightbulb aria-hidden="true" />
          <p>
            <Line line={block.line} newTab={newTab} />
          </p>
        </aside>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, at) => (
            <li key={at}>
              <Line line={item} newTab={newTab} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return <Table table={block} newTab={newTab} />
  }
}
