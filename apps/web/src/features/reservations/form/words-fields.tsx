import {
  forbiddenLetters,
  limits,
  type NetworkId,
  networks,
  type PostWords,
  textLength,
  textOf,
  titleOf,
} from '@clipmint/contract'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { FieldLaw } from '../../../app/law/field-law.tsx'
import { NetworkMark } from '../../../app/network-mark.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { CaptionHelps } from './caption-helps.tsx'
import { HashtagField } from './hashtag-field.tsx'
import { HashtagHelps } from './hashtag-helps.tsx'
import { mendedLetters } from './mended-letters.ts'

import classes from './words-fields.module.css'

type WordsFieldsProps = {
  /** The video that is helped with; null for whoever has no account to be helped with. */
  videoId: string | null
  /** The networks that these words go to. */
  to: readonly NetworkId[]
  value: PostWords
  onChange: (words: PostWords) => void
}

/** Caption, headline and hashtags, counted as each network counts them, and what helps to fill them. */
export function WordsFields({ videoId, to, value, onChange }: WordsFieldsProps) {
  return (
    <div className={classes['fields']}>
      <div>
        <Caption to={to} value={value} onChange={onChange} />
        {videoId === null ? null : <CaptionHelps videoId={videoId} value={value} onChange={onChange} />}
      </div>
      <Title to={to} value={value} onChange={onChange} />
      <div>
        <HashtagField
          to={to}
          value={value.hashtags}
          onChange={(hashtags) => onChange({ ...value, hashtags: [...hashtags] })}
        />
        {videoId === null ? null : (
          <HashtagHelps videoId={videoId} to={to} value={value} onChange={onChange} />
        )}
      </div>
    </div>
  )
}

type FieldProps = Pick<WordsFieldsProps, 'to' | 'value' | 'onChange'>

function Caption({ to, value, onChange }: FieldProps) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const counts = useId()
  const { caption } = value
  const length = [...caption].length
  const letters = forbiddenLetters(caption)
  const isLong = length > limits.captionMax
  return (
    <>
      <Textarea
        autosize
        minRows={4}
        maxRows={12}
        data-field="caption"
        label={
          <span className={classes['label']}>
            {t('reservations.caption')}
            <span data-over={isLong}>
              {t('reservations.captionCount', { length: number(length), most: number(limits.captionMax) })}
            </span>
          </span>
        }
        placeholder={t('reservations.captionHint')}
        value={caption}
        error={
          letters.length > 0
            ? t('reservations.forbidden', { letters: letters.join(' ') })
            : isLong && t('reservations.tooLong', { most: number(limits.captionMax) })
        }
        aria-describedby={counts}
        onChange={({ currentTarget }) => onChange({ ...value, caption: currentTarget.value })}
      />
      {letters.length > 0 ? (
        <Button
          size="xs"
          variant="light"
          color="red"
          mt="xs"
          onClick={() => onChange({ ...value, caption: mendedLetters(caption) })}
        >
          {t('reservations.mendLetters')}
        </Button>
      ) : null}
      <FieldLaw text={caption} onChange={(text) => onChange({ ...value, caption: text })} />
      <Counts id={counts} to={to} value={value} />
    </>
  )
}

/** How long caption and hashtags are on each network, in its own unit. */
function Counts({ id, to, value }: { id: string; to: readonly NetworkId[]; value: PostWords }) {
  const { t } = useTranslation()
  const { language, number } = useFormats()
  const text = textOf(value)
  return (
    <ul id={id} className={classes['counts']}>
      {to.map((network) => {
        const { name, caption } = networks[network]
        const length = textLength(text, caption.unit)
        const word = caption.unit === 'bytes' ? 'reservations.countBytesOf' : 'reservations.countOf'
        return (
          <li key={network} data-over={length > caption.most}>
            <NetworkMark network={network} size={16} />
            {t(word, { network: name[language], length: number(length), most: number(caption.most) })}
          </li>
        )
      })}
    </ul>
  )
}

/** The headline, where a network that is chosen has one. */
function Title({ to, value, onChange }: FieldProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const titled = to.map((network) => networks[network]).filter(({ title }) => title !== null)
  const [first] = titled
  if (!first?.title) return null
  const { unit, most } = first.title
  const letters = forbiddenLetters(value.title)
  return (
    <div>
      <TextInput
        data-field="title"
        label={
          <span className={classes['label']}>
            {t('reservations.titleOf', { networks: titled.map(({ name }) => name[language]).join(', ') })}
            <span data-over={textLength(value.title, unit) > most}>
              {t('reservations.titleCount', { length: textLength(value.title, unit), most })}
            </span>
          </span>
        }
        description={t('reservations.titleNote')}
        placeholder={titleOf(value, first)}
        value={value.title}
        error={letters.length > 0 && t('reservations.forbiddenTitle', { letters: letters.join(' ') })}
        maxLength={limits.postTitleMax}
        onChange={({ currentTarget }) => onChange({ ...value, title: currentTarget.value })}
      />
      <FieldLaw text={value.title} onChange={(title) => onChange({ ...value, title })} />
    </div>
  )
}
