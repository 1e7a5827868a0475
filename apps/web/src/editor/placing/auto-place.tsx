import type { Placed, Work } from '@clipmint/editor'
import { Button, Checkbox } from '@mantine/core'
import { Wand2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { placeableOf } from '../../player/material.ts'
import { useAssets, useEditorState, useSession } from '../session/use-session.ts'
import { PlacedList } from './placed-list.tsx'

import classes from './auto-place.module.css'

/** Puts this video's files where they suit best, and shows what that changed until the owner goes on. */
export function AutoPlace() {
  const { t } = useTranslation()
  const { editor, ownFiles } = useSession()
  const assets = useAssets()
  const button = useRef<HTMLButtonElement>(null)
  const [keepsOwnChoices, setKeeps] = useState(true)
  const [outcome, setOutcome] = useState<{ placed: readonly Placed[]; work: Work } | null>(null)
  const work = useEditorState((state) => state.work)
  const files = [...ownFiles]
    .flatMap((id) => assets.get(id) ?? [])
    .filter(({ status }) => status !== 'failed')
  const hasOwnChoices = editor.ownChoices().size > 0
  const place = () => {
    const placed = editor.placeAutomatically(files.map(placeableOf), { keepsOwnChoices })
    setOutcome({ placed, work: editor.state.work })
  }
  return (
    <div className={classes['place']}>
      <div className={classes['row']}>
        <Button
          ref={button}
          size="xs"
          variant="default"
          disabled={files.length === 0}
          title={t(files.length === 0 ? 'placing.noFiles' : 'placing.hint')}
          leftSection={<Wand2 aria-hidden="true" size="1rem" />}
          onClick={place}
        >
          {t('placing.place')}
        </Button>
        {hasOwnChoices ? (
          <Checkbox
            size="xs"
            classNames={{ body: classes['tick'] ?? '' }}
            label={t('placing.keepOwn')}
            checked={keepsOwnChoices}
            onChange={({ currentTarget }) => setKeeps(currentTarget.checked)}
          />
        ) : null}
      </div>
      <div aria-live="polite">
        {outcome?.work === work ? (
          <PlacedList
            placed={outcome.placed}
            onUndo={() => {
              editor.undo()
              button.current?.focus()
            }}
          />
        ) : null}
      </div>
    </div>
  )
}
