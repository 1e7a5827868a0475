import { SegmentedTabs } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { type ShopTab, shopTabs } from '../pages/search.ts'
import { ImportDesk } from './import-desk.tsx'
import { SendDesk } from './send-desk.tsx'

import classes from './shop-desk.module.css'

/** What can be done with a linked shop: take its products, and bring it pictures. */
export function ShopDesk({ tab, onTab }: { tab: ShopTab; onTab: (tab: ShopTab) => void }) {
  const { t } = useTranslation()
  return (
    <>
      <div className={classes['tabs']}>
        <SegmentedTabs
          label={t('storeLink.tabs')}
          tabs={shopTabs.map((value) => ({ value, label: t(`storeLink.tab_${value}`) }))}
          value={tab}
          onChange={onTab}
        />
      </div>
      {tab === 'import' ? <ImportDesk /> : <SendDesk />}
    </>
  )
}
