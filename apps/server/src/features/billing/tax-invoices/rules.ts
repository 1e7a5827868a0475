import { limits, type TaxInvoiceDetails } from '@clipmint/contract'
import { dayInSeoul } from '@clipmint/kit'

/** The months whose tax invoice can be asked for: this one in Seoul and, as long as it may still be issued, the last. */
export function openMonths(now: Date): string[] {
  const [year = 0, month = 0, day = 0] = dayInSeoul(now).split('-').map(Number)
  const months = [toMonth(year, month)]
  if (day > limits.taxInvoiceDay) return months
  return [...months, month === 1 ? toMonth(year - 1, 12) : toMonth(year, month - 1)]
}

function toMonth(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`
}

/** Ten digits as 000-00-00000. */
export function toNumber(text: string): string {
  return text.replaceAll('-', '').replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3')
}

/** Whether two requests are made out to the same, to the letter. */
export function isSame(one: TaxInvoiceDetails, other: TaxInvoiceDetails): boolean {
  return (
    one.businessNumber === other.businessNumber &&
    one.companyName === other.companyName &&
    one.representative === other.representative &&
    one.address === other.address &&
    one.businessType === other.businessType &&
    one.businessItem === other.businessItem &&
    one.email === other.email
  )
}
