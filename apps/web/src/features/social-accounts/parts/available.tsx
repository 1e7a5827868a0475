import { networks, type SocialAccount } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { useGoConnect } from '../queries.ts'

import classes from './network-card.module.css'

/** A network that is not connected: what can be posted there, and the way to it. */
export function Available({ one }: { one: SocialAccount }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const go = useGoConnect()
  const { name, place, kinds } = networks[one.type]
  const posts = Object.values(kinds).map((kind) => kind.name[language])
  return (
    <>
      <p className={classes['text']}>
        {t('socialAccounts.canPost', { kinds: posts.join(', '), place: place[language] })}
      </p>
      {go.isError ? <FailureNote error={go.error} /> : null}
      <div className={classes['foot']}>
        {one.offered ? (
          <Button
            variant="light"
            loading={go.isPending || go.isSuccess}
            rightSection={<ExternalLink aria-hidden="true" size="1rem" />}
            aria-label={t('socialAccounts.connectOf', { name: name[language] })}
            onClick={() => go.mutate(one.type)}
          >
            {t('socialAccounts.connect')}
          </Button>
        ) : (
          <p className={classes['text']}>{t('socialAccounts.off')}</p>
        )}
        {one.candidates ? (
          <ButtonLink to="/services/$network" params={{ network: one.type }}>
            {t('socialAccounts.goOnChoosing')}
          </ButtonLink>
        ) : null}
      </div>
    </>
  )
}
