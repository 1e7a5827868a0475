import type { Slot } from '@clipmint/editor'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useSession } from '../session/use-session.ts'
import { GoToSlot, usePlaceName } from './go-to-slot.tsx'

import classes from './make-dialog.module.css'

/** As many as a phone shows at once; the most dangerous come first. */
const SHOWN = 3

/** The words that nobody changed since the template was chosen: they would be in the owner's video. It only warns. */
export function SampleList() {
  const { t } = useTranslation()
  const { editor, startedFromSamples } = useSession()
  const [isWhole, setWhole] = useState(false)
  const [slots] = useState(() => (startedFromSamples ? editor.samplesLeft() : []))
  if (slots.length === 0) return null
  const hidden = isWhole ? 0 : Math.max(0, slots.length - SHOWN)
  return (
    <section className={classes['samples']} aria-label={t('editor.samplesList')}>
      <p>{t('editor.samplesLeft')}</p>
      <ul className={classes['findings']}>
        {slots.slice(0, slots.length - hidden).map((slot) => (
          <SampleItem key={slot.id} slot={slot} />
        ))}
      </ul>
      {hidden > 0 ? (
        <Button size="xs" variant="subtle" onClick={() => setWhole(true)}>
          {t('editor.samplesMore', { count: hidden })}
        </Button>
      ) : null}
    </section>
  )
}

function SampleItem({ slot }: { slot: Slot }) {
  const { editor } = useSession()
  const placeName = usePlaceName()
  return (
    <li className={classes['finding']}>
      <span>
        <b>{editor.state.work.userSource.text[slot.id]?.value}</b>
        <small>{placeName(slot)}</small>
      </span>
      <GoToSlot slot={slot} />
    </li>
  )
}
