import { ActionIcon, Indicator, Popover } from '@mantine/core'
import { ArrowLeft, Bell as BellIcon, Settings } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { NotificationList } from './notification-list.tsx'
import { useMarkRead, useNotifications } from './queries.ts'
import { SettingsPanel } from './settings-panel.tsx'

import classes from './bell.module.css'

const shownAtFirst = 10

/** The bell of the header: how many were not read, the last ones, and where else one is told. */
export function Bell() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const { data } = useNotifications(shownAtFirst)
  const unread = data?.unread ?? 0
  const name = unread > 0 ? t('notifications.bellUnread', { count: unread }) : t('notifications.bell')
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="min(23rem, calc(100vw - 1rem))"
      shadow="md"
      radius="md"
      trapFocus
      returnFocus
    >
      <Indicator
        disabled={unread === 0}
        label={unread > 99 ? '99+' : unread}
        size={18}
        offset={8}
        classNames={{ indicator: classes['count'] ?? '' }}
      >
        <Popover.Target>
          <ActionIcon className={classes['bell']} aria-label={name} onClick={() => setOpened(!opened)}>
            <BellIcon aria-hidden="true" />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0} aria-label={t('notifications.heading')}>
        <Panel unread={unread} onGo={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

function Panel({ unread, onGo }: { unread: number; onGo: () => void }) {
  const { t } = useTranslation()
  const [shows, setShows] = useState<'list' | 'settings'>('list')
  const [limit, setLimit] = useState(shownAtFirst)
  const markRead = useMarkRead()
  const head = useRef<HTMLDivElement>(null)
  const isList = shows === 'list'
  // What was pressed leaves with its page: the keyboard goes to what leads back.
  const turnTo = (page: 'list' | 'settings') => {
    flushSync(() => setShows(page))
    const buttons = [...(head.current?.querySelectorAll('button') ?? [])]
    buttons.at(page === 'list' ? -1 : 0)?.focus()
  }
  return (
    <>
      <div ref={head} className={classes['head']}>
        {isList ? null : (
          <ActionIcon aria-label={t('notifications.back')} onClick={() => turnTo('list')}>
            <ArrowLeft aria-hidden="true" />
          </ActionIcon>
        )}
        <h2>{t(isList ? 'notifications.heading' : 'notifications.settings')}</h2>
        {isList && unread > 0 ? (
          <button type="button" className={classes['word']} onClick={() => markRead.mutate(null)}>
            {t('notifications.readAll')}
          </button>
        ) : null}
        {isList ? (
          <ActionIcon aria-label={t('notifications.settings')} onClick={() => turnTo('settings')}>
            <Settings aria-hidden="true" />
          </ActionIcon>
        ) : null}
      </div>
      {isList ? (
        <NotificationList limit={limit} onMore={() => setLimit(limit * 2)} onGo={onGo} />
      ) : (
        <SettingsPanel />
      )}
    </>
  )
}
