import { listFaces, type Manifest } from './manifests.ts'
import { allowedImports } from './rooms.ts'

/**
 * Files that match `from` (and not `exceptFrom`) may not import what matches `to` (and not `exceptTo`). All are paths
 * below the root; Node's own modules are `node:fs`, other packages `npm:zod`.
 */
export type ImportRule = {
  name: string
  reason: string
  from: RegExp
  exceptFrom?: RegExp
  to: Pattern
  exceptTo?: Pattern
}

/** A function where it depends on what `from` captured. */
export type Pattern = RegExp | ((captured: RegExpExecArray) => RegExp)

/** Tests, and what is in `src/test`, reach for what they set up; the rooms' walls hold for them too. */
export const testFile = /\.test\.tsx?$|^(packages|apps)\/[^/]+\/src\/test\//

/** Files that only tests run. A suite describes what several adapters have in common, and is imported by their tests. */
export const testOnlyFile = new RegExp(`${testFile.source}|\\.suite\\.ts$`)

/** All rules about single imports; cycles, and what a room must list as a dependency, are looked for beside them. */
export function listImportRules(manifests: ReadonlyMap<string, Manifest>): ImportRule[] {
  return [
    ...roomRules,
    ...listFaceRules(listFaces(manifests)),
    ...engineRules,
    ...networkRules,
    ...serverRules,
    ...webRules,
    ...areaRules,
    {
      name: 'product-in-src',
      reason:
        'What lies beside src builds the product or judges it, and may need what only developers install.',
      from: /^(packages|apps)\/[^/]+\/src\//,
      exceptFrom: new RegExp(`^packages/engine/src/cli/golden\\.ts$|${testOnlyFile.source}`),
      to: /^(packages|apps)\/[^/]+\/(?!src\/|public\/)/,
    },
    {
      name: 'no-tests-in-product',
      reason: 'Tests, and what they share, are imported by tests only.',
      from: /^/,
      exceptFrom: testOnlyFile,
      to: testOnlyFile,
    },
  ]
}

const roomRules: ImportRule[] = Object.entries(allowedImports).map(([room, allowed]) => ({
  name: `room:${room}`,
  reason: `${room} may import only: ${allowed.join(', ') || 'nothing'}.`,
  from: new RegExp(`^${room}/`),
  to: /^(packages|apps|e2e|tools)\//,
  exceptTo: new RegExp(`^(${[room, ...allowed].join('|')})/`),
}))

function listFaceRules(faces: string[]): ImportRule[] {
  const face = faces.map((it) => it.replaceAll('.', '\\.')).join('|')
  return Object.keys(allowedImports).map((room) => ({
    name: 'room-face',
    reason: 'Another room is imported by its package name, through what its package.json exports.',
    from: new RegExp(`^${room}/`),
    to: /^(packages|apps)\//,
    exceptTo: new RegExp(`^${room}/|^(${face})$`),
  }))
}

const engineHomesApart = {
  name: 'engine-homes-apart',
  reason: 'The browser home never sees the Node home, nor the other way round.',
}

const engineRules: ImportRule[] = [
  {
    name: 'engine-knows-no-home',
    reason:
      'The engine draws on what it is given; only its own home (browser, or node and cli) knows the platform.',
    from: /^packages\/engine\/src\//,
    exceptFrom: new RegExp(`^packages/engine/src/(browser|node|cli)[./]|${testFile.source}`),
    to: /^packages\/engine\/src\/(browser|node|cli)[./]/,
  },
  {
    ...engineHomesApart,
    from: /^packages\/engine\/src\/browser[./]/,
    to: /^packages\/engine\/src\/(node|cli)[./]/,
  },
  {
    ...engineHomesApart,
    from: /^packages\/engine\/src\/(node|cli)[./]/,
    to: /^packages\/engine\/src\/browser[./]/,
  },
]

const networkRules: ImportRule[] = [
  {
    name: 'facts-are-for-browsers-too',
    reason: 'What all sides know of a network sees neither how it is posted to nor Node.',
    from: /^packages\/networks\/src\/(index\.ts|networks\.ts|all-facts\.ts|post\/|[^/]+\/facts\.ts)/,
    exceptFrom: testFile,
    to: /^packages\/(networks|net)\//,
    exceptTo: /^packages\/networks\/src\/(networks\.ts|all-facts\.ts|post\/|[^/]+\/facts\.ts)/,
  },
  {
    name: 'contract-hands-on-facts-alone',
    reason: 'Browsers read the contract: of the networks it knows the facts, and nothing of the server’s.',
    from: /^packages\/contract\//,
    to: /^packages\/networks\/src\//,
    exceptTo: /^packages\/networks\/src\/index\.ts$/,
  },
]

const serverRules: ImportRule[] = [
  {
    name: 'rules-are-pure',
    reason: 'rules.ts decides; it reads no clock, no network, no database.',
    from: /\/rules\.ts$/,
    to: /^apps\/server\/src\/(http|db|jobs|context|failure)|^packages\/integrations\/|^node:/,
  },
  {
    name: 'sql-in-store',
    reason: "SQL lives in an area's store.ts.",
    from: /^apps\/server\/src\/features\//,
    exceptFrom: new RegExp(`/store\\.ts$|${testFile.source}`),
    to: /^apps\/server\/src\/db\//,
  },
  {
    name: 'http-and-jobs-know-no-feature',
    reason:
      'http serves whatever contract it is given and jobs runs whatever job; features/index.ts hands them over.',
    from: /^apps\/server\/src\/(http|jobs)\//,
    exceptFrom: testFile,
    to: /^apps\/server\/src\/features\//,
  },
]

const webRules: ImportRule[] = [
  {
    name: 'player-knows-no-screen',
    reason: 'The player plays in the editor and in the store alike, so it knows neither.',
    from: /^apps\/web\/src\/player\//,
    to: /^apps\/web\/src\/(app|editor|features)\//,
  },
  {
    name: 'features-know-no-editor',
    reason: 'The editor is a screen of its own; what others need as well has a room beside it.',
    from: /^apps\/web\/src\/features\//,
    to: /^apps\/web\/src\/editor\//,
  },
]

const featureFace = {
  name: 'feature-face',
  reason: 'An area is seen only through its index.ts; the routes also name its pages.',
}

const areaRules: ImportRule[] = [
  {
    ...featureFace,
    from: /^apps\/(server|web)\/src\/features\/([^/]+)\//,
    to: ([, app]) => new RegExp(`^apps/${app}/src/features/`),
    exceptTo: ([, app, area]) =>
      new RegExp(`^apps/${app}/src/features/(${area}/|[^/]+/index\\.tsx?$|index\\.tsx?$)`),
  },
  {
    ...featureFace,
    from: /^apps\/(server|web)\/src\//,
    exceptFrom: new RegExp(`^apps/(server|web)/src/features/|${testFile.source}`),
    to: /^apps\/[^/]+\/src\/features\/[^/]+\//,
    exceptTo: /\/features\/[^/]+\/(index\.tsx?$|pages\/)/,
  },
]
