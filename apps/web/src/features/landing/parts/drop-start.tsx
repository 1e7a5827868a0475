import { Button } from '@mantine/core'
import { ImagePlus } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useSignedIn } from '../../../api/index.ts'
import { loadTryout, takenPictures, type TryoutStart } from '../../templates/index.ts'

import classes from './try-box.module.css'

type DropStartProps = { isBusy: boolean; onStart: (start: TryoutStart) => void }

/** Dropping or choosing photographs, or looking at the example, before anything heavy is fetched. */
export function DropStart({ isBusy, onStart }: DropStartProps) {
  const { t } = useTranslation()
  const signedIn = useSignedIn()
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  // Who comes near is likely to drop something: it is fetched while they do.
  const comeNear = () => void loadTryout().catch(() => undefined)
  const take = (files: readonly File[]) => {
    if (files.length > 0) onStart({ files })
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
    comeNear()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  return (
    <div
      className={classes['drop']}
      data-over={isOver}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPointerEnter={comeNear}
    >
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={takenPictures}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])])
          // The same file can be chosen once more.
          currentTarget.value = ''
        }}
      />
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<ImagePlus aria-hidden="true" size="1.25rem" />}
        onClick={() => chooser.current?.click()}
      >
        {t('landing.tryChoose')}
      </Button>
      <p>{t(signedIn ? 'landing.tryNoteMember' : 'landing.tryNote')}</p>
      <div className={classes['others']}>
        <Button variant="subtle" size="xs" disabled={isBusy} onClick={() => onStart('link')}>
          {t('landing.tryLink')}
        </Button>
        <Button variant="subtle" size="xs" disabled={isBusy} onClick={() => onStart('sample')}>
          {t('landing.trySample')}
        </Button>
      </div>
    </div>
  )
}
