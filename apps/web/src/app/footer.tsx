import { LanguageSwitch, Logo } from '@clipmint/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { DemoLink } from '../features/demo/index.ts'
import { chooseLanguage } from '../locales/index.ts'
import { useFormats } from '../locales/use-words.ts'
import { CompanyBlock } from './company-block.tsx'
import { useMenus } from './menus.ts'

import classes from './footer.module.css'

const documents = ['terms', 'privacy', 'payment'] as const
const year = new Date().getFullYear()

/** The foot of the site: its pages, its promise, the language, its documents and who runs it. */
export function Footer() {
  const { t } = useTranslation()
  const { language } = useFormats()
  const pages = useMenus().flatMap((group) => group.pages)
  return (
    <footer className={classes['footer']}>
      <div className={classes['inner']}>
        <div className={classes['words']}>
          <Logo />
          <p>{t('frame.footerLine')}</p>
          <p className={classes['note']}>{t('frame.footerNote')}</p>
        </div>
        {pages.length > 0 ? (
          <nav className={classes['pages']} aria-label={t('frame.footerService')}>
            {pages.map((page) => (
              <Link key={page.to} to={page.to}>
                {t(`frame.${page.word}`)}
              </Link>
            ))}
            <DemoLink />
          </nav>
        ) : null}
        <nav className={classes['pages']} aria-label={t('frame.legal')}>
          {documents.map((docName) => (
            <Link key={docName} to="/docs/$docName" params={{ docName }} data-document={docName}>
              {t(`frame.${docName}`)}
            </Link>
          ))}
        </nav>
        <div className={classes['end']}>
          <LanguageSwitch
            label={t('common.language')}
            value={language}
            onChange={(it) => void chooseLanguage(it)}
          />
          <p className={classes['note']}>{t('frame.footerRights', { year })}</p>
        </div>
        <CompanyBlock />
      </div>
    </footer>
  )
}
