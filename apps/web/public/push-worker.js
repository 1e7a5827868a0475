// Shows what the server pushes while no page is open, and brings people to what it tells of.

/** @typedef {{ id: string, title: string, body: string, url: string, lang: string }} Notice */

self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.url ?? '/projects'))
})

// The push service may give a browser another address; the site tells the server of it at the next visit.
self.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options
  if (options) event.waitUntil(self.registration.pushManager.subscribe(options))
})

/** @returns {Notice | null} what was sent, in the language of this browser's person; null for what cannot be read. */
function read(data) {
  try {
    const { id, title, body, url, lang } = data.json()
    return typeof title === 'string' && typeof url === 'string' ? { id, title, body, url, lang } : null
  } catch {
    return null
  }
}

/** Something is shown for every push: a browser takes the right away from who shows nothing. */
async function show(notice) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await self.registration.showNotification(notice?.title ?? 'Clipmint', {
    body: notice?.body ?? '',
    lang: notice?.lang ?? '',
    // A push that comes twice takes the place of the first.
    tag: notice?.id ?? 'clipmint',
    icon: '/mark-192.png',
    badge: '/badge-96.png',
    // Whoever looks at the site has been told there.
    silent: windows.some(({ focused }) => focused),
    data: { url: notice?.url ?? '/projects' },
  })
}

/** The page in the tab that shows it; else in another tab of the site, but for one where a video is edited; else anew. */
async function open(path) {
  const address = new URL(path, self.location.origin)
  if (address.origin !== self.location.origin) return
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = tabs.find(({ url }) => new URL(url).pathname === address.pathname)
  if (there) return void (await there.focus())
  const free = tabs.find(({ url }) => !new URL(url).pathname.startsWith('/app'))
  if (!free) return void (await self.clients.openWindow(address.href))
  free.postMessage({ type: 'clipmint.go', path: address.pathname })
  await free.focus()
}
