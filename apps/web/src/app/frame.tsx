import { ClientOnly, Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { Activity, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useSignedIn } from '../api/index.ts'
import { loadMemberWords } from '../locales/index.ts'
import { Footer } from './footer.tsx'
import { frameOf } from './frame-rules.ts'
import { Header } from './header.tsx'
import { useRouteTitle } from './page-title.ts'

import classes from './frame.module.css'

const NotificationWatch = lazy(async () => {
  const [{ NotificationWatch: watch }] = await Promise.all([
    import('../features/notifications/index.ts'),
    loadMemberWords(),
  ])
  return { default: watch }
})

const NoticeWatch = lazy(async () => ({
  default: (await import('../features/announcements/index.ts')).NoticeWatch,
}))
const UnavailableScreen = lazy(async () => {
  const { loadUnavailableScreen } = await import('../features/announcements/index.ts')
  const [screen] = await Promise.all([loadUnavailableScreen(), loadMemberWords()])
  return { default: screen }
})

/** What stands around every page: skip link, header, the page, footer. */
export function Frame() {
  const { t } = useTranslation()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? 'landing' })
  const { header, footer } = frameOf(path)
  const main = useRef<HTMLElement>(null)
  const signedIn = useSignedIn()
  const [isClosed, setClosed] = useState(false)
  useRouteTitle(t(`titles.${title}`))
  useFocusOnArrival(path, main)
  return (
    <div className={classes['frame']}>
      <a className={classes['skip']} href="#main">
        {t('frame.skip')}
      </a>
      {header === 'none' ? null : <Header tone={header} isFooterless={footer === 'none'} />}
      <main id="main" ref={main} className={classes['main']} tabIndex={-1}>
        <Suspense>
          {/* What was typed there is there again when the page may be used again. */}
          <Activity mode={isClosed ? 'hidden' : 'visible'}>
            <Outlet />
          </Activity>
          {isClosed ? <UnavailableScreen /> : null}
        </Suspense>
      </main>
      {footer === 'none' ? null : <Footer isWideOnly={footer === 'wide'} />}
      {signedIn ? (
        <Suspense>
          <NotificationWatch />
        </Suspense>
      ) : null}
      <ClientOnly>
        <Suspense>
          <NoticeWatch onClosed={setClosed} />
        </Suspense>
      </ClientOnly>
    </div>
  )
}

/** A new page is read from its beginning: focus moves to it, as it would when a document loads. */
function useFocusOnArrival(path: string, main: { current: HTMLElement | null }): void {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    main.current?.focus({ preventScroll: true })
  }, [path, main])
}
