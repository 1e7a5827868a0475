import { type NetworkId, networks, type PostKind, type SocialAccount } from '@clipmint/contract'
import { Chip, Chips } from '@clipmint/ui'
import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { NetworkMark } from '../../../app/network-mark.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { isLinked, kindFault, kindsOf, type Place, togglePlace, usualKind, type VideoShape } from './draft.ts'

import classes from './network-choice.module.css'

type NetworkChoiceProps = {
  accounts: readonly SocialAccount[]
  video: VideoShape
  value: readonly Place[]
  /** Of a campaign: its videos have one shape, so what never takes it is not shown; stories are asked for on all at once. */
  isOfCampaign?: boolean
  onChange: (places: readonly Place[]) => void
}

/** Where a post goes, and as what: only what is connected can be chosen, and only kinds that take the video. */
export function NetworkChoice({ accounts, ...props }: NetworkChoiceProps) {
  return (
    <ul className={classes['list']}>
      {accounts.map((one) => (
        <li key={one.type} className={classes['network']}>
          {isLinked(one) ? <Linked one={one} {...props} /> : <NotLinked one={one} />}
        </li>
      ))}
    </ul>
  )
}

function NotLinked({ one }: { one: SocialAccount }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const network = networks[one.type].name[language]
  const isDead = one.account !== null
  const note = one.offered
    ? t(isDead ? 'reservations.mustReconnect' : 'reservations.notLinked')
    : t('reservations.notOffered')
  return (
    <div className={classes['row']}>
      <span className={classes['mark']} data-off="true">
        <NetworkMark network={one.type} />
      </span>
      <Names name={network} note={note} />
      {one.offered ? (
        <ButtonLink
          to="/upload/account/all"
          size="xs"
          variant="default"
          aria-label={t(isDead ? 'reservations.reconnectOf' : 'reservations.connectOf', { network })}
        >
          {t(isDead ? 'reservations.reconnect' : 'reservations.connect')}
        </ButtonLink>
      ) : null}
    </div>
  )
}

type LinkedProps = Omit<NetworkChoiceProps, 'accounts'> & { one: SocialAccount }

function Linked({
  one: { type: network, account },
  video,
  value,
  isOfCampaign = false,
  onChange,
}: LinkedProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const box = useId()
  const name = networks[network].name[language]
  const usual = usualKind(network, video)
  const isChosen = value.some(({ platform }) => platform === network)
  const whose = account?.handle ? `@${account.handle}` : (account?.name ?? '')
  const toggleAll = () =>
    onChange(
      isChosen || usual === null
        ? value.filter(({ platform }) => platform !== network)
        : togglePlace(value, { platform: network, type: usual }),
    )
  return (
    <>
      <label htmlFor={box} className={classes['row']} data-chosen={isChosen}>
        <span className={classes['mark']} data-off={usual === null}>
          <NetworkMark network={network} />
        </span>
        <Names name={name} note={usual === null ? t('reservations.noKind') : whose} />
        <Checkbox
          id={box}
          size="md"
          aria-label={name}
          checked={isChosen}
          disabled={usual === null}
          onChange={toggleAll}
        />
      </label>
      <Kinds
        network={network}
        video={video}
        isOfCampaign={isOfCampaign}
        chosen={value.filter(({ platform }) => platform === network).map(({ type }) => type)}
        onToggle={(type) => onChange(togglePlace(value, { platform: network, type }))}
      />
    </>
  )
}

function Names({ name, note }: { name: string; note: string }) {
  return (
    <span className={classes['names']}>
      <b>{name}</b>
      <span>{note}</span>
    </span>
  )
}

type KindsProps = {
  network: NetworkId
  video: VideoShape
  isOfCampaign: boolean
  chosen: readonly PostKind[]
  onToggle: (kind: PostKind) => void
}

/** What a post can be on a network; what does not take the video says why. */
function Kinds({ network, video, isOfCampaign, chosen, onToggle }: KindsProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { name } = networks[network]
  const kinds = kindsOf(network).filter(
    ([, facts]) => !isOfCampaign || (facts.hasCaption && kindFault(facts, video) === null),
  )
  if (kinds.length < 2 || usualKind(network, video) === null) return null
  const faults = kinds.flatMap(([kind, facts]) => {
    const fault = kindFault(facts, video)
    if (fault === null) return []
    const { ratios, seconds } = facts
    const values = { kind: facts.name[language], ratios: ratios.join(', '), ...seconds }
    return [{ kind, text: t(`reservations.kindFault_${fault}`, values) }]
  })
  return (
    <div className={classes['kinds']}>
      <Chips label={t('reservations.kindsOf', { network: name[language] })}>
        {kinds.map(([kind, facts]) => (
          <Chip
            key={kind}
            isChosen={chosen.includes(kind)}
            label={t('reservations.kindOf', { network: name[language], kind: facts.name[language] })}
            isDisabled={faults.some((fault) => fault.kind === kind)}
            onClick={() => onToggle(kind)}
          >
            {facts.name[language]}
          </Chip>
        ))}
      </Chips>
      {faults.map(({ kind, text }) => (
        <p key={kind} className={classes['fault']}>
          {text}
        </p>
      ))}
    </div>
  )
}
