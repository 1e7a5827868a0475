import { StatusBadge } from '@clipmint/ui'
import { Accordion } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { AccountFrame } from '../../account/index.ts'
import { Article } from '../article/article.tsx'
import { ReadingSkeleton } from '../article/reading.tsx'
import { countClick, useNotices } from '../queries.ts'

import classes from './notices.module.css'

const NEW_MS = 14 * 86_400_000
const look = { item: classes['item'] ?? '', control: classes['control'] ?? '' }

/** /account/notices: what has been announced, the newest first. */
export function NoticesPage() {
  const { t } = useTranslation()
  const { day } = useFormats()
  const now = useNow(3_600_000)
  const first = useLocation({ select: ({ hash }) => hash })
  const [opened, setOpened] = useState<string | null>(first === '' ? null : first)
  const { data, error, refetch } = useNotices()
  const handleChange = (id: string | null) => {
    if (id !== null) countClick('notice')
    setOpened(id)
  }
  return (
    <AccountFrame title={t('titles.notices')} lead={t('help.noticesLead')}>
      {error ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ReadingSkeleton /> : null}
      <Accordion order={2} value={opened} onChange={handleChange} classNames={look}>
        {data?.map(({ id, title, publishedOn, blocks }) => (
          <Accordion.Item key={id} value={id} id={id}>
            <Accordion.Control>
              <span className={classes['title']}>
                {title}
                {now - Date.parse(publishedOn) < NEW_MS ? (
                  <StatusBadge tone="ok">{t('help.new')}</StatusBadge>
                ) : null}
              </span>
              <time dateTime={publishedOn}>{day(publishedOn)}</time>
            </Accordion.Control>
            <Accordion.Panel>
              <Article blocks={blocks} rank={3} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </AccountFrame>
  )
}
