import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'

const nothing = null

/** Where notices (`notifications.show`) and dialogs (`modals.open…`) appear; loaded after the first page. */
export function Overlays() {
  return (
    <>
      <Notifications position="bottom-center" autoClose={4_000} limit={3} />
      <ModalsProvider>{nothing}</ModalsProvider>
    </>
  )
}
