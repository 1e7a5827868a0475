import { type NetworkId, networks } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'

import classes from './help-steps.module.css'

type HelpStepsProps = { type: NetworkId; help: 'nothing' | 'permissions' }

/** What to do at the network, step by step. */
export function HelpSteps({ type, help }: HelpStepsProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  return (
    <section className={classes['help']}>
      <h3>{t(`socialAccounts.help_${help}`)}</h3>
      <ol>
        {networks[type].linkHelp[help].map((step) => (
          <li key={step.ko}>{step[language]}</li>
        ))}
      </ol>
    </section>
  )
}
