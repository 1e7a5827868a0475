import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { documentNames, faqTypes, limits } from '@clipmint/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { library, readLibrary } from './library.ts'

const shipped = fileURLToPath(new URL('../../../../../content/help/', import.meta.url))

describe('the help that ships', () => {
  it.for(['ko', 'en'] as const)('has everything a reader looks for, in %s', (lang) => {
    const { documents, guides, questions, notices } = library[lang]
    expect(documentNames.filter((name) => !documents.some(({ id }) => id === name))).toEqual([])
    expect(guides.map(({ id }) => id)).toContain('direct')
    for (const type of faqTypes)
      expect(questions.filter(({ faqType }) => faqType === type).length).toBeGreaterThanOrEqual(5)
    expect(notices.map(({ effective }) => effective)).toEqual(
      notices
        .map((it) => it.effective)
        .toSorted()
        .toReversed(),
    )
  })

  it('says in its documents the numbers that the product goes by', async () => {
    const payment = await readFile(join(shipped, 'ko/documents/payment-1.1.md'), 'utf8')
    const terms = await readFile(join(shipped, 'ko/documents/terms-2.0.md'), 'utf8')
    expect(payment).toContain(`${limits.freeEditingDays}일 동안 편집`)
    expect(payment).toContain(`가입한 날부터 ${limits.uploadTrialDays}일`)
    expect(terms).toContain(`${limits.trashDays}일 뒤에 지웁니다`)
  })

  it('leads only to guides and documents that there are', () => {
    const { guides, documents } = library.ko
    const known = [...guides.map(({ id }) => `/guide/${id}`), ...documents.map(({ id }) => `/docs/${id}`)]
    const links = JSON.stringify(library).match(/"href":"\/[^"]+"/g) ?? []
    expect(links.filter((link) => !known.includes(link.slice(8, -1)))).toEqual([])
  })
})

describe('a folder with a fault', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clipmint-help-'))
    await cp(shipped, folder, { recursive: true })
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  async function change(name: string, from: string, to: string): Promise<void> {
    const file = join(folder, name)
    const text = await readFile(file, 'utf8')
    expect(text).toContain(from)
    await writeFile(file, text.replace(from, to))
  }

  it('reads as it is', async () => {
    expect((await readLibrary(folder)).ko.guides).toHaveLength(library.ko.guides.length)
  })

  it('stops at a number that nobody knows', async () => {
    await change('ko/guides/my-videos.md', '{{trashDays}}', '{{binDays}}')
    await expect(readLibrary(folder)).rejects.toThrow(
      /my-videos\.md:\d+: Nobody knows what \{\{binDays\}\} is/,
    )
  })

  it('stops at a file that is not named after what it says', async () => {
    await change('en/documents/terms-2.0.md', 'version: 2.0', 'version: 2.1')
    await expect(readLibrary(folder)).rejects.toThrow('The file says it is terms-2.1, and so must its name.')
  })

  it('stops at what one language has and the other has not', async () => {
    await rm(join(folder, 'en/guides/brand.md'))
    await change('ko/faq/account.md', '{#leaving}', '{#going}')
    await expect(readLibrary(folder)).rejects.toThrow(
      /en has no guide brand; en has no question going; ko has no/,
    )
  })

  it('stops at a question without a name', async () => {
    await change('ko/faq/account.md', ' {#leaving}', '')
    await expect(readLibrary(folder)).rejects.toThrow('has no name such as {#how}')
  })

  it('stops at a day that is none', async () => {
    await change('ko/notices/opening.md', '2026-10-01', 'soon')
    await expect(readLibrary(folder)).rejects.toThrow(/opening\.md:3: effective: /)
  })
})
