import { Button, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Copy, Share2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../locales/use-words.ts'

import classes from './link-field.module.css'

type LinkFieldProps = {
  label: string
  url: string
  /** Until when it shows anything. */
  endsAt: string
  /** What a phone's sheet calls it where it is sent to. */
  title: string
  /** Whether it came by a press, and takes the keyboard over from what was pressed. */
  takesFocus?: boolean
  /** Whether to copy it is what one is here for. */
  isMain?: boolean
}

/** A link to be given on: copied, sent by a phone's sheet, or read from the field where the browser does neither. */
export function LinkField({ label, url, endsAt, title, takesFocus = false, isMain = true }: LinkFieldProps) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const fieldRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) fieldRef.current?.focus()
  }, [takesFocus])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      notifications.show({ message: t('share.copied') })
    } catch {
      // Not allowed to, or on an address without https, where there is no clipboard.
      fieldRef.current?.select()
      notifications.show({ color: 'yellow', message: t('share.notCopied') })
    }
  }
  return (
    <div className={classes['field']}>
      <TextInput
        ref={fieldRef}
        label={label}
        description={t('share.until', { date: date(endsAt) })}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes['actions']}>
        <Button
          size="md"
          variant={isMain ? 'filled' : 'default'}
          leftSection={<Copy aria-hidden="true" size="1.125rem" />}
          onClick={() => void copy()}
        >
          {t('share.copy')}
        </Button>
        {'share' in navigator ? (
          <Button
            size="md"
            variant="default"
            leftSection={<Share2 aria-hidden="true" size="1.125rem" />}
            // Closing the phone's sheet without sending is no fault.
            onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
          >
            {t('share.send')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
