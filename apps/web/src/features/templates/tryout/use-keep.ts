import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { session } from '../../../api/index.ts'
import { forgetIntent, type Keep, keepIntent, readIntent } from '../store/intent.ts'
import { readTried } from '../store/try/tried.ts'
import { forgetAll, keepNow, restored } from '../store/try/try-desk.ts'
import { keepFilm, type KeepStep } from './keep-film.ts'

/** What is chosen: the film as it was shown. */
type Wish = Pick<Keep, 'templateId' | 'scenarioId' | 'lang' | 'turn'>

/** Two parts of a page that is drawn twice do not make the video twice. */
let running: string | null = null

/**
 * Makes a film into a video: at once for a member, and for a visitor as soon as they are back from signing in. It stays
 * wished for until it is made, over a failure and a reload.
 */
export function useKeep() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [step, setStep] = useState<KeepStep>('photos')
  const { mutate, ...state } = useMutation({
    mutationFn: (keep: Keep) => keepFilm(keep, readTried(), setStep),
    onSuccess: ({ id, asShown }) => {
      if (!asShown) notifications.show({ message: t('store.notAsShown'), color: 'yellow' })
      // It is in their storage now; the films of it stay until the page is left.
      void navigate({ to: '/app/$subtemplateId', params: { subtemplateId: id } }).then(forgetAll)
    },
    onSettled: () => {
      running = null
    },
  })
  const begin = () => {
    const keep = readIntent('keep')
    if (!keep || running === keep.wishId) return
    if (!session.isSignedIn() || readTried().photos.length === 0) return forgetIntent()
    running = keep.wishId
    mutate(keep)
  }
  const beginAgain = useEffectEvent(begin)
  useEffect(() => void restored.then(() => beginAgain()), [])
  const keep = async (wish: Wish) => {
    const [wishId, productId] = [crypto.randomUUID(), crypto.randomUUID()]
    keepIntent({ kind: 'keep', wishId, productId, stored: {}, requestId: null, ...wish })
    if (session.isSignedIn()) return begin()
    await keepNow()
    await navigate({ to: '/auth/signin', search: { redirectUrl: '/', mode: 'signup' } })
  }
  return {
    keep: (wish: Wish) => void keep(wish),
    retry: begin,
    cancel: () => {
      forgetIntent()
      state.reset()
    },
    step,
    // Until the page is left: the editor may still be on its way.
    isRunning: state.isPending || state.isSuccess,
    error: state.error,
  }
}
