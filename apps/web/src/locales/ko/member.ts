import { editor } from './editor.ts'
import { music } from './music.ts'
import { products } from './products.ts'
import { projects } from './projects.ts'
import { store } from './store.ts'
import { templates } from './templates.ts'

/** The words of the pages behind the sign-in, which come with the first of them, one line an area. */
export const memberWords = { editor, music, products, projects, store, templates }
