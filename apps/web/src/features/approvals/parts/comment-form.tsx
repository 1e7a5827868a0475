import { limits } from '@clipmint/contract'
import { formatTenths } from '@clipmint/ui'
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'

import { FailureNote } from '../../../app/failure-note.tsx'
import { kept } from '../../../app/kept.ts'
import { useComment } from '../queries.ts'
import type { Player } from './video.tsx'

import classes from './comments.module.css'

/** What somebody called themself last is there again. */
const keptName = kept('clipmint.comment-name', z.string(), '')

type CommentFormProps = { token: string; player: Player; hasVideo: boolean }

/** Says something about the moment that the video stands at, or about all of it. */
export function CommentForm({ token, player, hasVideo }: CommentFormProps) {
  const { t } = useTranslation()
  const [name, setName] = useState(() => keptName.read())
  const [text, setText] = useState('')
  const [said, setOfMoment] = useState<boolean | null>(null)
  // Whoever has not moved the video speaks of all of it, unless they say otherwise.
  const isOfMoment = said ?? player.atMs > 0
  // Sent again after an answer that was lost, it is the same comment.
  const [id, setId] = useState(() => crypto.randomUUID())
  const comment = useComment(token)
  const [isTried, setTried] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const textField = useRef<HTMLTextAreaElement>(null)
  const handleSend = (event: FormEvent) => {
    event.preventDefault()
    if (comment.isPending) return
    setTried(true)
    if (name.trim() === '') return nameField.current?.focus()
    if (text.trim() === '') return textField.current?.focus()
    keptName.write(name.trim())
    comment.mutate(
      { _id: id, name, text, atMs: hasVideo && isOfMoment ? player.atMs : null },
      {
        onSuccess: () => {
          setText('')
          setTried(false)
          setId(crypto.randomUUID())
        },
      },
    )
  }
  return (
    <form noValidate className={classes['form']} onSubmit={handleSend}>
      <TextInput
        ref={nameField}
        label={t('approvals.name')}
        maxLength={limits.commentNameMax}
        autoComplete="name"
        value={name}
        error={isTried && name.trim() === '' ? t('approvals.needName') : null}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Textarea
        ref={textField}
        autosize
        minRows={2}
        maxRows={8}
        label={t('approvals.comment')}
        placeholder={t('approvals.commentHint')}
        maxLength={limits.commentMax}
        value={text}
        error={isTried && text.trim() === '' ? t('approvals.needComment') : null}
        onFocus={player.pause}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {hasVideo ? (
        <Checkbox
          label={t('approvals.atMoment', { time: formatTenths(player.atMs) })}
          checked={isOfMoment}
          onChange={({ currentTarget }) => setOfMoment(currentTarget.checked)}
        />
      ) : null}
      {comment.isError ? <FailureNote error={comment.error} cost={t('approvals.textKept')} /> : null}
      <Button type="submit" size="md" variant="default" loading={comment.isPending}>
        {t('approvals.say')}
      </Button>
    </form>
  )
}
