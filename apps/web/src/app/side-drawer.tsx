import { Logo, PlanBadge, StatusBadge } from '@clipmint/ui'
import { Accordion, Button, Drawer, NavLink } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useSignedIn } from '../api/index.ts'
import { planWord, useSignOut, useUser } from '../features/account/index.ts'
import { rememberFocus } from './give-back-focus.ts'
import { LanguageChoice } from './language-choice.tsx'
import { LateStorage } from './late-storage.tsx'
import { LimitList } from './limit-list.tsx'
import { ButtonLink, elsewhere, isElsewhere } from './links.tsx'
import { accountMenu, type MenuPage, useHasPage, useMenus } from './menus.ts'
import { SignOutSheet } from './sign-out-sheet.tsx'

import classes from './side-drawer.module.css'

const accordionClasses = {
  item: classes['group'] ?? '',
  control: classes['groupName'] ?? '',
  label: classes['groupLabel'] ?? '',
  content: classes['groupPages'] ?? '',
}
const NavItem = createLink(NavLink<'a'>)

type SideDrawerProps = { opened: boolean; onClose: () => void }

/** The header of narrow screens: who is here, where to go, the language, and the way out. */
export function SideDrawer({ opened, onClose }: SideDrawerProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const [isStorageOpen, setStorageOpen] = useState(false)
  // It comes when it is first opened, too late to see by itself what opened it.
  const [giveBack] = useState(rememberFocus)
  const signedIn = useSignedIn()
  const signOut = useSignOut()
  return (
    <>
      <Drawer
        opened={opened}
        onClose={onClose}
        onExitTransitionEnd={giveBack}
        position="right"
        size="20rem"
        title={<Logo />}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        classNames={{ body: classes['body'] ?? '' }}
      >
        {signedIn ? <Owner onGo={onClose} /> : <Visitor onClose={onClose} />}
        <DrawerMenus
          onGo={onClose}
          onStorage={() => {
            onClose()
            setStorageOpen(true)
          }}
        />
        <div className={classes['foot']}>
          <LanguageChoice />
          {signedIn ? (
            <Button variant="subtle" color="gray" onClick={() => setAsking(true)}>
              {t('frame.signOut')}
            </Button>
          ) : null}
        </div>
      </Drawer>
      {isStorageOpen ? (
        <LateStorage
          onClose={() => {
            setStorageOpen(false)
            // What opened it may have left with the drawer before it came.
            giveBack()
          }}
        />
      ) : null}
      <SignOutSheet
        opened={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onClose()
          signOut()
        }}
      />
    </>
  )
}

function Owner({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation()
  const { data: user } = useUser()
  if (!user) return null
  return (
    <div className={classes['owner']}>
      <div className={classes['who']}>
        <b>{user.userName}</b>
        <PlanBadge planType={user.payment.planType}>{t(planWord(user.payment.planType))}</PlanBadge>
        {user.isDemo ? <StatusBadge tone="warn">{t('account.demoBadge')}</StatusBadge> : null}
      </div>
      <LimitList user={user} onGo={onGo} />
    </div>
  )
}

function Visitor({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ButtonLink to="/auth/signin" size="md" fullWidth mb="md" onClick={onClose}>
      {t('frame.signIn')}
    </ButtonLink>
  )
}

function DrawerMenus({ onGo, onStorage }: { onGo: () => void; onStorage: () => void }) {
  const { t } = useTranslation()
  const hasPage = useHasPage()
  const signedIn = useSignedIn()
  const groups = useMenus()
  const own: MenuPage[] = signedIn ? [{ to: '/projects', word: 'myVideos' }, ...accountMenu] : []
  return (
    <nav aria-label={t('frame.menus')}>
      <Accordion multiple defaultValue={['create']} classNames={accordionClasses}>
        {groups
          .filter((group) => group.pages.length > 1 || group.pages[0]?.word !== group.word)
          .map((group) => (
            <Accordion.Item key={group.word} value={group.word}>
              <Accordion.Control>{t(`frame.${group.word}`)}</Accordion.Control>
              <Accordion.Panel>
                {group.pages.map((page) => (
                  <PageItem key={page.to} page={page} onGo={onGo} />
                ))}
              </Accordion.Panel>
            </Accordion.Item>
          ))}
      </Accordion>
      {groups
        .filter((group) => group.pages.length === 1 && group.pages[0]?.word === group.word)
        .flatMap((group) => group.pages)
        .concat(own.filter((page) => hasPage(page.to)))
        .map((page) => (
          <PageItem key={page.to} page={page} onGo={onGo} />
        ))}
      {signedIn ? (
        <NavLink
          component="button"
          className={classes['page'] ?? ''}
          label={t('frame.storage')}
          onClick={onStorage}
        />
      ) : null}
    </nav>
  )
}

function PageItem({ page: { to, word }, onGo }: { page: MenuPage; onGo: () => void }) {
  const { t } = useTranslation()
  const look = { className: classes['page'] ?? '', label: t(`frame.${word}`), onClick: onGo }
  return isElsewhere(to) ? (
    <NavLink component="a" href={to} {...elsewhere} {...look} />
  ) : (
    <NavItem to={to} {...look} />
  )
}
