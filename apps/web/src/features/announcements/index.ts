export { NoticeWatch } from './notice-watch.tsx'

/** The screen of a site that is worked on, which hardly any visit sees. */
export async function loadUnavailableScreen() {
  return (await import('./unavailable-screen.tsx')).UnavailableScreen
}
