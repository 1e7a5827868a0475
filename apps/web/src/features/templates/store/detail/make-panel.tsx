import type { StoreCard } from '@clipmint/contract'
import type { Ratio } from '@clipmint/film'
import { CostButton, FixedBar } from '@clipmint/ui'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useSignedIn } from '../../../../api/index.ts'
import { FailureNote } from '../../../../app/failure-note.tsx'
import { takeIntent } from '../intent.ts'
import { readTried, useTried } from '../try/tried.ts'
import { restored } from '../try/try-desk.ts'
import { useSignInFirst } from '../use-sign-in-first.ts'
import { useMakeFromStore } from './make-video.ts'

import classes from './make-panel.module.css'

/** The one button of the page: the visitor's video, in the editor. Who is not signed in does so on the way. */
export function MakePanel({ card, ratio }: { card: StoreCard; ratio: Ratio }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const signInFirst = useSignInFirst()
  const tried = useTried()
  const make = useMakeFromStore()
  const start = () =>
    make.mutate(
      { card, ratio, tried: readTried() },
      {
        onSuccess: ({ id, asShown }) => {
          if (!asShown) notifications.show({ message: t('store.notAsShown'), color: 'yellow' })
          void navigate({ to: '/app/$subtemplateId', params: { subtemplateId: id } })
        },
      },
    )
  useKeptWish(card._id, start)
  return (
    <div>
      {make.isError ? (
        <div className={classes['failure']}>
          <FailureNote error={make.error} cost={t('store.nothingSpent')} />
        </div>
      ) : null}
      <FixedBar>
        <CostButton
          size="lg"
          fullWidth
          verb={t('store.make')}
          cost={t('store.cost')}
          loading={make.isPending}
          disabled={card.retired}
          onClick={() => signInFirst({ kind: 'make', templateId: card._id, ratio }, start)}
        />
      </FixedBar>
      <p className={classes['note']}>
        {t(tried.photos.length > 0 ? 'store.makeNotePhotos' : 'store.makeNote')}
      </p>
    </div>
  )
}

/** Makes what was wished before signing in, as soon as its maker is back; who came back without is not pressed. */
function useKeptWish(templateId: string, act: () => void): void {
  const signedIn = useSignedIn()
  const doIt = useEffectEvent(act)
  useEffect(() => {
    if (takeIntent('make', templateId) && signedIn) void restored.then(doIt)
  }, [templateId, signedIn])
}
