import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

type NameFormProps = {
  label: string
  /** What a name is for, where that is not plain. */
  description?: string
  placeholder?: string
  /** How it is called now. */
  name: string
  /** Code points of the longest. */
  most: number
  isGood: (name: string) => boolean
  /** What is said of a name that is not. */
  badWord: string
  isSaving: boolean
  /** Why it was not saved; null where nothing went wrong. */
  failure: string | null
  onSave: (name: string) => void
  onClose: () => void
}

/** Within a dialog: one name, and the buttons that keep it or let it be. */
export function NameForm(props: NameFormProps) {
  const { label, description, placeholder, name, most, isGood, badWord, isSaving, failure } = props
  const { t } = useTranslation()
  const [typed, setTyped] = useState(name)
  const [isSent, setSent] = useState(false)
  const isBad = !isGood(typed)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (!isBad) props.onSave(typed.trim())
  }
  return (
    <form onSubmit={send} noValidate>
      <TextInput
        label={label}
        description={description}
        placeholder={placeholder ?? ''}
        value={typed}
        maxLength={most}
        error={isSent && isBad ? badWord : failure}
        data-autofocus
        onChange={({ target }) => setTyped(target.value)}
      />
      <Group justify="end" mt="lg">
        <Button variant="default" onClick={props.onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('common.save')}
        </Button>
      </Group>
    </form>
  )
}
