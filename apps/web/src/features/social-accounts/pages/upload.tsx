import { Page, PageHead, StatusBadge } from '@clipmint/ui'
import { Link } from '@tanstack/react-router'
import { CalendarDays, ChartLine, ChevronRight, Film, Link2, MapPin, Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { NetworkMark } from '../../../app/network-mark.tsx'
import { listNetworks } from '../../../app/network-names.ts'
import { useIsOfPartner } from '../../../app/use-is-of-partner.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { useSocialAccounts } from '../queries.ts'

import classes from './upload.module.css'

/** /upload: where everything that has to do with posting begins. */
export function UploadPage() {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { data: list = [] } = useSocialAccounts()
  const linked = list.filter(({ account }) => account !== null)
  const isOfMarket = useIsOfPartner()
  const isBroken = linked.some(({ state }) => state === 'needs-reconnect' || state === 'expiring')
  return (
    <Page>
      <PageHead title={t('socialAccounts.uploadTitle')} lead={t('socialAccounts.uploadLead')} />
      <ul className={classes['cards']}>
        <Card
          to="/upload/account/all"
          icon={<Link2 aria-hidden="true" />}
          title={t('socialAccounts.heading')}
          note={t('socialAccounts.entryNote', { networks: listNetworks(language) })}
        >
          <span className={classes['marks']}>
            {list.map(({ type, account }) => (
              <span key={type} data-linked={account !== null}>
                <NetworkMark network={type} size={20} />
              </span>
            ))}
          </span>
          {isBroken ? (
            <StatusBadge tone="warn">{t('socialAccounts.entryBroken')}</StatusBadge>
          ) : (
            <StatusBadge tone={linked.length > 0 ? 'ok' : 'plain'}>
              {linked.length > 0
                ? t('socialAccounts.entryCount', { count: linked.length })
                : t('socialAccounts.state_available')}
            </StatusBadge>
          )}
        </Card>
        <Card
          to="/upload/products"
          icon={<Package aria-hidden="true" />}
          title={t('reservations.deskProducts')}
          note={t('reservations.deskProductsNote')}
        />
        {isOfMarket ? (
          <Card
            to="/upload/places"
            icon={<MapPin aria-hidden="true" />}
            title={t('reservations.deskPlaces')}
            note={t('reservations.deskPlacesNote')}
          />
        ) : null}
        <Card
          to="/upload/calendar"
          icon={<CalendarDays aria-hidden="true" />}
          title={t('calendar.heading')}
          note={t('calendar.note')}
        />
        <Card
          to="/upload/dashboard"
          icon={<ChartLine aria-hidden="true" />}
          title={t('dashboard.title')}
          note={t('dashboard.entryNote')}
        />
        <Card
          to="/projects/done"
          icon={<Film aria-hidden="true" />}
          title={t('socialAccounts.doneTitle')}
          note={t('socialAccounts.doneNote')}
        />
      </ul>
    </Page>
  )
}

type CardProps = { to: string; icon: ReactNode; title: string; note: string; children?: ReactNode }

function Card({ to, icon, title, note, children }: CardProps) {
  return (
    <li>
      <Link to={to} className={classes['card']}>
        <span className={classes['icon']}>{icon}</span>
        <span className={classes['words']}>
          <b>{title}</b>
          <span>{note}</span>
        </span>
        <ChevronRight className={classes['go']} aria-hidden="true" />
        {children ? <span className={classes['state']}>{children}</span> : null}
      </Link>
    </li>
  )
}
