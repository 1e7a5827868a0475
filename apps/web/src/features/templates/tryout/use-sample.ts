import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import type { TriedPhoto } from '../store/try/tried.ts'
import { openPhoto } from '../store/try/try-desk.ts'
import type { Given } from './compose-three.ts'
import green from './sample/beanie-green.webp'
import violet from './sample/beanie-violet.webp'
import wine from './sample/beanie-wine.webp'

/** What a visitor without a photograph sees three films of: drawn pictures of an invented shop’s beanie. */
export function useSample(isWanted: boolean) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const [photos, setPhotos] = useState<readonly TriedPhoto[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const openSample = () => {
    openPictures().then(
      (pictures) => {
        setPhotos(pictures)
        setFailed(false)
      },
      () => setFailed(true),
    )
  }
  const openFirst = useEffectEvent(() => {
    if (isWanted) openSample()
  })
  useEffect(() => openFirst(), [])
  const words = {
    name: t('tryout.sampleName'),
    info: t('tryout.sampleInfo'),
    price: t('tryout.samplePrice'),
    currency: '' as const,
  }
  const sample: Given | null = photos && { photos, words, language }
  return { sample, hasFailed, openSample, closeSample: () => setPhotos(null) }
}

let opened: Promise<TriedPhoto[]> | null = null
function openPictures(): Promise<TriedPhoto[]> {
  opened ??= Promise.all([green, wine, violet].map(openPicture)).catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

async function openPicture(url: string): Promise<TriedPhoto> {
  const blob = await (await fetch(url)).blob()
  const photo = await openPhoto(new File([blob], url.slice(url.lastIndexOf('/') + 1), { type: blob.type }))
  if (typeof photo === 'string') throw new Error(`The sample ${url} is ${photo}.`)
  return photo
}
