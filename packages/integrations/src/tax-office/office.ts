/** How the tax office knows a business: whether an invoice can be made out to it. */
export type BusinessStatus =
  | { status: 'active' | 'paused' | 'closed' | 'unregistered' }
  /** Nobody can say now; `reason` is for logs and holds no key. */
  | { status: 'unknown'; reason: string }

export type TaxOffice = {
  /** Looks up ten digits, with or without dashes. Never throws. */
  status: (businessNumber: string) => Promise<BusinessStatus>
}

/** Where nobody can be asked. */
export const unavailableTaxOffice: TaxOffice = {
  status: () => Promise.resolve({ status: 'unknown', reason: 'There is no NTS_SERVICE_KEY.' }),
}
