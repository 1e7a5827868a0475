import { ImageOff } from 'lucide-react'
import { useState } from 'react'

/** A shop's small picture, as decoration beside its words; a sign where there is none, or none that can be shown. */
export function Thumbnail({ address, size }: { address: string | null; size: string }) {
  const [lost, setLost] = useState<string | null>(null)
  return address === null || address === lost ? (
    <ImageOff aria-hidden="true" size={size} />
  ) : (
    <img src={address} alt="" loading="lazy" onError={() => setLost(address)} />
  )
}
