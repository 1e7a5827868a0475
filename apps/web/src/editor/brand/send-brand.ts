import { api } from '../../api/index.ts'
import { contentOf } from '../session/content.ts'
import type { Session } from '../session/session.ts'

/** What of a brand is kept with the video's call rather than with its edits. */
export type BrandChange = { name: string } | { logo: File | null } | 'from-kit'

/** Keeps a change of name or logo on the server and shows what came of it. Rejects when it was not kept. */
export async function sendBrand(session: Session, change: BrandChange): Promise<void> {
  const { projectId, editor, saver, assets } = session
  await saver.saveNow()
  const before = editor.state.brand
  const { result } = await api.projects.setBrand({ params: { id: projectId }, ...inputOf(change) })
  if (result.brand.logo) assets.add([result.brand.logo])
  const kept = contentOf(result)
  // Who went on typing meanwhile sees their own words; those are on their way too.
  const typed = editor.state.brand.name !== before.name && change !== 'from-kit'
  const brand = typed ? { ...kept.brand, name: editor.state.brand.name } : kept.brand
  if (result.rev > editor.rev) editor.rebase({ ...kept, brand }, result.rev)
  else editor.setBrand(brand)
}

function inputOf(change: BrandChange) {
  if (change === 'from-kit') return { body: { fromKit: 'true' } }
  if ('name' in change) return { body: { brandName: change.name } }
  if (change.logo === null) return { body: { removeLogo: 'true' } }
  return { body: {}, files: { brandLogo: [change.logo] } }
}
