// @ts-check
import { canRun } from './machine.mjs'
import { run, say, timed } from './run.mjs'

const aptGet = '/usr/bin/apt-get'

/**
 * Installs the first of these Debian packages that there is when this process may; else throws the sentence that tells a person
 * how to.
 * @param {string} title
 * @param {string[]} names
 * @param {string} variable
 * @param {() => string | undefined} find
 */
export async function installFromDebian(title, names, variable, find) {
  const advice = `The tests need ${title}: install it (on Debian: sudo apt-get install ${names.join(', or ')}), or set ${variable} to where it is.`
  if (!canRun(aptGet) || process.getuid?.() !== 0) throw new Error(advice)
  say(`installing ${title} from Debian`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const took = await timed(async () => {
    await run(aptGet, ['update'], { env, quiet: true })
    for (const name of names) {
      if (find()) return
      // An older Debian has no headless shell.
      await run(aptGet, ['install', '--yes', '--no-install-recommends', name], { env, quiet: true }).catch(
        () => say(`there is no package ${name}`),
      )
    }
  })
  if (!find()) throw new Error(advice)
  say(`${title} installed in ${took}`)
}
