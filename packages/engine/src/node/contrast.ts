import type { Film } from '@clipmint/film'

import { ContrastMeter, type Contrasts } from '../contrast/contrast-meter.ts'
import { registerFonts } from './fonts.ts'
import { nodeHome } from './home.ts'
import { type FilmFiles, NodeMedia } from './media.ts'

/** How well each text of a film is told from what is drawn behind it. */
export async function measureContrast(film: Film, files: FilmFiles): Promise<Contrasts> {
  registerFonts()
  const media = new NodeMedia(film, files)
  try {
    const contrasts = await new ContrastMeter().measure(film, {
      home: nodeHome,
      media,
      prepare: (timeMs) => media.prepare(timeMs),
      pause: () => Promise.resolve(true),
      onFailure: (error) => {
        throw error
      },
    })
    return contrasts ?? new Map()
  } finally {
    await media.close()
  }
}
