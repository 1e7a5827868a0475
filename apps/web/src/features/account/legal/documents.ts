import type { SiteLanguage } from '../../../locales/language.ts'
import { en } from './en.ts'
import { ko } from './ko.ts'

export type LegalName = 'terms' | 'privacy'

/** A document as it is read: what it is about, then one matter at a time. */
export type LegalDocument = { lead: string; parts: readonly { head: string; text: string }[] }

/** What an owner agrees to when signing up. */
export const legalDocuments: Record<SiteLanguage, Record<LegalName, LegalDocument>> = { ko, en }
