import type { User } from '@clipmint/contract'

import type { Account } from './store.ts'

/** An account as its owner sees it; nothing secret is in it. */
export function toUser(account: Account): User {
  return {
    _id: account.id,
    userName: account.name,
    userEmail: account.email,
    userPhoneNumber: account.phone,
    payment: {
      planType: account.planType,
      subscription: account.planType > 0,
      snsUpload: account.snsUpload,
    },
    kbPay: account.kbPay,
    inflow: account.inflow,
    business: account.isBusiness,
    marketing: account.marketingAgreedAt !== null,
    snsAccount: [],
    FCMToken: account.fcmToken,
    language: account.language === null ? null : account.language === 'en' ? 'en' : 'ko',
    country: account.country,
    createdAt: account.createdAt.toISOString(),
    isDemo: account.isDemo,
  }
}
