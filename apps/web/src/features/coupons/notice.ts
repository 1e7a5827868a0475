import { notifications } from '@mantine/notifications'

const NOTICE = 'coupon-done'

/** Says what went well with a coupon, in place of what was said before. */
export function sayDone(message: string): void {
  forgetDone()
  notifications.show({ id: NOTICE, message })
}

/** Takes that away: it says nothing of what is asked for next, which may be refused. */
export function forgetDone(): void {
  notifications.hide(NOTICE)
}
