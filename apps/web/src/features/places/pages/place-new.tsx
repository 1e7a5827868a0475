import { Page, PageHead } from '@clipmint/ui'
import { Button, Checkbox, Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { ClipboardPaste } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFailureText } from '../../../app/failure-note.tsx'
import { RoomNote } from '../../account/index.ts'
import { WhatComes } from '../parts/what-comes.tsx'
import { useRegisterPlace } from '../queries.ts'

import classes from './place-new.module.css'

const longestText = 4_096

/** /place: registers a place by a link to its listing, and goes on to watch it being collected. */
export function NewPlacePage() {
  const { t } = useTranslation()
  return (
    <Page width="form">
      <PageHead title={t('places.newTitle')} lead={t('places.newLead')} />
      <RoomNote of="places" hasWayBack />
      <LinkForm />
      <WhatComes />
    </Page>
  )
}

function LinkForm() {
  const { t } = useTranslation()
  const text = useFailureText()
  const navigate = useNavigate()
  const register = useRegisterPlace()
  const [url, setUrl] = useState('')
  const [attested, setAttested] = useState(false)
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const tick = useRef<HTMLInputElement>(null)
  const change = (next: string) => {
    setUrl(next)
    register.reset()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (register.isPending) return
    setTried(true)
    if (url.trim() === '') return field.current?.focus()
    if (!attested) return tick.current?.focus()
    register.mutate(
      { url: url.trim(), attested },
      {
        onSuccess: ({ result, known }) => {
          if (known) notifications.show({ message: t('places.known') })
          void navigate({ to: '/place/$id', params: { id: result._id } })
        },
        onError: () => field.current?.focus(),
      },
    )
  }
  const failure = register.isError ? text(register.error) : null
  return (
    <form noValidate className={classes['form']} onSubmit={handleSubmit}>
      <div className={classes['field']}>
        <Textarea
          ref={field}
          label={t('places.link')}
          description={t('places.linkNote')}
          placeholder={t('places.linkHint')}
          autosize
          minRows={2}
          maxRows={5}
          maxLength={longestText}
          inputMode="url"
          spellCheck={false}
          autoComplete="off"
          value={url}
          error={isTried && url.trim() === '' ? t('places.needLink') : failure}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <PasteButton onText={change} />
      </div>
      <Checkbox
        ref={tick}
        className={classes['attest'] ?? ''}
        label={t('places.attest')}
        description={t('places.attestNote')}
        checked={attested}
        error={isTried && !attested ? t('places.needAttest') : null}
        onChange={({ currentTarget }) => setAttested(currentTarget.checked)}
      />
      <div className={classes['end']}>
        <Button type="submit" size="lg" loading={register.isPending}>
          {t('places.import')}
        </Button>
        <p className={classes['note']}>{t('places.howLong')}</p>
      </div>
    </form>
  )
}

/** Takes what was copied, in browsers that let a page ask for it. */
function PasteButton({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation()
  if (typeof navigator.clipboard?.readText !== 'function') return null
  return (
    <Button
      variant="default"
      size="xs"
      className={classes['paste'] ?? ''}
      leftSection={<ClipboardPaste aria-hidden="true" size="1rem" />}
      onClick={() => {
        // Whoever does not let the page read it can still paste by hand.
        navigator.clipboard.readText().then(
          (copied) => onText(copied.slice(0, longestText)),
          () => undefined,
        )
      }}
    >
      {t('places.paste')}
    </Button>
  )
}
