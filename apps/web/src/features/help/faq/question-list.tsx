import type { Answered } from '@clipmint/contract'
import { Accordion } from '@mantine/core'
import { useState } from 'react'

import { Article } from '../article/article.tsx'
import { countClick } from '../queries.ts'

import classes from './question-list.module.css'

const look = {
  item: classes['item'] ?? '',
  control: classes['control'] ?? '',
  content: classes['content'] ?? '',
}

type QuestionListProps = {
  questions: readonly Answered[]
  /** Rank of the questions among the headings of the page. */
  rank?: 2 | 3
  /** The question that is open at first. */
  first?: string | null
}

/** Questions that open to their answers; one has its own address, so that it can be sent. */
export function QuestionList({ questions, rank = 2, first = null }: QuestionListProps) {
  const [opened, setOpened] = useState(first === null ? [] : [first])
  const handleChange = (now: string[]) => {
    if (now.length > opened.length) countClick('faq')
    setOpened(now)
  }
  return (
    <Accordion multiple order={rank} value={opened} onChange={handleChange} classNames={look}>
      {questions.map(({ id, question, blocks }) => (
        <Accordion.Item key={id} value={id} id={id}>
          <Accordion.Control>{question}</Accordion.Control>
          <Accordion.Panel>
            <Article blocks={blocks} rank={rank === 2 ? 3 : 4} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}
