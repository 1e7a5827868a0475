import { type Dashboard, type DashboardNetwork, networks } from '@clipmint/contract'
import { SectionTitle } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { AnchorLink } from '../../../app/links.tsx'
import { NetworkMark } from '../../../app/network-mark.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { Figure } from '../figure.tsx'
import { unsaidBy, whyUnknown } from './unknown.ts'

import table from './table.module.css'

const columns = ['posts', 'views', 'interactions', 'rate', 'followers'] as const

/** The same figures of each network by itself, what it does not tell, and how far it is heard of. */
export function Networks({ shown }: { shown: Dashboard }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('dashboard.networks')}>
      <SectionTitle note={t(`dashboard.term_${shown.term}`)}>{t('dashboard.networks')}</SectionTitle>
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.network')}</th>
            {columns.map((name) => (
              <th key={name} scope="col" data-number>
                {t(`dashboard.${name}`)}
              </th>
            ))}
            <th scope="col">{t('dashboard.unsaid')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.networks.map((one) => (
            <NetworkRow key={one.platform} one={one} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function NetworkRow({ one }: { one: DashboardNetwork }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  return (
    <tr>
      <th scope="row">
        <span className={table['who']}>
          <NetworkMark network={one.platform} size={20} />
          <span>
            <b>{networks[one.platform].name[language]}</b>
            <small>
              <Standing one={one} />
            </small>
          </span>
        </span>
      </th>
      {columns.map((name) => (
        <td key={name} data-number data-label={t(`dashboard.${name}`)}>
          <Figure
            value={one[name].now}
            why={t(`dashboard.${whyUnknown(one, name)}`)}
            isRate={name === 'rate'}
          />
          {name === 'posts' || name === 'followers' ? null : <CountedNote one={one} name={name} />}
        </td>
      ))}
      <td data-label={t('dashboard.unsaid')}>
        <Unsaid one={one} />
      </td>
    </tr>
  )
}

/** Of how many of its posts a figure is, where that is not all of them. */
function CountedNote({ one, name }: { one: DashboardNetwork; name: 'views' | 'interactions' | 'rate' }) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { [name]: count, posts } = one.counted
  if (one[name].now === null || count === posts) return null
  return <small>{t('dashboard.countedOf', { count: number(count), all: number(posts) })}</small>
}

function Unsaid({ one }: { one: DashboardNetwork }) {
  const { t } = useTranslation()
  const unsaid = unsaidBy(one)
  if (typeof unsaid === 'string') return <Figure value={null} why={t(`dashboard.${unsaid}`)} />
  return (
    <>
      {unsaid.length === 0
        ? t('dashboard.unsaidNone')
        : unsaid.map((name) => t(`dashboard.${name}`)).join(', ')}
    </>
  )
}

function Standing({ one: { state, collectedAt, until } }: { one: DashboardNetwork }) {
  const { t } = useTranslation()
  const { ago, time } = useFormats()
  if (state === 'collected' && collectedAt !== null)
    return <>{t('dashboard.state_collected', { ago: ago(collectedAt) })}</>
  if (state === 'held-back' && until !== null)
    return <>{t('dashboard.state_held-back', { time: time(until) })}</>
  if (state === 'needs-owner')
    return (
      <>
        {t('dashboard.state_needs-owner')}{' '}
        <AnchorLink inherit underline="always" to="/upload/account/all">
          {t('dashboard.reconnect')}
        </AnchorLink>
      </>
    )
  return <>{t(state === 'unlinked' ? 'dashboard.state_unlinked' : 'dashboard.state_waiting')}</>
}
