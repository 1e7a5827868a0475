import {
  type AllowedNow,
  networks,
  type PostFinding,
  type PostSetting,
  type SocialAccount,
} from '@clipmint/contract'
import { Anchor, Select, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { elsewhere } from '../../../app/links.tsx'
import { NetworkMark } from '../../../app/network-mark.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import type { Answers } from './draft.ts'
import { FindingText } from './finding-text.tsx'
import { useFindingWords } from './finding-words.ts'
import { isSo, settingLabel } from './setting-label.ts'

import classes from './post-form.module.css'

type SettingsFormProps = {
  account: SocialAccount
  answers: Answers
  /** What the account allows now; null where nobody has said so. */
  allowed: AllowedNow | null
  /** What is told at the fields that it is about, where nothing else tells it. */
  findings?: readonly PostFinding[] | undefined
  onChange: (answers: Answers) => void
}

/** What a network wants to be told with a post, and to whose account it goes. */
export function SettingsForm({ account, answers, allowed, findings = [], onChange }: SettingsFormProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const wordsOf = useFindingWords()
  const { name, settings } = networks[account.type]
  if (settings.length === 0) return null
  const network = name[language]
  const said = ({ code, values }: PostFinding) => wordsOf({ platform: account.type, code, values, answers })
  const isAt =
    ({ id }: PostSetting) =>
    (finding: PostFinding) =>
      finding.values['id'] === id
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
          answers={answers}
          allowed={allowed}
          error={findings.filter(isAt(setting)).map(said)[0] ?? null}
          onAnswer={(answer) => onChange({ ...answers, [setting.id]: answer })}
        />
      ))}
      {findings
        .filter((finding) => !settings.some((setting) => isAt(setting)(finding)))
        .map((finding) => (
          <FindingText key={finding.code} stops>
            {said(finding)}
          </FindingText>
        ))}
    </section>
  )
}

type SettingProps = {
  setting: PostSetting
  answers: Answers
  allowed: AllowedNow | null
  error: string | null
  onAnswer: (answer: string | boolean) => void
}

function Setting({ setting, answers, allowed, error, onAnswer }: SettingProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { id, help, limitedByAccount } = setting
  const answer = answers[id]
  const label = settingLabel(setting, answers)
  if (setting.type === 'switch') {
    const isOff = limitedByAccount && allowed !== null && allowed.off.includes(id)
    return (
      <div>
        <Switch
          label={label[language]}
          description={isOff ? t('reservations.settingOff') : help?.[language]}
          checked={answer === true}
          // What was turned on before its account was changed can still be turned off.
          disabled={isOff && answer !== true}
          error={error}
          onChange={({ currentTarget }) => onAnswer(currentTarget.checked)}
        />
        <Links setting={setting} answers={answers} />
      </div>
    )
  }
  const offered = limitedByAccount ? allowed?.choices[id] : undefined
  const notes = notesOn({ setting, answer, offered }).map((note) => note[language])
  return (
    <Select
      label={label[language]}
      description={notes.length > 0 ? notes.map(inLine) : undefined}
      placeholder={t('reservations.choose')}
      data={setting.options.map((option) => ({
        value: option.id,
        label: option.label[language],
        disabled: offered !== undefined && !offered.includes(option.id),
      }))}
      value={typeof answer === 'string' ? answer : null}
      error={error}
      onChange={(chosen) => {
        if (chosen !== null) onAnswer(chosen)
      }}
    />
  )
}

type Asked = {
  setting: Extract<PostSetting, { type: 'choice' }>
  answer: string | boolean | undefined
  offered: readonly string[] | undefined
}

/** What helps to choose: what comes of the choice, and why others are not offered. */
function notesOn({ setting: { help, options }, answer, offered }: Asked): NetworkWords[] {
  const chosen = options.find(({ id }) => id === answer)
  const off = offered ? options.filter(({ id }) => !offered.includes(id)) : []
  return [help, chosen?.means, ...off.map(({ whenOff }) => whenOff)].flatMap((note) => note ?? [])
}

function inLine(note: string) {
  return (
    <span key={note} className={classes['note']}>
      {note}
    </span>
  )
}

function Links({ setting: { links = [] }, answers }: Pick<SettingProps, 'setting' | 'answers'>) {
  const { language } = useFormats()
  const shown = links.filter(({ when }) => when === undefined || isSo(when, answers))
  if (shown.length === 0) return null
  return (
    <p className={classes['links']}>
      {shown.map(({ label, url }) => (
        <Anchor key={url} inherit underline="always" href={url} {...elsewhere}>
          {label[language]}
        </Anchor>
      ))}
    </p>
  )
}

type NetworkWords = PostSetting['label']
