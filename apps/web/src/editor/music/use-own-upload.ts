import { limits, rightsWordings } from '@clipmint/contract'
import { bgmUrlOf } from '@clipmint/film'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { api, ApiFailure, queries, queryClient } from '../../api/index.ts'
import { useFailureText } from '../../app/failure-note.tsx'
import { useSession } from '../session/use-session.ts'

type Going = { name: string; share: number }

/** Sends a piece of music up with the owner's word that it is theirs to use, and puts it under the video. */
export function useOwnUpload() {
  const { t } = useTranslation()
  const text = useFailureText()
  const { editor, assets } = useSession()
  const [going, setGoing] = useState<Going | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const stop = useRef<AbortController>(null)

  const take = async (file: File, signal: AbortSignal) => {
    const { name } = file
    const { result: asset } = await api.assets.upload({
      body: { rights: rightsWordings.at(-1) },
      files: { file: [file] },
      signal,
      onProgress: ({ loaded, total }) => setGoing({ name, share: total === 0 ? 0 : loaded / total }),
    })
    assets.add([asset])
    editor.setMusic({ url: bgmUrlOf(asset._id) })
    await queryClient.invalidateQueries({ queryKey: queries.assets.key })
  }
  const wordsOf = (error: unknown, name: string) =>
    error instanceof ApiFailure && error.code === 'INVALID FILE TYPE'
      ? t('music.unreadable', { name })
      : `${name}: ${text(error)}`

  return {
    going,
    fault,
    cancel: () => stop.current?.abort(),
    send: async (file: File) => {
      const { name } = file
      const refusal = refusalOf(file)
      setFault(refusal === null ? null : t(`music.${refusal}`, { name }))
      if (refusal !== null) return
      const controller = new AbortController()
      stop.current = controller
      setGoing({ name, share: 0 })
      try {
        await take(file, controller.signal)
      } catch (error) {
        if (!controller.signal.aborted) setFault(wordsOf(error, name))
      } finally {
        setGoing(null)
      }
    },
  }
}

/** What can be told without sending the file. */
function refusalOf({ name, size }: File): 'tooLarge' | 'wrongKind' | null {
  if (!/\.(?:mp3|m4a|wav)$/iu.test(name)) return 'wrongKind'
  return size > limits.audioBytes ? 'tooLarge' : null
}
