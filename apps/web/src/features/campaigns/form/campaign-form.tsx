import { type Campaign, campaignGoals, limits, type Product, type SocialAccount } from '@clipmint/contract'
import { Chip, Chips, SectionTitle } from '@clipmint/ui'
import { Input, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { MoreFields } from '../../products/index.ts'
import { HashtagField, networksOf, useAllowed } from '../../reservations/index.ts'
import { AboutField } from './about-field.tsx'
import { ApprovalFields } from './approval-fields.tsx'
import { autoTitle } from './auto-title.ts'
import { type CampaignDraft, faultsOf, ofPlace, ofProduct, type SaidPart } from './draft.ts'
import { focusPart } from './focus-part.ts'
import { OccasionField } from './occasion-field.tsx'
import { PromotionPart, PromotionSwitch, useCampaignPromotion } from './promotion-part.tsx'
import { ScheduleFields } from './schedule-fields.tsx'
import { Summary } from './summary.tsx'
import { TemplateFields } from './template-fields.tsx'
import { WhereFields } from './where-fields.tsx'

import classes from './campaign-form.module.css'

type CampaignFormProps = {
  begin: CampaignDraft
  accounts: readonly SocialAccount[]
  /** The campaign that is changed; null for a new one, whose product or place is chosen. */
  of: Pick<Campaign, 'about' | 'title'> | null
  /** Which of them is chosen from at first. */
  kind?: 'product' | 'place'
  /** The name of what is chosen already, and the product where it is one. */
  chosen: string | null
  product: Product | null
  onDraft: (draft: CampaignDraft) => void
  /** Its button, and what is said at it; `check` says whether all is well, and goes to what is not. */
  submit: (
    draft: CampaignDraft,
    to: { check: () => boolean; product: Product | null; onRename: (id: string) => void },
  ) => ReactNode
}

/** A campaign on one page: what it is of, when, where, how it looks, and who looks at it before. */
export function CampaignForm({
  begin,
  accounts,
  of,
  kind = 'product',
  chosen,
  product: first,
  onDraft,
  submit,
}: CampaignFormProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(begin)
  const [name, setName] = useState(chosen)
  const [product, setProduct] = useState(first)
  // What there is already says at once what has to be mended in it.
  const [isChecked, setChecked] = useState(of !== null)
  const change = (changes: Partial<CampaignDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    onDraft(next)
  }
  const promotion = useCampaignPromotion(draft.promotion, product, (to) => change({ promotion: to }))
  const allowedOf = useAllowed(draft.places)
  const now = useNow(60_000)
  const faults = faultsOf(draft, { now: new Date(now), was: of, allowedOf })
  const errorAt = (part: SaidPart) =>
    isChecked && faults.has(part)
      ? t(`campaigns.fault_${part}`, {
          most: limits.campaignTitleMax,
          days: limits.postDaysAhead,
          minutes: limits.campaignLeadMinutes,
        })
      : null
  const check = () => {
    setChecked(true)
    const isSold = promotion.check()
    const [wrong] = faults
    // A sale goes to its own first field, which only what the campaign is about stands before.
    if (wrong !== undefined && (isSold || wrong === 'about')) focusPart(wrong)
    return isSold && wrong === undefined
  }
  const hasOwnTitle = draft.title.trim() !== '' && (name === null || draft.title !== autoTitle(t, name))
  return (
    <div className={classes['columns']}>
      <div className={classes['form']}>
        <section>
          <SectionTitle>{t('campaigns.what')}</SectionTitle>
          <div className={classes['fields']}>
            {of === null ? (
              <AboutField
                value={draft.about}
                kindAtFirst={kind}
                error={errorAt('about')}
                onChange={(about, it) => {
                  setName(it.name)
                  setProduct(it.product)
                  // What an occasion is for, it is whichever product is chosen.
                  const { occasion, purpose } = draft
                  const kept = occasion === null ? {} : { purpose }
                  const own = it.product ? { ...ofProduct(it.product), ...kept } : ofPlace(it.name)
                  // Its prices are those of one product.
                  change({
                    about,
                    promotion: null,
                    ...own,
                    ...(hasOwnTitle ? {} : { title: autoTitle(t, it.name) }),
                  })
                }}
              />
            ) : (
              <p className={classes['quiet']}>{t('campaigns.of', { name: of.about.name })}</p>
            )}
            {of === null && product !== null ? (
              <PromotionSwitch
                product={product}
                isOn={draft.promotion !== null}
                onChange={(to) => change({ promotion: to })}
              />
            ) : null}
            {draft.promotion !== null && product !== null ? (
              <PromotionPart
                value={draft.promotion}
                product={product}
                fields={promotion}
                language={draft.language}
                onLanguage={(language) => change({ language })}
              />
            ) : null}
            <OccasionField draft={draft} onChange={change} />
            <div>
              <Input.Label labelElement="div" mb="xs">
                {t('campaigns.goal')}
              </Input.Label>
              <Chips label={t('campaigns.goal')}>
                {campaignGoals.map((goal) => (
                  <Chip key={goal} isChosen={draft.goal === goal} onClick={() => change({ goal })}>
                    {t(`campaigns.goal_${goal}`)}
                  </Chip>
                ))}
              </Chips>
            </div>
            <TextInput
              className={classes['long'] ?? ''}
              size="md"
              label={t('campaigns.name')}
              maxLength={limits.campaignTitleMax}
              value={draft.title}
              error={errorAt('title')}
              data-path="title"
              onChange={({ currentTarget }) => change({ title: currentTarget.value })}
            />
          </div>
        </section>
        <section>
          <SectionTitle>{t('campaigns.when')}</SectionTitle>
          <ScheduleFields draft={draft} errorAt={errorAt} onChange={change} />
        </section>
        <section>
          <SectionTitle note={t('reservations.whereNote')}>{t('campaigns.where')}</SectionTitle>
          <WhereFields {...{ draft, accounts, allowedOf, isChecked, errorAt }} onChange={change} />
        </section>
        <section>
          <SectionTitle>{t('campaigns.look')}</SectionTitle>
          <TemplateFields draft={draft} onChange={change} />
        </section>
        <section>
          <SectionTitle>{t('campaigns.before')}</SectionTitle>
          <ApprovalFields draft={draft} onChange={change} />
        </section>
        <section>
          <SectionTitle>{t('campaigns.words')}</SectionTitle>
          <div className={classes['fields']}>
            <HashtagField
              to={networksOf(draft)}
              value={draft.hashtags}
              onChange={(hashtags) => change({ hashtags: [...hashtags] })}
            />
            <MoreFields
              values={draft}
              field={(field) => ({
                value: draft[field],
                onChange: (value: unknown) => change({ [field]: value }),
              })}
            />
          </div>
        </section>
      </div>
      <aside className={classes['side']} aria-labelledby="campaign-summary">
        <h2 id="campaign-summary">{t('campaigns.summary')}</h2>
        <Summary draft={draft} name={of?.about.name ?? name} isNew={of === null} />
        {submit(draft, { check, product, onRename: (id) => change({ id }) })}
      </aside>
    </div>
  )
}
