export { AccountFrame } from './info/account-frame.tsx'
export { planWord } from './plan.ts'
export { type User, useLimit, useSignOut, useUser } from './queries.ts'
export { useSandbox } from './sandbox.ts'
