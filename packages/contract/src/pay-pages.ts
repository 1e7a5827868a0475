// A door of its own (`@clipmint/contract/pay-pages`): the site asks before anything else is loaded, and all of the contract
// would come with it.

/** Pages that pay, and those that a payment ends on: they alone let in what the windows of gateways need. */
export function isPayPage(path: string): boolean {
  return /^\/(?:subscribe|purchase|projects\/purchase)(?:\/|$)/.test(path)
}
