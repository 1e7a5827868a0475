// node e2e/figures/first-page.ts: what the start weighs in JavaScript for a visitor of either language, file by file.
import { bytesOf, FIRST_PAGE_BYTES, scriptsOfFirstPage } from '../support/first-page.ts'
import { startProduct } from '../support/product.ts'
import { tell } from '../support/tell.ts'
import { newVisitor, openBrowser } from '../support/visit.ts'

const product = await startProduct()
const browser = await openBrowser()
try {
  for (const language of ['ko', 'en'] as const) {
    const { page, context } = await newVisitor(browser, { url: product.url, language })
    const scripts = await scriptsOfFirstPage(page)
    for (const { file, bytes } of scripts) tell(`${language} ${String(bytes).padStart(7)} ${file}`)
    tell(`${language} ${bytesOf(scripts)} bytes in ${scripts.length} files, of at most ${FIRST_PAGE_BYTES}`)
    await context.close()
  }
} finally {
  await browser.close()
  await product.close()
}
