import { VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { typedAt } from '../typing.ts'

import classes from './typed-headline.module.css'

/** The headline whose middle types three words in turn; standing still it shows the first one whole. */
export function TypedHeadline({ isMoving }: { isMoving: boolean }) {
  const { t } = useTranslation()
  const words = [t('landing.word1'), t('landing.word2'), t('landing.word3')]
  const typed = useTyped(words, isMoving)
  return (
    <h1 className={classes['headline']}>
      <VisuallyHidden>{t('landing.whole')}</VisuallyHidden>
      <span aria-hidden="true">
        <span className={classes['line']}>{t('landing.before')}</span>{' '}
        <span className={classes['line']}>
          <span className={classes['word']}>{typed}</span>
          {t('landing.joint')}
          {isMoving ? <i className={classes['caret']} /> : null}
        </span>{' '}
        <span className={classes['line']}>{t('landing.after')}</span>
      </span>
    </h1>
  )
}

function useTyped(words: readonly string[], isMoving: boolean): string {
  const [at, setAt] = useState({ word: 0, letters: Number.POSITIVE_INFINITY })
  const joined = words.join('\n')
  useEffect(() => {
    if (!isMoving) return undefined
    const list = joined.split('\n')
    const startedAt = performance.now()
    const timer = setInterval(() => {
      const next = typedAt(list, performance.now() - startedAt)
      setAt((last) => (last.word === next.word && last.letters === next.letters ? last : next))
    }, 40)
    return () => clearInterval(timer)
  }, [isMoving, joined])
  if (!isMoving) return words[0] ?? ''
  return [...(words[at.word] ?? '')].slice(0, at.letters).join('')
}
