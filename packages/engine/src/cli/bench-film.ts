import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'

import type { Film } from '@clipmint/film'

import { facesOf } from '../fonts.ts'
import { soundSettings, videoSettings } from '../node/encode/encoder.ts'
import { registerFonts } from '../node/fonts.ts'
import { nodeHome } from '../node/home.ts'
import { makeSound } from '../node/sound.ts'
import { Stage } from '../stage.ts'
import { type TextLayout, type TextRun, wordsOf } from '../text/layout.ts'
import { benchFilm, benchFilms } from './bench/films.ts'
import { readBenchMedia } from './bench/media.ts'
import { toWav } from './bench/wav.ts'
import { CommandError, runCommand } from './command.ts'

// `bench-film.ts FILM FOLDER`: hands a film of the bench, whose media lie in the folder, to another renderer. FILM.json
// there holds the film, where each word of it stands, the files it shows and how we would encode it; FILM.wav is its sound, mixed.

await runCommand(async () => {
  const [wanted, folder] = process.argv.slice(2)
  const name = benchFilms.find((it) => it === wanted)
  if (!name || folder === undefined) throw new CommandError('Usage: bench-film.ts FILM FOLDER')
  const film = benchFilm(name, await readBenchMedia(folder))
  const files = Object.fromEntries(Object.values(film.media).map(({ file }) => [file.id, file.id]))
  const sound = join(folder, `${name}.wav`)
  await writeFile(sound, toWav(await makeSound(film, files)))
  const encoding = { video: videoSettings, sound: soundSettings }
  const handedOver = { film, texts: textsOf(film), ...filesOf(film, sound), encoding }
  await writeFile(join(folder, `${name}.json`), JSON.stringify(handedOver))
})

/** Where the words of each text stand, by its layer's id: broken into lines, sized and placed by our own rules. */
function textsOf(film: Film): Record<string, { layout: TextLayout; words: readonly TextRun[] }> {
  registerFonts()
  const stage = new Stage(nodeHome, film, 1)
  const layers = film.scenes.flatMap((scene) => scene.layers)
  const texts = layers.flatMap((layer) => {
    if (layer.kind !== 'text') return []
    const layout = stage.layoutOf(layer)
    return [[layer.id, { layout, words: wordsOf(layout, stage.measure, layer) }] as const]
  })
  stage.dispose()
  return Object.fromEntries(texts)
}

/** The names under which the composition finds its files, and where each lies on this machine. */
function filesOf(film: Film, sound: string) {
  const require = createRequire(import.meta.url)
  const fonts = facesOf(film).map(({ family, weight, file }) => ({
    family,
    weight,
    path: require.resolve(file),
  }))
  const media = Object.values(film.media).map(({ key, file }) => ({ key, path: file.id }))
  const paths = [sound, ...fonts.map(({ path }) => path), ...media.map(({ path }) => path)]
  return {
    sound: basename(sound),
    fonts: fonts.map(({ path, ...face }) => ({ ...face, name: basename(path) })),
    media: Object.fromEntries(media.map(({ key, path }) => [key, basename(path)])),
    files: Object.fromEntries(paths.map((path) => [basename(path), path])),
  }
}
