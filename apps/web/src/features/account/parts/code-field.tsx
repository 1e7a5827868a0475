import { TextInput, type TextInputProps } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { useSecondsUntil } from '../countdown.ts'
import { InboxLink } from './inbox-link.tsx'

type CodeFieldProps = TextInputProps & { /** When the code stops working. */ expiresAt: string }

/** Where the code from the phone goes; it asks for the keyboard whenever a code has been sent. */
export function CodeField({ expiresAt, ...field }: CodeFieldProps) {
  const { t } = useTranslation()
  const { seconds } = useFormats()
  const left = useSecondsUntil(expiresAt)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [expiresAt])
  return (
    <div>
      <TextInput
        ref={input}
        label={t('account.code')}
        description={left > 0 ? t('account.codeSent', { time: seconds(left) }) : t('account.codeOver')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...field}
      />
      <InboxLink />
    </div>
  )
}
