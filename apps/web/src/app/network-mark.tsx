import type { NetworkId } from '@clipmint/contract'
import type { ReactNode } from 'react'

/** What each network is known by, drawn plainly in one colour. */
const marks: Record<NetworkId, ReactNode> = {
  facebook: (
    <path
      fill="currentColor"
      d="M12 2a10 10 0 0 0-1.6 19.87v-7.1H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.4h-1.2c-1.25 0-1.6.75-1.6 1.55V12h2.7l-.43 2.77H13.6v7.1A10 10 0 0 0 12 2Z"
    />
  ),
  instagram: (
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <rect x="3" y="3" width="18" height="18" rx="5.5" />
      <circle cx="12" cy="12" r="4.2" />
      <circle cx="17" cy="7" r="1.1" fill="currentColor" stroke="none" />
    </g>
  ),
  youtube: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M6 4.5h12A4.5 4.5 0 0 1 22.5 9v6a4.5 4.5 0 0 1-4.5 4.5H6A4.5 4.5 0 0 1 1.5 15V9A4.5 4.5 0 0 1 6 4.5Zm3.8 4.1v6.8a.5.5 0 0 0 .76.43l5.5-3.4a.5.5 0 0 0 0-.86l-5.5-3.4a.5.5 0 0 0-.76.43Z"
    />
  ),
  tiktok: (
    <path
      fill="currentColor"
      d="M12.3 2.5h3.3a4.9 4.9 0 0 0 4.4 4.4v3.3a8.2 8.2 0 0 1-4.4-1.4v6.5a6.2 6.2 0 1 1-7-6.15v3.4a2.85 2.85 0 1 0 3.7 2.75V2.5Z"
    />
  ),
}

/** A network's mark; its name is said beside it. */
export function NetworkMark({ network, size = 24 }: { network: NetworkId; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {marks[network]}
    </svg>
  )
}
