import { MantineThemeProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { showQuestions } from './ask-first.ts'

const nothing = null

/** Where notices (`notifications.show`) and questions (`useAskFirst`) appear; loaded after the first page. */
export function Overlays() {
  const { t } = useTranslation()
  useEffect(showQuestions, [])
  // The button of every notice says what it does, whoever shows the notice.
  const notice = { defaultProps: { closeButtonProps: { 'aria-label': t('common.close') } } }
  return (
    <>
      <MantineThemeProvider theme={{ components: { Notification: notice } }}>
        <Notifications position="bottom-center" autoClose={4_000} limit={3} />
      </MantineThemeProvider>
      <ModalsProvider>{nothing}</ModalsProvider>
    </>
  )
}
