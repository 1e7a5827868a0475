export { returnAllowance, takeAllowance } from './allowance/commands.ts'
export { account } from './calls.ts'
export { getAccount, holdAccount } from './commands.ts'
export { accountJobs } from './jobs.ts'
