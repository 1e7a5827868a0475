import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { useEffect } from 'react'

import { showQuestions } from './ask-first.ts'

const nothing = null

/** Where notices (`notifications.show`) and questions (`useAskFirst`) appear; loaded after the first page. */
export function Overlays() {
  useEffect(showQuestions, [])
  return (
    <>
      <Notifications position="bottom-center" autoClose={4_000} limit={3} />
      <ModalsProvider>{nothing}</ModalsProvider>
    </>
  )
}
