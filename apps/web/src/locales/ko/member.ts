import { editor } from './editor.ts'
import { products } from './products.ts'
import { projects } from './projects.ts'
import { store } from './store.ts'
import { templates } from './templates.ts'
import { words } from './words.ts'

/** The words of the pages behind the sign-in, which come with the first of them, one line an area. */
export const memberWords = { editor, products, projects, store, templates, words }
