export { usePreferred, useSocialAccounts } from './queries.ts'
