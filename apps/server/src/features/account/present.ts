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
      planEndsAt: account.planEndsAt?.toISOString() ?? null,
    },
    kbPay: account.kbPay,
    inflow: account.inflow,
    business: account.isBusiness,
    marketing: {
      email: account.marketingChannels.includes('email'),
      sms: account.marketingChannels.includes('sms'),
      push: account.marketingChannels.includes('push'),
      agreedAt: account.marketingAgreedAt?.toISOString() ?? null,
    },
    snsAccount: [],
    externals: { cafe24: null },
    FCMToken: account.fcmToken,
    language: account.language === null ? null : account.language === 'en' ? 'en' : 'ko',
    country: account.country,
    hasPassword: account.passwordHash !== null,
    createdAt: account.createdAt.toISOString(),
    isDemo: account.isDemo,
  }
}
