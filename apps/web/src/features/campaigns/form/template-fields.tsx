import { templatePreferences } from '@clipmint/contract'
import { Chip, Chips } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { LayoutTemplate } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { useTemplatesFor } from '../queries.ts'
import type { CampaignDraft } from './draft.ts'

import classes from './campaign-form.module.css'

type TemplateFieldsProps = {
  draft: Pick<CampaignDraft, 'about' | 'template'>
  onChange: (changes: Pick<CampaignDraft, 'template'>) => void
}

const shown = 6

/** By what templates are chosen, and which would come first by that. */
export function TemplateFields({ draft: { about, template }, onChange }: TemplateFieldsProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { data, isError, isPlaceholderData } = useTemplatesFor(about, template)
  return (
    <div className={classes['fields']}>
      <Chips label={t('campaigns.template')}>
        {templatePreferences.map((by) => (
          <Chip key={by} isChosen={by === template} onClick={() => onChange({ template: by })}>
            {t(`campaigns.template_${by}`)}
          </Chip>
        ))}
      </Chips>
      <p className={classes['quiet']}>{t(`campaigns.templateNote_${template}`)}</p>
      {about === null || isError ? null : data === undefined ? (
        <Skeleton height="10rem" radius="md" />
      ) : data.length === 0 ? (
        <p className={classes['quiet']}>{t('campaigns.templatesNone')}</p>
      ) : (
        <ol
          className={classes['templates']}
          aria-label={t('campaigns.templatesFirst')}
          data-stale={isPlaceholderData}
        >
          {data.slice(0, shown).map(({ templateId, title, poster }) => (
            <li key={templateId}>
              <span>
                {poster ? <img src={poster} alt="" loading="lazy" /> : <LayoutTemplate aria-hidden="true" />}
              </span>
              <b>{title[language]}</b>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
