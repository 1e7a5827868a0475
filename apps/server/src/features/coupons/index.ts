export { coupons } from './calls.ts'
export { forget } from './commands.ts'
export { toOwned } from './present.ts'
export { createCoupon, NewCoupon, revokeCoupon } from './operators.ts'
export {
  discountOf,
  listUsableCoupons,
  returnCoupon,
  spendCoupon,
  type UsableCoupon,
  type Weighed,
  weighCoupons,
} from './payment.ts'
export { statusOf } from './rules.ts'
export { type Coupon, findCouponById, listCoupons, listHeld } from './store.ts'
