import { account } from './account.ts'
import { common } from './common.ts'
import { editor } from './editor.ts'
import { errors } from './errors.ts'
import { frame } from './frame.ts'
import { landing } from './landing.ts'
import { music } from './music.ts'
import { products } from './products.ts'
import { projects } from './projects.ts'
import { store } from './store.ts'
import { templates } from './templates.ts'
import { titles } from './titles.ts'

/** Every word of the site in English, one line an area. */
export const en = {
  account,
  common,
  editor,
  errors,
  frame,
  landing,
  music,
  products,
  projects,
  store,
  templates,
  titles,
}
