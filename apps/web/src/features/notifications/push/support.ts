export type PushSupport = 'yes' | 'no' | 'home-screen'

/** Whether this browser can be pushed to; on an iPhone or iPad only from its home screen. */
export function pushSupport(): PushSupport {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return 'no'
  const canPush = ['PushManager', 'Notification'].every((name) => name in window)
  if (canPush) return 'yes'
  return isApple() && !window.matchMedia('(display-mode: standalone)').matches ? 'home-screen' : 'no'
}

/** An iPad says that it is a Mac, and is the only one that is touched. */
function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
