import type { Place } from '@clipmint/contract'
import { SectionTitle } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { elsewhere } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { FactsForm } from './facts-form.tsx'
import { dayIn, hoursIn } from './opening.ts'

import classes from './facts.module.css'

/** What a place is and where; its owner puts right what is wrong. */
export function Facts({ place }: { place: Place }) {
  const { t } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  const canEdit = place.status !== 'collecting' && !place.isLocked && !isEditing
  return (
    <section className={classes['card']}>
      <SectionTitle
        aside={
          canEdit ? (
            <Button variant="subtle" size="xs" onClick={() => setEditing(true)}>
              {t('places.edit')}
            </Button>
          ) : null
        }
      >
        {t('places.facts')}
      </SectionTitle>
      {isEditing ? <FactsForm place={place} onEnd={() => setEditing(false)} /> : <FactList place={place} />}
    </section>
  )
}

function FactList({ place }: { place: Place }) {
  const { t } = useTranslation()
  const { category, address, phone, description, hours, conveniences, homepage, booking, source } = place
  const facts: [word: string, fact: ReactNode][] = [
    [t('places.category'), category],
    [t('places.address'), address],
    [t('places.phone'), phone === '' ? '' : <a href={`tel:${phone}`}>{phone}</a>],
    [t('places.hours'), hours.length === 0 ? '' : <Hours hours={hours} />],
    [t('places.conveniences'), conveniences.join(', ')],
    [
      t('places.homepage'),
      homepage === null ? '' : <Elsewhere to={homepage}>{t('places.openHomepage')}</Elsewhere>,
    ],
    [
      t('places.booking'),
      booking === null ? '' : <Elsewhere to={booking}>{t('places.openBooking')}</Elsewhere>,
    ],
    [
      t('places.source'),
      <Elsewhere key="source" to={source.url}>
        {t(`places.map_${place.provider}`)}
      </Elsewhere>,
    ],
  ]
  return (
    <>
      <p className={classes['about']}>{description === '' ? t('places.noDescription') : description}</p>
      <dl className={classes['facts']}>
        {facts.map(([word, fact]) =>
          fact === '' ? null : (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{fact}</dd>
            </div>
          ),
        )}
      </dl>
    </>
  )
}

function Hours({ hours }: Pick<Place, 'hours'>) {
  const { language } = useFormats()
  return (
    <ul className={classes['hours']}>
      {hours.map((it) => (
        <li key={it.day}>
          <span>{dayIn(language, it.day)}</span>
          {hoursIn(language, it.hours)}
        </li>
      ))}
    </ul>
  )
}

function Elsewhere({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} {...elsewhere}>
      {children}
    </a>
  )
}
