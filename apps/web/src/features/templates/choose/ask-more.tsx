import type { AiRequest, AskTopic, Product } from '@clipmint/contract'
import { Button, TextInput } from '@mantine/core'
import { MessageCircleQuestionMark } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { roomForAnswer } from './answer.ts'
import { useTellMore } from './queries.ts'

import classes from './ask-more.module.css'

type AskMoreProps = {
  request: AiRequest
  /** As it stands now. */
  product: Product
  topics: readonly AskTopic[]
}

/** Asks an owner who has said little for one thing more; of what they answer the stories are written anew. */
export function AskMore({ request, product, topics }: AskMoreProps) {
  const { t } = useTranslation()
  const id = useId()
  const [open, setOpen] = useState<AskTopic | null>(null)
  // Another question may be looked at before one is answered.
  const [answers, setAnswers] = useState<Partial<Record<AskTopic, string>>>({})
  return (
    <section className={classes['more']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <MessageCircleQuestionMark aria-hidden="true" size="1.25rem" />
        {t('askMore.title')}
      </h2>
      <div className={classes['chips']}>
        {topics.map((topic) => (
          <button
            key={topic}
            type="button"
            className={classes['chip']}
            aria-expanded={topic === open}
            aria-controls={topic === open ? `${id}-answer` : undefined}
            onClick={() => setOpen(topic === open ? null : topic)}
          >
            {t(`askMore.${topic}`)}
          </button>
        ))}
      </div>
      {open ? (
        <Answer
          key={open}
          id={`${id}-answer`}
          request={request}
          product={product}
          topic={open}
          answer={answers[open] ?? ''}
          onChange={(answer) => setAnswers({ ...answers, [open]: answer })}
        />
      ) : null}
    </section>
  )
}

type AnswerProps = Omit<AskMoreProps, 'topics'> & {
  id: string
  topic: AskTopic
  answer: string
  onChange: (answer: string) => void
}

function Answer({ id, request, product, topic, answer, onChange }: AnswerProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const tell = useTellMore(request._id)
  // Whoever pressed the question types its answer next.
  useEffect(() => field.current?.focus(), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (answer.trim() !== '' && !tell.isPending) tell.mutate({ productId: product._id, answer })
  }
  return (
    <form id={id} className={classes['answer']} onSubmit={send}>
      <TextInput
        ref={field}
        label={t(`askMore.${topic}`)}
        description={t('askMore.note')}
        placeholder={t(`askMore.${topic}_example`)}
        value={answer}
        maxLength={roomForAnswer(product.info)}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Button
        type="submit"
        size="md"
        loading={tell.isPending || tell.isSuccess}
        disabled={answer.trim() === ''}
      >
        {t('askMore.send')}
      </Button>
      {tell.isError ? (
        <div className={classes['failure']}>
          <FailureNote error={tell.error} cost={t('askMore.kept')} />
        </div>
      ) : null}
    </form>
  )
}
