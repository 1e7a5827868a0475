import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { AnchorLink } from '../../../app/links.tsx'
import { GuideIcon } from '../../help/index.ts'
import { useGuides } from './queries.ts'
import { Section } from './section.tsx'

import classes from './articles.module.css'

const MOST = 4

/** What there is to read: the guides, which are kept as content. */
export function Articles() {
  const { t } = useTranslation()
  const { data, isError } = useGuides()
  // A page is not worse for what cannot be read just now.
  if (isError) return null
  return (
    <div className={classes['band']}>
      <Section id="articles" title={t('showcase.articlesTitle')}>
        <ul className={classes['cards']}>
          {data
            ? data.slice(0, MOST).map(({ id, title, summary, minutes }) => (
                <li key={id}>
                  <Link to="/guide/$subject" params={{ subject: id }} className={classes['card']}>
                    <GuideIcon id={id} className={classes['icon']} />
                    <h3>{title}</h3>
                    <p>{summary}</p>
                    <span>{t('help.minutes', { count: minutes })}</span>
                  </Link>
                </li>
              ))
            : Array.from({ length: MOST }, (_, at) => (
                <li key={at}>
                  <Skeleton height="15rem" radius="md" />
                </li>
              ))}
        </ul>
        <AnchorLink to="/guide" className={classes['all'] ?? ''}>
          {t('showcase.articlesAll')}
          <ArrowRight aria-hidden="true" size="1rem" />
        </AnchorLink>
      </Section>
    </div>
  )
}
