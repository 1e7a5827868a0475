import { SectionTitle } from '@clipmint/ui'
import { Button, Card, CopyButton } from '@mantine/core'
import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import classes from './sent-list.module.css'

type SentListProps = { sent: readonly { title: string; path: string | null }[] }

/** Where each picture lies in the shop's store, to be used in a product's page. */
export function SentList({ sent }: SentListProps) {
  const { t } = useTranslation()
  const came = sent.filter(({ path }) => path !== null).length
  return (
    <Card className={classes['card']} role="status">
      <SectionTitle note={t('storeLink.sentNote')}>{t('storeLink.sent', { count: came })}</SectionTitle>
      <ul>
        {sent.map(({ title, path }, at) => (
          // Nothing is taken out of the list, and what comes goes before it.
          <li key={sent.length - at}>
            <b>{title}</b>
            {path === null ? (
              <span className={classes['failed']}>{t('storeLink.notCame')}</span>
            ) : (
              <>
                <code>{path}</code>
                <CopyButton value={path}>
                  {({ copied, copy }) => (
                    <Button
                      variant="default"
                      size="xs"
                      leftSection={
                        copied ? (
                          <Check aria-hidden="true" size="1rem" />
                        ) : (
                          <Copy aria-hidden="true" size="1rem" />
                        )
                      }
                      onClick={copy}
                    >
                      {t(copied ? 'storeLink.copied' : 'storeLink.copy')}
                    </Button>
                  )}
                </CopyButton>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
