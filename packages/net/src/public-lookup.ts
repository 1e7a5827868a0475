import { lookup as askDns } from 'node:dns'
import type { LookupFunction } from 'node:net'

import { isPublicAddress } from './address.ts'

/** A name that leads into a private network. */
export class PrivateName extends Error {
  override name = 'PrivateName'
}

/** How names become addresses; the machine's own way unless a test says another. */
export type AskNames = typeof askDns

/**
 * A `lookup` for connections to names that strangers chose: a name that leads into a private network, now or for this
 * one question, is not connected to. The connection goes to the very addresses that were looked at, so a name server
 * that answers otherwise the next time changes nothing.
 */
export function vettedLookup(askNames: AskNames): LookupFunction {
  return (hostname, options, callback) => {
    askNames(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '')
      const open = addresses.filter(({ address }) => isPublicAddress(address))
      const [first] = open
      if (!first || open.length < addresses.length) {
        return callback(new PrivateName(`${hostname} leads into a private network.`), '')
      }
      if (options.all === true) callback(null, open)
      else callback(null, first.address, first.family)
    })
  }
}

export const publicLookup = vettedLookup(askDns)
