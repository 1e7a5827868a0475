import { marketingChannels, type MarketingChannels } from '@clipmint/contract'
import { SectionTitle } from '@clipmint/ui'
import { Card, Switch } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { keepUser, type User } from '../queries.ts'

import classes from './account.module.css'

const words = {
  email: 'accountInfo.byEmail',
  sms: 'accountInfo.bySms',
  push: 'accountInfo.byPush',
} as const

/** By which ways news and offers may come; what is pressed shows at once, and a refusal takes it back. */
export function MarketingCard({ user }: { user: User }) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const save = useMutation({
    mutationFn: (marketing: MarketingChannels) => api.account.editInfo({ body: { marketing } }),
    onSuccess: ({ result }) => keepUser(result),
  })
  const { agreedAt, ...known } = user.marketing
  const chosen = save.isPending ? save.variables : known
  return (
    <Card>
      <SectionTitle note={t('accountInfo.marketingNote')}>{t('accountInfo.marketing')}</SectionTitle>
      <div className={classes['ways']}>
        {marketingChannels.map((channel) => (
          <Switch
            key={channel}
            label={t(words[channel])}
            checked={chosen[channel]}
            onChange={({ currentTarget }) => save.mutate({ ...chosen, [channel]: currentTarget.checked })}
          />
        ))}
        {agreedAt ? (
          <p className={classes['note']}>{t('accountInfo.marketingSince', { date: date(agreedAt) })}</p>
        ) : null}
        {save.isError ? <FailureNote error={save.error} /> : null}
      </div>
    </Card>
  )
}
