import { StatusBadge } from '@clipmint/ui'
import { useClickOutside } from '@mantine/hooks'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { PageLink } from './links.tsx'
import type { MenuGroup } from './menus.ts'

import classes from './header-menu.module.css'

/** One entry of the header: a plain link, or a button that opens the pages of its group. */
export function HeaderMenu({ group }: { group: MenuGroup }) {
  const { t } = useTranslation()
  const [first] = group.pages
  if (!first || group.pages.length > 1 || first.word !== group.word) return <HeaderDropdown group={group} />
  return (
    <PageLink to={first.to} className={classes['entry']}>
      {t(`frame.${group.word}`)}
    </PageLink>
  )
}

/** Opens on a click, a key, or a mouse that stays; Escape closes it and gives the keyboard back. */
function HeaderDropdown({ group }: { group: MenuGroup }) {
  const { t } = useTranslation()
  const id = useId()
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const box = useClickOutside<HTMLDivElement>(() => setOpened(false))
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !opened) return
    setOpened(false)
    button.current?.focus()
  }
  return (
    // The keys belong to the button and the links inside; the box only hears them pass.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className={classes['group']}
      onKeyDown={closeOnEscape}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpened(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpened(false)}
    >
      <button
        ref={button}
        type="button"
        className={classes['entry']}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(true)}
      >
        {t(`frame.${group.word}`)}
        <ChevronDown aria-hidden="true" />
      </button>
      <ul id={id} className={classes['panel']} data-tone="paper" hidden={!opened}>
        {group.pages.map((page) => (
          <li key={page.to}>
            <PageLink to={page.to} className={classes['page']} onClick={() => setOpened(false)}>
              <span className={classes['word']}>
                {t(`frame.${page.word}`)}
                {page.beta ? <StatusBadge tone="ok">{t('common.beta')}</StatusBadge> : null}
              </span>
              {page.note ? <span className={classes['note']}>{t(`frame.${page.note}`)}</span> : null}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
