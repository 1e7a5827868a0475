import { networks, type PostSetting, type SocialAccount } from '@clipmint/contract'
import { Select, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { NetworkMark } from '../../../app/network-mark.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import type { Checked } from '../queries.ts'
import type { Answers } from './draft.ts'

import classes from './post-form.module.css'

type SettingsFormProps = {
  account: SocialAccount
  answers: Answers
  /** What the account allows now; null where nobody has said so. */
  allowed: Checked['allowed']
  onChange: (answers: Answers) => void
}

/** What a network wants to be told with a post, and to whose account it goes. */
export function SettingsForm({ account, answers, allowed, onChange }: SettingsFormProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { name, settings } = networks[account.type]
  if (settings.length === 0) return null
  const network = name[language]
  return (
    <section
      className={classes['settings']}
      aria-label={t('reservations.settingsOf', { network })}
      data-settings={account.type}
    >
      <div className={classes['settingsHead']}>
        <NetworkMark network={account.type} size={20} />
        <h3>{t('reservations.settingsOf', { network })}</h3>
        <span>{t('reservations.settingsTo', { name: account.account?.name ?? '' })}</span>
      </div>
      {settings.map((setting) => (
        <Setting
          key={setting.id}
          setting={setting}
          answer={answers[setting.id]}
          allowed={allowed}
          onAnswer={(answer) => onChange({ ...answers, [setting.id]: answer })}
        />
      ))}
    </section>
  )
}

type SettingProps = {
  setting: PostSetting
  answer: string | boolean | undefined
  allowed: Checked['allowed']
  onAnswer: (answer: string | boolean) => void
}

function Setting({ setting, answer, allowed, onAnswer }: SettingProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { id, label, help, limitedByAccount } = setting
  if (setting.type === 'switch') {
    const isOff = limitedByAccount && allowed !== null && allowed.off.includes(id)
    return (
      <Switch
        label={label[language]}
        description={isOff ? t('reservations.settingOff') : help?.[language]}
        checked={!isOff && answer === true}
        disabled={isOff}
        onChange={({ currentTarget }) => onAnswer(currentTarget.checked)}
      />
    )
  }
  const offered = limitedByAccount ? allowed?.choices[id] : undefined
  return (
    <Select
      label={label[language]}
      description={help?.[language]}
      placeholder={t('reservations.choose')}
      data={setting.options.map((option) => ({
        value: option.id,
        label: option.label[language],
        disabled: offered !== undefined && !offered.includes(option.id),
      }))}
      value={typeof answer === 'string' ? answer : null}
      onChange={(chosen) => {
        if (chosen !== null) onAnswer(chosen)
      }}
    />
  )
}
