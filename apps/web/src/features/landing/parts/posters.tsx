import { useTranslation } from 'react-i18next'

import { Beanie } from './beanie.tsx'

import classes from './posters.module.css'

/** Three films at work, drawn: a launch, a sale and a countdown. */
export function Posters() {
  const { t } = useTranslation()
  return (
    // A phone scrolls this row, and what scrolls must be within the keyboard's reach.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes['row']} role="group" aria-label={t('landing.madeTitle')} tabIndex={0}>
      <figure className={classes['item']}>
        <div className={classes['poster']} data-film="launch">
          <Beanie className={classes['big']} />
          <div className={classes['lower']}>
            <span className={classes['tag']}>{t('landing.newTag')}</span>
            <b className={classes['head']}>{t('landing.newHead')}</b>
            <span className={classes['foot']}>{t('landing.newFoot')}</span>
          </div>
          <i className={classes['progress']} />
        </div>
        <figcaption>{t('landing.newLabel')}</figcaption>
      </figure>
      <figure className={classes['item']}>
        <div className={classes['poster']} data-film="sale">
          <span className={classes['line']}>{t('landing.saleTag')}</span>
          <b className={classes['figure']}>
            {t('landing.saleFigure')}
            <sup>%</sup>
          </b>
          <div className={classes['print']}>
            <Beanie />
          </div>
          <span className={classes['price']}>
            <s>{t('landing.salePriceBefore')}</s>
            {t('landing.salePrice')}
          </span>
          <i className={classes['progress']} />
        </div>
        <figcaption>{t('landing.saleLabel')}</figcaption>
      </figure>
      <figure className={classes['item']}>
        <div className={classes['poster']} data-film="last">
          <Beanie className={classes['back']} />
          <div className={classes['count']}>
            <b className={classes['days']}>{t('landing.lastFigure')}</b>
            <b className={classes['head']}>{t('landing.lastHead')}</b>
          </div>
          <i className={classes['progress']} />
        </div>
        <figcaption>{t('landing.lastLabel')}</figcaption>
      </figure>
    </div>
  )
}
