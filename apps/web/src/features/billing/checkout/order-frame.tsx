import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { CompanyBlock } from '../../../app/company-block.tsx'
import { AnchorLink } from '../../../app/links.tsx'

import classes from './order-frame.module.css'

type OrderFrameProps = { summary: ReactNode; isLoading: boolean; isPack?: boolean; children: ReactNode }

/** What is chosen, and beside it what it costs and the button; under both who sells, as the law asks where one pays. */
export function OrderFrame({ summary, isLoading, isPack, children }: OrderFrameProps) {
  const { t } = useTranslation()
  return (
    <div className={classes['order']}>
      <div className={classes['choices']}>{children}</div>
      <aside className={classes['summary']} aria-label={t('checkout.summary')}>
        {isLoading ? <Skeleton height="22rem" radius="md" /> : summary}
      </aside>
      <footer className={classes['seller']}>
        <p>
          {t(isPack ? 'checkout.refundRuleOfPack' : 'checkout.refundRule')}{' '}
          <AnchorLink
            inherit
            underline="always"
            to="/docs/$docName"
            params={{ docName: 'payment' }}
            target="_blank"
          >
            {t('checkout.policy')}
          </AnchorLink>
        </p>
        <CompanyBlock />
      </footer>
    </div>
  )
}
