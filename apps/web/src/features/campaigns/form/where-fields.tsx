import { networks, type SocialAccount } from '@clipmint/contract'
import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { listNetworks } from '../../../app/network-names.ts'
import { useFormats } from '../../../locales/use-words.ts'
import {
  answersFor,
  NetworkChoice,
  networksOf,
  SettingsForm,
  type VideoShape,
} from '../../reservations/index.ts'
import { type AllowedOf, openSettings } from './draft.ts'
import { Fault, type FieldsProps } from './schedule-fields.tsx'

import classes from './campaign-form.module.css'

/** What campaigns make: a ratio that all networks take, and about so many seconds. */
export const campaignVideo: VideoShape = { ratio: '9:16', seconds: 15 }

type WhereFieldsProps = FieldsProps & {
  accounts: readonly SocialAccount[]
  allowedOf: AllowedOf
  /** Whether the form was sent, and says what is missing. */
  isChecked: boolean
}

/** Where a campaign's videos go, what each network wants to be told with them, and whether as stories, too. */
export function WhereFields({ draft, accounts, allowedOf, isChecked, errorAt, onChange }: WhereFieldsProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const chosen = networksOf(draft)
  const storied = chosen.filter((id) => networks[id].kinds.story !== undefined)
  const open = openSettings(draft, allowedOf)
  return (
    <div className={classes['fields']}>
      <div data-path="places" tabIndex={-1}>
        <NetworkChoice
          accounts={accounts}
          video={campaignVideo}
          value={draft.places}
          isOfCampaign
          onChange={(places) => onChange({ places: [...places] })}
        />
        <Fault>{errorAt('places')}</Fault>
      </div>
      {storied.length > 0 ? (
        <Switch
          label={t('campaigns.story')}
          description={t('campaigns.storyNote', { networks: listNetworks(language, storied) })}
          checked={draft.story}
          onChange={({ currentTarget }) => onChange({ story: currentTarget.checked })}
        />
      ) : null}
      {accounts
        .filter(({ type }) => chosen.includes(type))
        .map((account) => (
          <div key={account.type} data-path={open.has(account.type) ? 'settings' : null} tabIndex={-1}>
            <SettingsForm
              account={account}
              answers={answersFor(draft, account.type)}
              allowed={allowedOf(account.type)}
              findings={isChecked ? open.get(account.type) : []}
              onChange={(answers) => onChange({ answers: { ...draft.answers, [account.type]: answers } })}
            />
          </div>
        ))}
    </div>
  )
}
