import { type AiPlan, type AiRequest, builtInWriter, type LeftOut } from '@clipmint/contract'
import { FilePen } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { groupsOf, type LeftOutGroup } from './left-out.ts'

import classes from './left-out-note.module.css'

type LeftOutNoteProps = { request: AiRequest; plan: AiPlan }

/** What the chosen story, as all of its plan, is without and why, sentence by sentence, and the way back to change the words. */
export function LeftOutNote({ request, plan }: LeftOutNoteProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { leftOut = [], writer } = plan
  if (leftOut.length === 0) return null
  const count = leftOut.length
  return (
    <section className={classes['note']} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {writer === builtInWriter ? t('leftOut.title', { count }) : t('leftOut.titleModel', { count })}
      </h2>
      <div className={classes['groups']}>
        {groupsOf(leftOut).map(({ reason, list }) => (
          <Group key={reason} reason={reason} list={list} />
        ))}
      </div>
      <div className={classes['ways']}>
        <Ways request={request} leftOut={leftOut} />
        <p>{t('leftOut.next')}</p>
      </div>
    </section>
  )
}

/** Words that are left out for one reason, which is told once. */
function Group({ reason, list }: LeftOutGroup) {
  const { t } = useTranslation()
  return (
    <section className={classes['group']}>
      <h3>{t(`leftOut.why_${reason}`)}</h3>
      <ul>
        {list.map((one) => (
          <li key={`${one.field ?? ''} ${one.text}`}>
            <q>{one.text}</q>
            <More one={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The rule that forbids words and what may be said instead, or what of them the owner did not say. */
function More({ one }: { one: LeftOut }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  if (one.reason === 'ungrounded') return <small>{t('leftOut.invented', { words: one.value })}</small>
  if (!('rule' in one)) return null
  return (
    <small>
      {one.why[language]}
      {one.rewrite === undefined ? null : <b>{t('leftOut.instead', { words: one.rewrite })}</b>}
    </small>
  )
}

type WaysProps = { request: AiRequest; leftOut: readonly LeftOut[] }

/** Where the words that were left out are changed. */
function Ways({ request: { productId, placeId, category }, leftOut }: WaysProps) {
  const { t } = useTranslation()
  const look = {
    variant: 'default',
    size: 'xs',
    leftSection: <FilePen aria-hidden="true" size="1rem" />,
  } as const
  const isReview = category === 'review' && leftOut.some(({ field }) => field === 'review')
  if (placeId !== null)
    return (
      <ButtonLink
        to="/place/$id"
        params={{ id: placeId }}
        search={isReview ? { make: 'review' } : {}}
        {...look}
      >
        {isReview ? t('leftOut.change_review') : t('leftOut.change_place')}
      </ButtonLink>
    )
  if (productId === null) return null
  const isPromotion = leftOut.some(({ field }) => field === 'promotion')
  const isInfo = leftOut.some(({ field }) => field !== 'promotion' && field !== 'review')
  return (
    <>
      {isInfo ? (
        <ButtonLink to="/product/$id" params={{ id: productId }} search={{ edit: true }} {...look}>
          {t('leftOut.change_info')}
        </ButtonLink>
      ) : null}
      {isReview || isPromotion ? (
        <ButtonLink
          to="/product/$id"
          params={{ id: productId }}
          search={{ make: isReview ? 'review' : 'promotion' }}
          {...look}
        >
          {isReview ? t('leftOut.change_review') : t('leftOut.change_promotion')}
        </ButtonLink>
      ) : null}
    </>
  )
}
