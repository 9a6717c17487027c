// Imports point one way: apps → packages → kernel. `pnpm check` fails on any other.
// Every package not listed here holds the rules of a game.
const shared = ['kernel', 'chance', 'bots', 'protocol', 'games', 'trial'];
const rulesPackages = `^packages/(?!(?:${shared.join('|')})/)([^/]+)/src/`;

/** The server's folders and what each may import. */
const serverFolders = {
  store: [],
  engine: ['store'],
  match: ['engine', 'store'],
  ops: ['engine', 'store'],
  door: ['ops', 'store'],
  bots: ['door'],
  cluster: ['door', 'ops', 'store'],
  live: ['bots', 'cluster', 'door', 'engine', 'match', 'ops', 'store'],
  desk: ['door', 'live', 'match', 'ops', 'store'],
  calls: ['cluster', 'door', 'engine', 'live', 'match', 'ops', 'store'],
  lobby: ['bots', 'calls', 'cluster', 'door', 'engine', 'live', 'match', 'ops', 'store'],
};

// The web client's folders, lowest first: each imports only those before it.
const floors = [
  'i18n',
  'design',
  'net',
  'game',
  'kit',
  'boards',
  'shared',
  'room',
  'table',
  'practice',
  'archive',
  'offline',
  'dev',
];
const webFloors = floors.map((floor, index) => ({
  name: `web-${floor}-imports-lower-floors-only`,
  severity: 'error',
  from: { path: `^apps/web/src/${floor}/` },
  to: { path: `^apps/web/src/(${[...floors.slice(index + 1), 'lobby'].join('|')}|[^/]+\\.tsx?$)` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Modules can be read from the bottom up.',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kernel-stands-alone',
      severity: 'error',
      comment: 'The contract knows no game, no driver and no library.',
      from: { path: '^packages/kernel/src/' },
      to: { pathNot: ['^packages/kernel/src/', 'boardgame\\.io'] },
    },
    {
      name: 'rules-know-the-kernel-only',
      severity: 'error',
      comment: "A rules package imports the kernel and boardgame.io's types, nothing else.",
      from: { path: rulesPackages },
      to: {
        pathNot: ['^packages/kernel/src/', '^packages/$1/src/', 'boardgame\\.io'],
      },
    },
    {
      name: 'boardgame-io-types-only',
      severity: 'error',
      comment: "Only a game's boardgame.ts knows boardgame.io, and by its types.",
      from: { path: rulesPackages, pathNot: 'boardgame\\.ts$' },
      to: { path: 'boardgame\\.io' },
    },
    {
      name: 'boardgame-io-not-at-run-time',
      severity: 'error',
      comment: 'The rules run without boardgame.io.',
      from: { path: rulesPackages },
      to: { path: 'boardgame\\.io', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'chance-knows-the-contract-only',
      severity: 'error',
      comment: 'Keys and verification for any game; the only place with cryptography.',
      from: { path: '^packages/chance/src/' },
      to: { pathNot: ['^packages/(chance|kernel)/src/', '@noble/hashes', 'boardgame\\.io'] },
    },
    {
      name: 'bots-know-the-contract-only',
      severity: 'error',
      from: { path: '^packages/bots/src/' },
      to: { path: '^packages/', pathNot: '^packages/(bots|kernel)/src/' },
    },
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|bench)/' },
    },
    {
      name: 'apps-are-strangers',
      severity: 'error',
      comment: 'Server and web meet on the wire (packages/protocol), not in the source.',
      from: { path: '^apps/([^/]+)/src/' },
      to: { path: '^(apps/(?!$1/)|bench/)' },
    },
    ...Object.entries(serverFolders).map(([folder, others]) => ({
      name: `server-${folder}`,
      severity: 'error',
      comment: `${folder}/ imports ${others.length === 0 ? 'no other folder' : others.join(', ')}.`,
      from: { path: `^apps/server/src/${folder}/` },
      to: {
        path: '^apps/server/src/',
        pathNot: `^apps/server/src/((${[folder, ...others].join('|')})/|config\\.ts$)`,
      },
    })),
    ...webFloors,
    {
      name: 'web-lobby-leads-by-addresses',
      severity: 'error',
      comment: 'The first page links to tables; it must not load their code.',
      from: { path: '^apps/web/src/lobby/' },
      to: { path: '^apps/web/src/(room|table|practice|archive|offline|dev)/' },
    },
    {
      name: 'web-boards-are-strangers',
      severity: 'error',
      comment: 'A board is built from the kit and knows no other game and no server.',
      from: { path: '^apps/web/src/(boards/[^/]+|kit)/' },
      to: { path: '^apps/web/src/(net|boards)/', pathNot: '^apps/web/src/$1/' },
    },
    {
      name: 'no-tests-in-source',
      severity: 'error',
      comment: 'Except that the bench uses the test databases.',
      from: { path: '/src/', pathNot: '^bench/src/cluster/house\\.ts$' },
      to: { path: '/test/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/(dist|golden|\\.stryker-tmp)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
