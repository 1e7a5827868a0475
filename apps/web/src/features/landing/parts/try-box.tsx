import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { hasKept, loadTryout, type TryoutStart } from '../../templates/index.ts'
import type { Motion } from '../motion.ts'
import { DropStart } from './drop-start.tsx'
import { MadePosters } from './made-posters.tsx'

import classes from './try-box.module.css'

type Open = { Tryout: Awaited<ReturnType<typeof loadTryout>>; start: TryoutStart }

/**
 * Where a visitor brings photographs and sees films of them. What makes the films is fetched when they do, or when they
 * were here before.
 */
export function TryBox({ motion }: { motion: Motion }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<Open | null>(null)
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>(() => (hasKept() ? 'loading' : 'ready'))
  const begin = async (start: TryoutStart) => {
    setState('loading')
    try {
      setOpen({ Tryout: await loadTryout(), start })
    } catch {
      setState('failed')
    }
  }
  useEffect(() => {
    if (!hasKept()) return
    loadTryout().then(
      (part) => setOpen({ Tryout: part, start: 'kept' }),
      () => setState('failed'),
    )
  }, [])
  return (
    <div className={classes['box']} data-open={open !== null}>
      {open ? (
        <open.Tryout start={open.start} isMoving={motion.isOn} onMove={motion.toggle}>
          <MadePosters motion={motion} />
        </open.Tryout>
      ) : (
        <div className={classes['start']}>
          <DropStart isBusy={state === 'loading'} onStart={(start) => void begin(start)} />
          {state === 'failed' ? (
            <p className={classes['failed']} role="alert">
              {t('landing.tryFailed')}
            </p>
          ) : null}
          <MadePosters motion={motion} />
        </div>
      )}
    </div>
  )
}

/** The same box for who brings nothing here: what comes out. */
export function MadeBox({ motion }: { motion: Motion }) {
  return (
    <div className={classes['box']}>
      <MadePosters motion={motion} />
    </div>
  )
}
