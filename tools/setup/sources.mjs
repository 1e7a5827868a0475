// @ts-check
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

import { root } from './run.mjs'

/**
 * A hash of all files in these places (files or folders; what is not there counts as nothing), by path and content.
 * Tests build nothing, so they are left out.
 * @param {string[]} places
 */
export function hashSources(places) {
  const hash = createHash('sha256')
  for (const file of places.flatMap(filesUnder)) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash
}

/**
 * @param {string} place
 * @returns {string[]}
 */
function filesUnder(place) {
  const stat = statSync(place, { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return /\.test\.tsx?$/.test(place) ? [] : [place]
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesUnder(join(place, name)))
}
