import { limits, type NetworkId, networks } from '@clipmint/contract'
import { Pill, PillsInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { addHashtags, type TagFault, takeTyped } from './hashtags.ts'

import classes from './words-fields.module.css'

type HashtagFieldProps = {
  /** The networks that they go to. */
  to: readonly NetworkId[]
  value: readonly string[]
  onChange: (tags: readonly string[]) => void
}

/** Hashtags as chips: typed one after the other, or several pasted at once. */
export function HashtagField({ to, value, onChange }: HashtagFieldProps) {
  const { t } = useTranslation()
  const advised = Math.min(...to.map((network) => networks[network].hashtags.advised))
  const least = limits.hashtagsAdvisedLeast
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<TagFault | null>(null)
  const add = (text: string, rest = '') => {
    const added = addHashtags(value, text)
    setFault(added.fault)
    setTyped([...added.refused, rest].join(' ').trim())
    if (added.tags !== value) onChange(added.tags)
  }
  const keep = (tags: readonly string[]) => {
    setFault(null)
    onChange(tags)
  }
  const handleTyping = (text: string) => {
    const { done, rest } = takeTyped(text)
    if (done.trim() === '') return setTyped(rest)
    add(done, rest)
  }
  const handleKey = (event: KeyboardEvent) => {
    // A syllable that is still being put together ends with the same key.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '') keep(value.slice(0, -1))
  }
  return (
    <PillsInput
      size="md"
      label={
        <span className={classes['label']}>
          {t('reservations.hashtags')}
          <span>{t('reservations.hashtagsCount', { count: value.length, most: limits.hashtagsMax })}</span>
        </span>
      }
      description={
        to.length === 0
          ? t('reservations.hashtagsNote')
          : `${t(least < advised ? 'reservations.hashtagsAdvised' : 'reservations.hashtagsAdvisedMany', { least, most: advised })} ${t('reservations.hashtagsNote')}`
      }
      error={
        fault &&
        t(`reservations.tagFault_${fault.kind}`, {
          tag: fault.tag,
          most: limits.hashtagsMax,
          letters: limits.hashtagLength,
        })
      }
    >
      <Pill.Group>
        {value.map((tag) => (
          <Pill
            key={tag}
            size="md"
            withRemoveButton
            className={classes['tag'] ?? ''}
            removeButtonProps={{
              'aria-label': t('reservations.removeTag', { tag }),
              'aria-hidden': false,
              tabIndex: 0,
            }}
            onRemove={() => keep(value.filter((other) => other !== tag))}
          >
            #{tag}
          </Pill>
        ))}
        <PillsInput.Field
          value={typed}
          placeholder={t(value.length === 0 ? 'reservations.hashtagsHint' : 'reservations.hashtagsMore')}
          onChange={({ currentTarget }) => handleTyping(currentTarget.value)}
          onKeyDown={handleKey}
          onPaste={(event) => {
            event.preventDefault()
            add(`${typed} ${event.clipboardData.getData('text')}`)
          }}
          onBlur={() => {
            if (typed.trim() !== '') add(typed)
          }}
        />
      </Pill.Group>
    </PillsInput>
  )
}
