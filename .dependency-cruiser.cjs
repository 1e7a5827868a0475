const { join } = require('node:path')

/** Which room may lean on which. A room may import those on its line, and itself. */
const rooms = {
  'packages/kit': [],
  'packages/film': ['packages/kit'],
  'packages/music': ['packages/kit'],
  'packages/copy': ['packages/kit'],
  'packages/ui': ['packages/kit'],
  'packages/engine': ['packages/kit', 'packages/film', 'packages/music'],
  'packages/editor': ['packages/kit', 'packages/film'],
  'packages/net': [],
  'packages/networks': ['packages/film', 'packages/net'],
  'packages/contract': ['packages/kit', 'packages/film', 'packages/networks'],
  'packages/integrations': ['packages/kit', 'packages/net', 'packages/networks', 'packages/contract'],
  'apps/sandbox': ['packages/kit'],
  'apps/web': [
    'packages/kit',
    'packages/film',
    'packages/music',
    'packages/copy',
    'packages/engine',
    'packages/editor',
    'packages/contract',
    'packages/ui',
  ],
  'apps/server': [
    'packages/kit',
    'packages/film',
    'packages/music',
    'packages/copy',
    'packages/engine',
    'packages/contract',
    'packages/integrations',
  ],
  e2e: ['packages/contract'],
  tools: ['packages/copy', 'packages/engine', 'packages/film', 'packages/networks'],
}

/** Tests, and what is in `src/test`, reach for what they set up; the rooms' walls hold for them too. */
const test = '\\.test\\.tsx?$|^(packages|apps)/[^/]+/src/test/'

const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `room:${room}`,
  comment: `${room} may import only: ${allowed.join(', ') || 'nothing'}.`,
  severity: 'error',
  from: { path: `^${room}/` },
  to: { path: '^(packages|apps|e2e|tools)/', pathNot: [room, ...allowed].map((it) => `^${it}/`) },
}))

/** What a room shows to the others: the files its package.json exports. */
const faces = Object.keys(rooms).flatMap((room) =>
  Object.values(require(join(__dirname, room, 'package.json')).exports ?? {}).map((file) => join(room, file)),
)

const faceRules = Object.keys(rooms).map((room) => ({
  name: 'room-face',
  comment: 'Another room is imported by its package name, through what its package.json exports.',
  severity: 'error',
  from: { path: `^${room}/` },
  to: {
    path: '^(packages|apps)/',
    pathNot: [`^${room}/`, ...faces.map((it) => `^${it.replaceAll('.', '\\.')}$`)],
  },
}))

const engineRules = [
  {
    name: 'engine-knows-no-home',
    comment:
      'The engine draws on what it is given; only its own home (browser, or node and cli) knows the platform.',
    severity: 'error',
    from: { path: '^packages/engine/src/', pathNot: ['^packages/engine/src/(browser|node|cli)[./]', test] },
    to: { path: '^packages/engine/src/(browser|node|cli)[./]' },
  },
  {
    name: 'engine-homes-apart',
    comment: 'The browser home never sees the Node home, nor the other way round.',
    severity: 'error',
    from: { path: '^packages/engine/src/browser[./]' },
    to: { path: '^packages/engine/src/(node|cli)[./]' },
  },
  {
    name: 'engine-homes-apart',
    comment: 'The browser home never sees the Node home, nor the other way round.',
    severity: 'error',
    from: { path: '^packages/engine/src/(node|cli)[./]' },
    to: { path: '^packages/engine/src/browser[./]' },
  },
]

const networkRules = [
  {
    name: 'facts-are-for-browsers-too',
    comment: 'What all sides know of a network sees neither how it is posted to nor Node.',
    severity: 'error',
    from: {
      path: '^packages/networks/src/(index\\.ts|networks\\.ts|all-facts\\.ts|post/|[^/]+/facts\\.ts)',
      pathNot: test,
    },
    to: {
      path: '^packages/(networks|net)/',
      pathNot: '^packages/networks/src/(networks\\.ts|all-facts\\.ts|post/|[^/]+/facts\\.ts)',
    },
  },
  {
    name: 'contract-hands-on-facts-alone',
    comment: 'Browsers read the contract: of the networks it knows the facts, and nothing of the server’s.',
    severity: 'error',
    from: { path: '^packages/contract/' },
    to: { path: '^packages/networks/src/', pathNot: '^packages/networks/src/index\\.ts$' },
  },
]

const serverRules = [
  {
    name: 'rules-are-pure',
    comment: 'rules.ts decides; it reads no clock, no network, no database.',
    severity: 'error',
    from: { path: '/rules\\.ts$' },
    to: { path: '^apps/server/src/(http|db|jobs|context|failure)|^packages/integrations/' },
  },
  {
    name: 'rules-are-pure',
    comment: 'rules.ts decides; it reads no clock, no network, no database.',
    severity: 'error',
    from: { path: '/rules\\.ts$' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'sql-in-store',
    comment: "SQL lives in an area's store.ts.",
    severity: 'error',
    from: { path: '^apps/server/src/features/', pathNot: ['/store\\.ts$', test] },
    to: { path: '^apps/server/src/db/' },
  },
  {
    name: 'http-and-jobs-know-no-feature',
    comment:
      'http serves whatever contract it is given and jobs runs whatever job; features/index.ts hands them over.',
    severity: 'error',
    from: { path: '^apps/server/src/(http|jobs)/', pathNot: test },
    to: { path: '^apps/server/src/features/' },
  },
]

const webRules = [
  {
    name: 'player-knows-no-screen',
    comment: 'The player plays in the editor and in the store alike, so it knows neither.',
    severity: 'error',
    from: { path: '^apps/web/src/player/' },
    to: { path: '^apps/web/src/(app|editor|features)/' },
  },
  {
    name: 'features-know-no-editor',
    comment: 'The editor is a screen of its own; what others need as well has a room beside it.',
    severity: 'error',
    from: { path: '^apps/web/src/features/' },
    to: { path: '^apps/web/src/editor/' },
  },
]

module.exports = {
  forbidden: [
    ...roomRules,
    ...faceRules,
    ...engineRules,
    ...networkRules,
    ...serverRules,
    ...webRules,
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one idea, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'feature-face',
      comment: 'An area is seen only through its index.ts; the routes also name its pages.',
      severity: 'error',
      from: { path: '^apps/(server|web)/src/features/([^/]+)/' },
      to: {
        path: '^apps/$1/src/features/',
        pathNot: '^apps/$1/src/features/($2/|[^/]+/index\\.tsx?$|index\\.tsx?$)',
      },
    },
    {
      name: 'feature-face',
      comment: 'An area is seen only through its index.ts; the routes also name its pages.',
      severity: 'error',
      from: { path: '^apps/(server|web)/src/', pathNot: ['^apps/(server|web)/src/features/', test] },
      to: { path: '^apps/[^/]+/src/features/[^/]+/', pathNot: '/features/[^/]+/(index\\.tsx?$|pages/)' },
    },
    {
      name: 'no-tests-in-product',
      comment: 'Tests, and what they share, are imported by tests only.',
      severity: 'error',
      from: { pathNot: test },
      to: { path: test },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.cache)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
