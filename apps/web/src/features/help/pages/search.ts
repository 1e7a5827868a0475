import type { DocumentName, FaqType } from '@clipmint/contract'

import { oneOf, type Searched } from '../../../app/search-parts.ts'

// Written out, because the routes are loaded with the first page and the contract is not.
const types: readonly FaqType[] = ['making', 'editing', 'posting', 'billing', 'account']
export const documents: readonly DocumentName[] = ['terms', 'privacy', 'payment']

export function isDocument(name: string): name is DocumentName {
  return (documents as readonly string[]).includes(name)
}

export type DocumentSearch = { version?: string | undefined }
export type FaqSearch = { type?: FaqType | undefined }

/** `v2.0`: an address takes a bare 2.0 for the number two. */
export function readDocumentSearch({ version }: Searched): DocumentSearch {
  return { version: typeof version === 'string' && /^v\d{1,3}\.\d{1,3}$/.test(version) ? version : undefined }
}

export function readFaqSearch({ type }: Searched): FaqSearch {
  return { type: oneOf(type, types) }
}

export const faqTypes = types
