import type { TaxInvoice } from '@clipmint/contract'
import { expect, it } from 'vitest'

import { useDesk } from '../support/desk.ts'
import { enterBy, loginOf } from '../support/enter.ts'
import { languagesOr } from '../support/every.ts'
import { newOwner } from '../support/new-owner.ts'
import { operate } from '../support/operator.ts'
import { ownerBy } from '../support/owner.ts'
import { expectSoundAtEveryWidth, expectSoundPart } from '../support/screen.ts'
import { heights, widths } from '../support/visit.ts'

const desk = useDesk()

const words = {
  ko: {
    ask: '세금계산서 신청하기',
    title: '세금계산서 신청',
    number: '사업자등록번호',
    fields: { 상호: '하나상점', 대표자: '박하나', '사업장 주소': '서울 마포구 연남로 101' },
    kinds: { 업태: '소매업', 종목: '도자기' },
    send: '신청하기',
    needText: '꼭 적어 주세요.',
    wrong: /^없는 번호예요/,
    closed: /폐업한 것으로 등록된 사업자/,
    list: '신청한 세금계산서',
    requested: '발행 대기',
    change: /신청 내용 바꾸기$/,
    company: '상호',
    issued: '발행 완료',
  },
  en: {
    ask: 'Ask for a tax invoice',
    title: 'Ask for a tax invoice',
    number: 'Business number',
    fields: { Company: '하나상점', Representative: '박하나', 'Business address': '서울 마포구 연남로 101' },
    kinds: { 'Type of business': '소매업', 'Item of business': '도자기' },
    send: 'Ask for it',
    needText: 'Please fill this in.',
    wrong: /^There is no such number/,
    closed: /has this business as closed/,
    list: 'Tax invoices you asked for',
    requested: 'To be issued',
    change: /^Change the request for/,
    company: 'Company',
    issued: 'Issued',
  },
}

it.for(languagesOr('ko'))(
  'asks for a tax invoice with Pro, and sees when an operator has issued it (%s)',
  async (language) => {
    const said = words[language]
    const { email } = await newOwner(desk.product.url)
    await operate(desk.product, ['plans', 'grant', email, '--plan', 'pro', '--until', '2099-12-31'])
    const { page, faults, context } = await desk.visit({ language })
    await enterBy(page, loginOf(email))
    const owner = await ownerBy(desk.product.url, loginOf(email))
    await page.goto('/account/payments')
    await page.getByRole('button', { name: said.ask }).click()
    const dialog = page.getByRole('dialog', { name: said.title })
    const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
    const send = dialog.getByRole('button', { name: said.send })

    await field(said.number).pressSequentially('1234567890')
    expect(await field(said.number).inputValue()).toBe('123-45-67890')
    await dialog.getByText(said.wrong).waitFor()
    await field(said.number).fill('2208100603')
    await dialog.getByText(said.wrong).waitFor({ state: 'hidden' })
    await send.click()
    await dialog.getByText(said.needText).first().waitFor()
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: heights[width] ?? 900 })
      await expectSoundPart(page, dialog, `${language}-tax-invoice-${width}`)
    }
    for (const [name, value] of Object.entries({ ...said.fields, ...said.kinds }))
      await field(name).fill(value)
    await send.click()
    await dialog.getByText(said.closed).waitFor()
    await expectSoundPart(page, dialog, `${language}-tax-invoice-closed`)
    await field(said.number).fill('1234567891')
    await send.click()
    await dialog.waitFor({ state: 'hidden' })

    const list = page.getByRole('list', { name: said.list })
    await list.getByText(said.requested).waitFor()
    const { months } = await owner.ask<{ months: string[] }>('GET', '/v3/invoice/taxinvoice')
    // In the first days of a month the one before can be asked for, too.
    expect(await page.getByRole('button', { name: said.ask }).count()).toBe(months.length - 1)
    await list.scrollIntoViewIfNeeded()
    await expectSoundAtEveryWidth(page, { name: `${language}-tax-invoices`, axeAt: widths.phone })
    await list.getByRole('button', { name: said.change }).click()
    expect([await field(said.number).inputValue(), await field(said.company).inputValue()]).toEqual([
      '123-45-67891',
      '하나상점',
    ])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    const answer = await fetch(`${desk.product.url}/sandbox/inbox/messages.json`)
    const { messages } = (await answer.json()) as { messages: { text: string }[] }
    expect(messages.some(({ text }) => text.includes('123-45-67891') && text.includes('도자기'))).toBe(true)

    await page.goto('about:blank')
    const waiting: TaxInvoiceLine[] = JSON.parse(
      await operate(desk.product, ['tax-invoices', 'list', '--json']),
    )
    await operate(desk.product, ['tax-invoices', 'issue', waiting[0]?.id ?? ''])
    await page.goto('/account/payments')
    await list.getByText(said.issued, { exact: true }).waitFor()
    expect(await list.getByRole('button', { name: said.change }).count()).toBe(0)
    await list.scrollIntoViewIfNeeded()
    await expectSoundAtEveryWidth(page, { name: `${language}-tax-invoices-issued`, axeAt: widths.desk })
    expect(faults).toEqual([])
    await context.close()
  },
)

type TaxInvoiceLine = Pick<TaxInvoice, 'month' | 'companyName'> & { id: string }
