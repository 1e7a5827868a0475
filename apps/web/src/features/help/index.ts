export { DocumentText } from './document-text.tsx'
export { GuideIcon } from './guides/guide-icon.tsx'
