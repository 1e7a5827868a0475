export { coupons } from './calls.ts'
export { forget } from './commands.ts'
export { createCoupon, NewCoupon, revokeCoupon } from './operators.ts'
export { type Coupon, listCoupons } from './store.ts'
