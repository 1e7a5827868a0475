export { DocumentText } from './document-text.tsx'
export { QuestionList } from './faq/question-list.tsx'
export { GuideIcon } from './guides/guide-icon.tsx'
export { useFaq } from './queries.ts'
