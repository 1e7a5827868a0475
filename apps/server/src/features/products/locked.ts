import { locksOf } from '../locks/index.ts'

/** The products that are more than the plan has room for: they are seen, put away and deleted, and nothing else. */
export const { findLocked, refuseLocked } = locksOf('products')
