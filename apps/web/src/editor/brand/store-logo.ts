import { api } from '../../api/index.ts'
import { saveFirst } from '../save/save-first.ts'
import { contentOf } from '../session/content.ts'
import type { Session } from '../session/session.ts'

/** Stores a logo for the video and shows it, as a step that can be taken back. Rejects when it was not kept. */
export async function storeLogo(session: Session, file: File): Promise<void> {
  const { projectId, editor, assets } = session
  await saveFirst(session)
  const { result } = await api.projects.setBrand({
    params: { id: projectId },
    body: {},
    files: { brandLogo: [file] },
  })
  if (result.brand.logo) assets.add([result.brand.logo])
  // A save that met it on the way has brought it in already.
  if (result.rev > editor.rev) editor.takeInLogo(contentOf(result), result.rev)
}
