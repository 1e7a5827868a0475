export { DocumentText } from './document-text.tsx'
