import { type NetworkId, networks } from '@clipmint/contract'

/** A network's mark; its name is said beside it. */
export function NetworkMark({ network, size = 24 }: { network: NetworkId; size?: number }) {
  const { filled, drawn } = networks[network].mark
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {filled ? <path d={filled} fill="currentColor" fillRule="evenodd" /> : null}
      {drawn ? <path d={drawn} fill="none" stroke="currentColor" strokeWidth="2" /> : null}
    </svg>
  )
}
