import { templatePreferences } from '@clipmint/contract'
import { Chip, Chips } from '@clipmint/ui'
import { Select, Skeleton } from '@mantine/core'
import { LayoutTemplate } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { businesses, occasions, TemplateScreen } from '../../templates/index.ts'
import { useTemplatesFor } from '../queries.ts'
import type { CampaignDraft } from './draft.ts'

import classes from './campaign-form.module.css'

type Choice = 'template' | 'templateKind'
type TemplateFieldsProps = {
  draft: Pick<CampaignDraft, 'about' | Choice>
  onChange: (changes: Partial<Pick<CampaignDraft, Choice>>) => void
}

type Kind = NonNullable<CampaignDraft['templateKind']>

const shown = 6

/** By what templates are chosen and for what they are made, and which would come first by that. */
export function TemplateFields({ draft, onChange }: TemplateFieldsProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { about, template, templateKind } = draft
  const { data, isError, isPlaceholderData } = useTemplatesFor(about, draft)
  const group = (label: string, kinds: readonly Kind[]) => ({
    group: label,
    items: kinds.map((kind) => ({ value: kind, label: t(`store.category_${kind}`) })),
  })
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
      <Select
        className={classes['long'] ?? ''}
        clearable
        label={t('campaigns.templateKind')}
        placeholder={t('campaigns.templateKindAny')}
        description={templateKind === null ? null : t('campaigns.templateKindNote')}
        data={[group(t('store.business'), businesses), group(t('store.occasion'), occasions)]}
        value={templateKind}
        onChange={(kind) => onChange({ templateKind: kind })}
      />
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
          {data.slice(0, shown).map(({ templateId, title, ...card }) => (
            <li key={templateId}>
              <span>
                <Suspense fallback={<LayoutTemplate aria-hidden="true" />}>
                  <TemplateScreen card={{ _id: templateId, ...card }} ratio="9:16" isPlaying={false} />
                </Suspense>
              </span>
              <b>{title[language]}</b>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
