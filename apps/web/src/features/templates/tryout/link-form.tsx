import { Button, Checkbox, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFailureText } from '../../../app/failure-note.tsx'
import type { ReadPage } from './use-page.ts'

import classes from './tryout.module.css'

type LinkFormProps = { page: ReadPage; onClose: () => void }

/** The link of a product's own page, in place of photographs and words. */
export function LinkForm({ page, onClose }: LinkFormProps) {
  const { t } = useTranslation()
  const text = useFailureText()
  const field = useRef<HTMLInputElement>(null)
  const [link, setLink] = useState('')
  const [isOwn, setOwn] = useState(false)
  const [isChecked, setChecked] = useState(false)
  // It stands where the press was that asked for it.
  useEffect(() => field.current?.focus(), [])
  const lacksLink = isChecked && link.trim() === '' ? t('tryout.linkNeeded') : null
  const read = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (link.trim() !== '' && isOwn) page.read(link.trim())
  }
  return (
    <form className={classes['form']} onSubmit={read} noValidate>
      <TextInput
        ref={field}
        label={t('tryout.link')}
        description={t('tryout.linkNote')}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        value={link}
        maxLength={4_000}
        error={lacksLink ?? (page.error === null ? null : text(page.error))}
        onChange={({ currentTarget }) => {
          setLink(currentTarget.value)
          page.clear()
        }}
      />
      <Checkbox
        label={t('tryout.linkOwn')}
        checked={isOwn}
        error={isChecked && !isOwn ? t('tryout.linkOwnNeeded') : null}
        onChange={({ currentTarget }) => setOwn(currentTarget.checked)}
      />
      <div className={classes['linkFoot']}>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('tryout.linkClose')}
        </Button>
        <Button type="submit" loading={page.isReading}>
          {t('tryout.linkRead')}
        </Button>
      </div>
    </form>
  )
}
