import { CloseButton, TextInput } from '@mantine/core'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import classes from './search-field.module.css'

/** Typing rests for this long before it is asked for. */
const REST_MS = 300

type SearchFieldProps = { label: string; value: string; onChange: (text: string) => void }

/** Looks for words while they are typed. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  // The address changed without this field: it follows.
  if (shown !== value) {
    setShown(value)
    setText(value)
  }
  const tell = useEffectEvent(() => {
    const wanted = text.trim()
    if (wanted === value) return
    setShown(wanted)
    onChange(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(tell, REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <TextInput
      type="search"
      size="sm"
      className={classes['search'] ?? ''}
      classNames={{ input: classes['input'] ?? '' }}
      aria-label={label}
      placeholder={label}
      maxLength={50}
      value={text}
      leftSection={<Search aria-hidden="true" size="1.125rem" />}
      rightSection={
        text === '' ? null : (
          <CloseButton size="sm" aria-label={t('projects.clearSearch')} onClick={() => setText('')} />
        )
      }
      onChange={({ target }) => setText(target.value)}
    />
  )
}
