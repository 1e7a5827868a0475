import { notifications } from '@mantine/notifications'

import { useFailureText } from './failure-note.tsx'

/** Says in a corner of the screen what went wrong with something that was pressed. */
export function useTellFailure(): (error: unknown) => void {
  const text = useFailureText()
  return (error) => notifications.show({ color: 'red', message: text(error) })
}
