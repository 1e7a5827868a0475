import { Logo } from '@clipmint/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { DemoLink } from '../features/demo/index.ts'
import { useFormats } from '../locales/use-words.ts'
import { CompanyBlock } from './company-block.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { PageLink } from './links.tsx'
import { type MenuPage, useMenus } from './menus.ts'
import { useSiteLinks } from './site-facts.ts'

import classes from './footer.module.css'

const documents = ['terms', 'privacy', 'payment'] as const
const year = new Date().getFullYear()

/** The foot of the site: its pages, its promise, the language, its documents and who runs it. */
export function Footer({ isWideOnly }: { isWideOnly: boolean }) {
  const { t } = useTranslation()
  const groups = useMenus()
  const support = groups.filter(({ word }) => word === 'support').flatMap(({ pages }) => pages)
  const service = groups.filter(({ word }) => word !== 'support').flatMap(({ pages }) => pages)
  return (
    <footer className={classes['footer']} data-wide-only={isWideOnly || undefined}>
      <div className={classes['inner']}>
        <div className={classes['words']}>
          <Logo />
          <p>{t('frame.footerLine')}</p>
          <p className={classes['note']}>{t('frame.footerNote')}</p>
        </div>
        <Column title={t('frame.footerService')} pages={service} />
        <Column title={t('frame.support')} pages={support}>
          <DemoLink />
        </Column>
        <nav className={classes['pages']} aria-label={t('frame.legal')}>
          <b>{t('frame.legal')}</b>
          {documents.map((docName) => (
            <Link key={docName} to="/docs/$docName" params={{ docName }} data-document={docName}>
              {t(`frame.${docName}`)}
            </Link>
          ))}
        </nav>
        <div className={classes['end']}>
          <LanguageChoice />
          <SocialLinks />
          <p className={classes['note']}>{t('frame.footerRights', { year })}</p>
        </div>
        <CompanyBlock />
      </div>
    </footer>
  )
}

type ColumnProps = { title: string; pages: readonly MenuPage[]; children?: ReactNode }

/** Pages under their name, and what else belongs to them; nothing where there is neither. */
function Column({ title, pages, children }: ColumnProps) {
  const { t } = useTranslation()
  if (pages.length === 0 && !children) return null
  return (
    <nav className={classes['pages']} aria-label={title}>
      <b>{title}</b>
      {pages.map((page) => (
        <PageLink key={page.to} to={page.to}>
          {t(`frame.${page.word}`)}
        </PageLink>
      ))}
      {children}
    </nav>
  )
}

/** Where else who runs the site is watched; nothing where nobody has said so. */
function SocialLinks() {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { social } = useSiteLinks()
  if (social.length === 0) return null
  return (
    <ul className={classes['social']} aria-label={t('frame.social')}>
      {social.map(({ network, name, url }) => (
        <li key={network}>
          <PageLink to={url}>{name[language]}</PageLink>
        </li>
      ))}
    </ul>
  )
}
