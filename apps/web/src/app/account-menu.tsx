import { PlanBadge, StatusBadge } from '@clipmint/ui'
import { Popover, Skeleton, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { planWord, type User, useSignOut, useUser } from '../features/account/index.ts'
import { LanguageChoice } from './language-choice.tsx'
import { LateStorage } from './late-storage.tsx'
import { LimitList } from './limit-list.tsx'
import { ButtonLink } from './links.tsx'
import { accountMenu, useHasPage } from './menus.ts'

import classes from './account-menu.module.css'

/** The member's end of the header: plan, name, my videos, and the account's dropdown. */
export function AccountMenu() {
  const { t } = useTranslation()
  const hasPage = useHasPage()
  const [opened, setOpened] = useState(false)
  const [isStorageOpen, setStorageOpen] = useState(false)
  const { data: user } = useUser()
  if (!user) return <Skeleton circle height="2.25rem" />
  return (
    <>
      <span className={classes['who']}>
        <Badges user={user} />
        <b className={classes['name']}>{user.userName}</b>
      </span>
      {hasPage('/projects') ? (
        <ButtonLink to={'/projects' as string} variant="default" className={classes['videos']}>
          {t('frame.myVideos')}
        </ButtonLink>
      ) : null}
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        width={288}
        shadow="md"
        radius="md"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          {/* Half a name is a picture, not a word: who listens hears the whole one. */}
          <UnstyledButton
            className={classes['avatar']}
            data-initials={[...user.userName].slice(0, 2).join('')}
            aria-label={t('frame.account', { name: user.userName })}
            onClick={() => setOpened(!opened)}
          />
        </Popover.Target>
        <Popover.Dropdown p="xs" aria-label={t('frame.account', { name: user.userName })}>
          <AccountPanel user={user} onGo={() => setOpened(false)} onStorage={() => setStorageOpen(true)} />
        </Popover.Dropdown>
      </Popover>
      {isStorageOpen ? <LateStorage onClose={() => setStorageOpen(false)} /> : null}
    </>
  )
}

function Badges({ user }: { user: User }) {
  const { t } = useTranslation()
  return (
    <>
      {user.isDemo ? <StatusBadge tone="warn">{t('account.demoBadge')}</StatusBadge> : null}
      <PlanBadge planType={user.payment.planType}>{t(planWord(user.payment.planType))}</PlanBadge>
    </>
  )
}

type AccountPanelProps = { user: User; onGo: () => void; onStorage: () => void }

function AccountPanel({ user, onGo, onStorage }: AccountPanelProps) {
  const { t } = useTranslation()
  const hasPage = useHasPage()
  const signOut = useSignOut()
  // Not merely hidden: the keyboard goes to the first link, and cannot go to one that is not shown.
  const isNarrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false })
  return (
    <>
      <div className={classes['head']}>
        <b>{user.userName}</b>
        <Badges user={user} />
      </div>
      <LimitList user={user} onGo={onGo} />
      <div className={classes['pages']}>
        {isNarrow && hasPage('/projects') ? (
          <Link to={'/projects' as string} className={classes['page']} onClick={onGo}>
            {t('frame.myVideos')}
          </Link>
        ) : null}
        {accountMenu
          .filter((page) => hasPage(page.to))
          .map((page) => (
            <Link key={page.to} to={page.to} className={classes['page']} onClick={onGo}>
              {t(`frame.${page.word}`)}
            </Link>
          ))}
        <UnstyledButton
          className={classes['page']}
          onClick={() => {
            onGo()
            onStorage()
          }}
        >
          {t('frame.storage')}
        </UnstyledButton>
        <UnstyledButton className={classes['page']} onClick={signOut}>
          {t('frame.signOut')}
        </UnstyledButton>
      </div>
      <div className={classes['language']}>
        <LanguageChoice />
      </div>
    </>
  )
}
