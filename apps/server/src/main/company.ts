import { isBusinessNumber } from '@clipmint/kit'
import { z } from 'zod'

import type { Settings } from '../settings.ts'

const Words = z.string().trim().min(1).max(120)
const Phone = z
  .string()
  .regex(
    /^(?:0\d{1,3}-\d{3,4}|1[5-9]\d{2})-\d{4}$/,
    'a Korean telephone number with its dashes, such as 02-1234-5678',
  )

/** What the law asks a shop to say of itself at the foot of its site. */
export const CompanyKeys = z.object({
  COMPANY_NAME: Words,
  COMPANY_REPRESENTATIVE: Words,
  COMPANY_ADDRESS: Words,
  COMPANY_PHONE: Phone,
  COMPANY_EMAIL: z.email('an e-mail address'),
  COMPANY_BUSINESS_NUMBER: z
    .string()
    .regex(/^\d{3}-\d{2}-\d{5}$/, 'a business number with its dashes, such as 123-45-67891')
    .refine(isBusinessNumber, 'its last digit does not fit the others; look for a mistyped one'),
  COMPANY_MAIL_ORDER_NUMBER: z
    .string()
    .regex(/^제\d{4}-[가-힣]{2,12}-\d{4,5}호$/, 'a mail-order number of the form 제2026-서울강남-00000호'),
  HOSTING_PROVIDER: Words,
  PRIVACY_OFFICER: Words,
  PRIVACY_OFFICER_PHONE: Phone,
  PRIVACY_OFFICER_EMAIL: z.email('an e-mail address'),
})

type Names = keyof z.infer<typeof CompanyKeys>

/** What a machine that tries the product out shows instead, labelled as a sample. */
const sample: Record<Names, string> = {
  COMPANY_NAME: '주식회사 클립민트',
  COMPANY_REPRESENTATIVE: '김민트',
  COMPANY_ADDRESS: '서울특별시 중구 세종대로 110 (04524)',
  COMPANY_PHONE: '02-0000-0000',
  COMPANY_EMAIL: 'help@clipmint.example',
  COMPANY_BUSINESS_NUMBER: '123-45-67891',
  COMPANY_MAIL_ORDER_NUMBER: '제2026-서울중구-00000호',
  HOSTING_PROVIDER: '주식회사 클립민트',
  PRIVACY_OFFICER: '이정보',
  PRIVACY_OFFICER_PHONE: '02-0000-0000',
  PRIVACY_OFFICER_EMAIL: 'privacy@clipmint.example',
}

/**
 * The company as the environment says it: whole or not at all, because the law asks for all of it. Without any of it a
 * sandbox shows a sample; what is wrong is added to `faults`.
 */
export function companyOf(
  raw: Record<string, string>,
  sandbox: boolean,
  faults: string[],
): Settings['company'] {
  const isSaid = Object.keys(CompanyKeys.shape).some((name) => raw[name] !== undefined)
  if (!isSaid) return sandbox ? toCompany(sample, true) : null
  const parsed = CompanyKeys.safeParse(raw)
  if (parsed.success) return toCompany(parsed.data, false)
  for (const { path, message } of parsed.error.issues) {
    const name = path.join('.')
    faults.push(
      `${name}: ${raw[name] === undefined ? 'needed, because the law asks for the whole block' : message}`,
    )
  }
  return null
}

function toCompany(said: Record<Names, string>, isSample: boolean): Settings['company'] {
  return {
    name: said.COMPANY_NAME,
    representative: said.COMPANY_REPRESENTATIVE,
    address: said.COMPANY_ADDRESS,
    phone: said.COMPANY_PHONE,
    email: said.COMPANY_EMAIL,
    businessNumber: said.COMPANY_BUSINESS_NUMBER,
    mailOrderNumber: said.COMPANY_MAIL_ORDER_NUMBER,
    hostingProvider: said.HOSTING_PROVIDER,
    officerName: said.PRIVACY_OFFICER,
    officerPhone: said.PRIVACY_OFFICER_PHONE,
    officerEmail: said.PRIVACY_OFFICER_EMAIL,
    isSample,
  }
}
