import { networks } from '@clipmint/contract'
import { ErrorNote } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { ApiFailure } from '../../../api/index.ts'
import { FailureNote, useFailureText } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { useOnce } from '../../../app/use-once.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { type Back, useConnect, useGoConnect } from '../queries.ts'
import { sayLinked } from '../say-linked.ts'
import { waitingPost } from '../waiting-post.ts'
import { HelpSteps } from './help-steps.tsx'
import { Waiting } from './waiting.tsx'

import classes from './finishing.module.css'

type FinishingProps = { back: Back; onChoose: () => void; onLinked: () => void }

/** The moment after a network's page: what came back is good once, so it is used at once. */
export function Finishing({ back, onChoose, onLinked }: FinishingProps) {
  const connect = useConnect()
  useOnce(() =>
    connect.mutate(back, {
      onSuccess: (came) => {
        if (came.status === 'choose') return onChoose()
        sayLinked(came.account)
        return onLinked()
      },
    }),
  )
  if (connect.isError) return <NotConnected back={back} error={connect.error} />
  return <Waiting type={back.type} />
}

const helpFor: Partial<Record<string, 'nothing' | 'permissions'>> = {
  SOCIAL_ACCOUNTS_NOTHING_TO_LINK: 'nothing',
  SOCIAL_ACCOUNTS_PERMISSION_MISSING: 'permissions',
}

/** Why nothing was connected, what to do about it at the network, and the way to try again. */
function NotConnected({ back: { type }, error }: { back: Back; error: unknown }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const go = useGoConnect()
  const text = useFailureText()
  const network = networks[type].name[language]
  const isCancelled = error instanceof ApiFailure && error.code === 'SOCIAL_ACCOUNTS_CANCELLED'
  const help = error instanceof ApiFailure ? helpFor[error.code] : undefined
  return (
    <div className={classes['end']}>
      <h1>{t('socialAccounts.notConnected', { network })}</h1>
      <ErrorNote
        tone={isCancelled ? 'warn' : 'bad'}
        title={text(error)}
        cost={t('socialAccounts.notConnectedNote')}
      />
      {help ? <HelpSteps type={type} help={help} /> : null}
      {go.isError ? <FailureNote error={go.error} /> : null}
      <div className={classes['ways']}>
        <Button size="md" loading={go.isPending || go.isSuccess} onClick={() => go.mutate(type)}>
          {t('socialAccounts.again')}
        </Button>
        <ButtonLink
          to="/upload/account/all"
          search={{ post: waitingPost.read() }}
          replace
          size="md"
          variant="subtle"
          color="gray"
        >
          {t('socialAccounts.toAll')}
        </ButtonLink>
      </div>
    </div>
  )
}
