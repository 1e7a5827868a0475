import { Page, PageHead } from '@clipmint/ui'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { accountPages, useHasPage } from '../../../app/menus.ts'

import classes from './account.module.css'

type AccountFrameProps = {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  /** For a wall of cards: as wide as the page goes. */
  isWide?: boolean
  children: ReactNode
}

/** A page of the account, beside the way to the others. */
export function AccountFrame({ title, lead, actions, isWide = false, children }: AccountFrameProps) {
  return (
    <Page>
      <div className={classes['frame']} data-wide={isWide}>
        <AccountNav />
        <div>
          <PageHead title={title} lead={lead} actions={actions} />
          {children}
        </div>
      </div>
    </Page>
  )
}

function AccountNav() {
  const { t } = useTranslation()
  const hasPage = useHasPage()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the list is a row that is wider than the screen: the page that is open is in sight.
    const row = nav.current
    const here = row?.querySelector<HTMLElement>('[aria-current="page"]')
    if (row && here)
      row.scrollLeft = here.offsetLeft - row.offsetLeft - (row.clientWidth - here.offsetWidth) / 2
  }, [])
  return (
    <nav ref={nav} className={classes['nav']} aria-label={t('accountInfo.pages')}>
      {accountPages
        .filter((page) => hasPage(page.to))
        .map((page) => (
          <Link key={page.to} to={page.to}>
            {t(`frame.${page.word}`)}
          </Link>
        ))}
    </nav>
  )
}
