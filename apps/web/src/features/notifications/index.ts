export { Bell } from './bell.tsx'
export { TellMe } from './tell-me.tsx'
export { NotificationWatch } from './watch.tsx'
