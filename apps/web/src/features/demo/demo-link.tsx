import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { loadMemberWords } from '../../locales/index.ts'

import classes from './demo-link.module.css'

const DemoDialog = lazy(async () => {
  const [{ DemoDialog: dialog }] = await Promise.all([import('./demo-dialog.tsx'), loadMemberWords()])
  return { default: dialog }
})

/** A link's quiet look on what opens the booking of a demo over the page. */
export function DemoLink() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={classes['link']} onClick={() => setOpen(true)}>
        {t('frame.demo')}
      </button>
      {isOpen ? (
        <Suspense>
          <DemoDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
