import { Logo } from '@clipmint/ui'
import { ActionIcon, Skeleton } from '@mantine/core'
import { Link, useRouterState } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useSignedIn } from '../api/index.ts'
import type { FrameOf } from './frame-rules.ts'
import { HeaderMenu } from './header-menu.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { LateBell } from './late-bell.tsx'
import { ButtonLink } from './links.tsx'
import { useMenus } from './menus.ts'

import classes from './header.module.css'

// What floats comes with its own weight, so a visitor's first page does not wait for it.
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))
const SideDrawer = lazy(async () => ({ default: (await import('./side-drawer.tsx')).SideDrawer }))

/** The header: 100 px, 72 below 1400; at 992 and below its menus live in the drawer. */
export function Header({ tone, isFooterless }: { tone: FrameOf['header']; isFooterless: boolean }) {
  const { t } = useTranslation()
  const groups = useMenus()
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused')
  const ground = tone === 'dark' ? 'dark' : 'paper'
  return (
    <header className={classes['header']} data-dress={tone} data-tone={ground}>
      <div className={classes['inner']}>
        <Link to="/" className={classes['home']}>
          <Logo tone={ground} />
        </Link>
        <nav className={classes['nav']} aria-label={t('frame.menus')}>
          {groups.map((group) => (
            <HeaderMenu key={group.word} group={group} />
          ))}
        </nav>
        <div className={classes['end']}>
          {isFooterless ? <VisitorLanguage /> : null}
          <Person />
          <ActionIcon
            className={classes['burger']}
            aria-label={t('frame.menu')}
            aria-expanded={drawer === 'open'}
            onClick={() => setDrawer('open')}
          >
            <MenuIcon aria-hidden="true" />
          </ActionIcon>
        </div>
      </div>
      {drawer === 'unused' ? null : (
        <Suspense>
          <SideDrawer opened={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </header>
  )
}

/** The language for a visitor of a page without a footer; the drawer and the member's menu have it as well. */
function VisitorLanguage() {
  const signedIn = useSignedIn()
  if (signedIn) return null
  return (
    <div className={classes['language']}>
      <LanguageChoice />
    </div>
  )
}

/** Who is here: the member's menu, or the way in; nothing more on the sign-in page itself. */
function Person() {
  const { t } = useTranslation()
  const signedIn = useSignedIn()
  const isAtDoor = useRouterState({ select: (state) => state.location.pathname.startsWith('/auth') })
  if (signedIn) {
    return (
      <>
        <LateBell />
        <Suspense fallback={<Skeleton circle height="2.25rem" />}>
          <AccountMenu />
        </Suspense>
      </>
    )
  }
  if (isAtDoor) return null
  return (
    <ButtonLink to="/auth/signin" variant="default" className={classes['outlined'] ?? ''}>
      {t('frame.signIn')}
    </ButtonLink>
  )
}
