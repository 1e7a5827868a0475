import { CutoutField } from '../cutout/cutout-field.tsx'
import { MediaActions } from '../media/media-actions.tsx'
import { SharedNote } from '../media/shared-note.tsx'
import { SlotFrames } from '../media/slot-frames.tsx'
import { useActiveMediaSlot, useMediaSlots } from '../media/use-active-slot.ts'
import { FilePicker } from '../panels/media-panel.tsx'
import { AutoPlace } from '../placing/auto-place.tsx'
import { SlotWarningNotes } from '../quality/slot-warning-notes.tsx'
import { PhoneSources } from './phone-sources.tsx'
import { SlotHead } from './slot-head.tsx'

import classes from './phone-slot.module.css'

/** One place for a picture at a time, and the files to fill it with. */
export function PhoneMedia() {
  const slots = useMediaSlots()
  const slot = useActiveMediaSlot()
  if (!slot) return null
  return (
    <div className={classes['slot']}>
      <SlotHead slot={slot} slots={slots} />
      <PhoneSources slot={slot} />
      <SlotFrames />
      <SharedNote key={slot.id} slot={slot} />
      <AutoPlace />
      <div className={classes['actions']}>
        <SlotWarningNotes slot={slot} />
        <MediaActions slot={slot} />
        <CutoutField slot={slot} />
      </div>
      <FilePicker />
    </div>
  )
}
