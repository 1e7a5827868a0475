export { useIsOfPartner } from './partner.ts'
export { planWord } from './plan.ts'
export { type User, useLimit, useSignOut, useUser } from './queries.ts'
export { useSandbox } from './sandbox.ts'
