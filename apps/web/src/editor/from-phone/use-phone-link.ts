import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { api, ApiFailure, queries, useEvents } from '../../api/index.ts'
import { useSession } from '../session/use-session.ts'

/** News may be missed; then the next look shows the files. */
const LOOK_MS = 4_000

export type PhoneLink = { _id: string; token: string; expiresAt: string }

/** A link for a slot while the part stands; its end ends the link. */
export function usePhoneLink(slotId: string) {
  const { projectId } = useSession()
  const [link, setLink] = useState<PhoneLink | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isWanted = true
    let id: string | null = null
    api.phoneUploads.start({ body: { projectId, slotId } }).then(
      ({ result }) => {
        if (!isWanted) return end(result._id)
        id = result._id
        setLink(result)
      },
      (fault: unknown) => isWanted && setError(fault),
    )
    const leave = () => id !== null && end(id)
    addEventListener('pagehide', leave)
    return () => {
      isWanted = false
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [projectId, slotId, turn])
  const again = () => {
    setLink(null)
    setError(null)
    setTurn((it) => it + 1)
  }
  return { link, error, again }
}

/** The files that have come by a link; the first goes into the slot. */
export function useArrivals(link: PhoneLink | null, slotId: string) {
  const { takeIn } = useSession()
  const taken = useRef(new Set<string>())
  const { data, error, refetch } = useQuery({
    ...queries.phoneUploads.get({ params: { id: link?._id ?? '' } }),
    enabled: link !== null,
    refetchInterval: ({ state }) => (hasEnded(state.error) ? false : LOOK_MS),
    refetchIntervalInBackground: true,
    staleTime: 0,
    retry: false,
  })
  useEvents('phone-upload', ({ id }) => {
    if (id === link?._id) void refetch()
  })
  const list = data?.result.list
  useEffect(() => {
    for (const [index, asset] of (list ?? []).entries()) {
      // Only once: an owner who takes a picture out again does not want it back.
      if (taken.current.has(asset._id)) continue
      taken.current.add(asset._id)
      takeIn(asset, index === 0 ? slotId : null)
    }
  }, [list, takeIn, slotId])
  return { files: list ?? [], isFull: data?.result.isOpen === false, hasEnded: hasEnded(error) }
}

function hasEnded(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'PHONE_UPLOADS_ENDED'
}

/** Its time may be over already, which is as good. */
function end(id: string): void {
  void api.phoneUploads.end({ params: { id }, keepalive: true }).catch(() => undefined)
}
