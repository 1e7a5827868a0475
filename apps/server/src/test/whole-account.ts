import { account } from '../features/account/index.ts'
import { ownInfo } from '../features/billing/index.ts'
import { creditLimit } from '../features/credits/index.ts'

/** The calls of an account, with those that other areas answer. */
export const wholeAccount = { ...account, ...creditLimit, ...ownInfo }
