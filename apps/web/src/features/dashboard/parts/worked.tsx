import type { Lesson, Worked as Learned } from '@clipmint/contract'
import { ProgressBar, SectionTitle } from '@clipmint/ui'
import { Lightbulb } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { useLevelWords } from '../level-words.ts'
import { formatTimes } from '../numbers.ts'

import classes from './worked.module.css'

/** The one finding that matters most, with the one thing to do about it; nothing where nothing is known. */
export function TopLesson({ worked: { lessons } }: { worked: Learned }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const wordOf = useLevelWords()
  const best = lessons.find(({ times }) => times > 1)
  if (!best) return null
  return (
    <div className={classes['top']} data-tone="dark">
      <Lightbulb aria-hidden="true" />
      <p>{t('dashboard.workedTop', { what: wordOf(best), times: formatTimes(best.times, language) })}</p>
      <ButtonLink to="/upload/products" size="sm">
        {t('dashboard.workedAction')}
      </ButtonLink>
    </div>
  )
}

/** What worked for this owner: what can be said, and of what nothing is known yet. */
export function Worked({ worked }: { worked: Learned }) {
  const { t } = useTranslation()
  const { posts, needed, lessons, unknown } = worked
  const list = unknown.map((attribute) => t(`dashboard.attribute_${attribute}`)).join(', ')
  return (
    <section className={classes['worked']} aria-label={t('dashboard.worked')}>
      <SectionTitle note={posts > 0 ? t('dashboard.workedNote', { posts }) : null}>
        {t('dashboard.worked')}
      </SectionTitle>
      {lessons.length > 0 ? (
        <ul className={classes['lessons']}>
          {lessons.map((lesson) => (
            <LessonRow key={`${lesson.attribute} ${lesson.level}`} lesson={lesson} />
          ))}
        </ul>
      ) : (
        <div className={classes['notYet']}>
          <b>{t('dashboard.notYet')}</b>
          <p>{t(posts < needed ? 'dashboard.notYetFew' : 'dashboard.notYetSame', { posts, needed })}</p>
          {posts < needed ? (
            <ProgressBar percent={(posts / needed) * 100} label={t('dashboard.worked')} />
          ) : null}
        </div>
      )}
      {lessons.length > 0 && unknown.length > 0 ? (
        <p className={classes['quiet']}>{t('dashboard.notYetOf', { list })}</p>
      ) : null}
      <p className={classes['quiet']}>{t('dashboard.workedHow')}</p>
    </section>
  )
}

function LessonRow({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const wordOf = useLevelWords()
  const { times, posts } = lesson
  return (
    <li data-way={times > 1 ? 'up' : 'down'}>
      <span>{t('dashboard.lessonOf', { what: wordOf(lesson) })}</span>
      <b>{t('dashboard.workedTimes', { times: formatTimes(times, language) })}</b>
      <small>{t('dashboard.workedFrom', { posts })}</small>
    </li>
  )
}
