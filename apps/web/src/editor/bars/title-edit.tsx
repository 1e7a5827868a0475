import { type TitleFault, titleFault } from '@clipmint/editor'
import { TextInput, UnstyledButton } from '@mantine/core'
import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useEditorState, useSession } from '../session/use-session.ts'
import { isUnnamed } from './is-unnamed.ts'

import classes from './title-edit.module.css'

/** The video's title: pressed, it can be written anew; a title that may not be says why while it is typed. */
export function TitleEdit() {
  const { t } = useTranslation()
  const title = useEditorState(({ work }) => work.title)
  const { editor, startedFromSamples } = useSession()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    // The field is gone; whoever used the keyboard is back where they were.
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (isOpen) return <TitleField title={title} onDone={close} />
  return (
    <UnstyledButton
      ref={opener}
      className={classes['title']}
      aria-label={t('editor.titleEdit', { title })}
      title={title}
      onClick={() => setOpen(true)}
    >
      <b>{title}</b>
      <Pencil aria-hidden="true" size="1rem" />
      {startedFromSamples && isUnnamed(title, editor.template.title) ? (
        <span className={classes['ask']}>{t('editor.titleName')}</span>
      ) : null}
    </UnstyledButton>
  )
}

function TitleField({ title, onDone }: { title: string; onDone: () => void }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const fault = useTitleFaultWords()
  const [draft, setDraft] = useState(title)
  const error = draft === title ? null : fault(titleFault(draft))
  const keep = () => {
    if (draft !== title && editor.setTitle(draft) !== null) return
    onDone()
  }
  return (
    <TextInput
      className={classes['field'] ?? ''}
      size="sm"
      aria-label={t('editor.title')}
      ref={focusWhenShown}
      value={draft}
      error={error}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') keep()
        if (event.key === 'Escape') onDone()
      }}
    />
  )
}

/** The field stands where the title was pressed: the keyboard goes with it. */
function focusWhenShown(field: HTMLInputElement | null): void {
  field?.focus()
}

/** Says what is wrong with a title. */
function useTitleFaultWords(): (fault: TitleFault | null) => string | null {
  const { t } = useTranslation()
  return (fault) => {
    switch (fault?.code) {
      case undefined:
        return null
      case 'empty':
        return t('editor.titleEmpty')
      case 'too-long':
        return t('editor.titleTooLong', { max: fault.max })
      case 'forbidden':
        return t('editor.titleForbidden', { characters: fault.characters.join(' ') })
    }
  }
}
