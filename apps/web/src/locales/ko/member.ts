import { checks } from './checks.ts'
import { editor } from './editor.ts'
import { presence } from './presence.ts'
import { products } from './products.ts'
import { projects } from './projects.ts'
import { render } from './render.ts'
import { share } from './share.ts'
import { store } from './store.ts'
import { templates } from './templates.ts'

/** The words of the pages behind the sign-in, which come with the first of them, one line an area. */
export const memberWords = { checks, editor, presence, products, projects, render, share, store, templates }
