import { areaOrder } from './described-areas.ts';
import type { Finding } from './finding.ts';
import type { Import, Module } from './module-graph.ts';
import { type Place, placeOf } from './place.ts';

/** One import as the rules see it: a place of the house, or the name of a package or builtin. */
interface Edge {
  readonly from: Place;
  readonly to: Place | null;
  /** `typebox`, `node:fs`, `@mantine/core`; empty for an import of the house. */
  readonly outside: string;
  readonly relative: boolean;
  /** `import type`: nothing of it is left when the program runs. */
  readonly typeOnly: boolean;
}

interface ImportRule {
  readonly rule: string;
  /** Said to whoever broke it: what to do instead. */
  readonly instead: string;
  /** `order`: the areas of the server as app.ts lists them. */
  breaks(edge: Edge, order: readonly string[]): boolean;
}

const TEST_TOOLS = ['vitest', 'fast-check'];
/** Rooms that each room may import beside itself (design.md, Rooms and import rules 1 and 2). */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  demo: ['domain', 'contract'],
  server: ['domain', 'contract', 'demo'],
  web: ['domain', 'contract'],
  // Both start the product they look at: its packaged entries `testing` and `app`, nothing behind them.
  e2e: ['domain', 'contract', 'demo', 'server'],
  bench: ['domain', 'contract', 'demo', 'server'],
};

const inRoom = (place: Place | null, room: string): boolean => place?.room === room;
const inLayer = (place: Place | null, room: string, layer: string): boolean =>
  place !== null && place.room === room && place.layer === layer;
/** An area that is not listed, which is a finding of its own, stands after all others. */
const placeIn = (order: readonly string[], { area }: Place): number => {
  const at = order.indexOf(area ?? '');
  return at < 0 ? order.length : at;
};
const sameArea = (from: Place, to: Place): boolean => from.area === to.area && from.layer === to.layer;

export const IMPORT_RULES: readonly ImportRule[] = [
  {
    rule: 'room-boundary',
    instead: 'this room may not know that one (design.md, Rooms)',
    breaks: ({ from, to }) =>
      to !== null &&
      from.room !== to.room &&
      from.room in ROOMS &&
      !(from.room === 'web' && to.room === 'server') &&
      !ROOMS[from.room]!.includes(to.room) &&
      !(from.isTest && from.room === 'domain' && to.room === 'demo'),
  },
  {
    rule: 'room-by-name',
    instead: 'import another package by its name (@torre/…), not by a path into it',
    breaks: ({ from, to, relative }) =>
      relative && to !== null && from.room !== to.room && from.room in ROOMS && to.room in ROOMS,
  },
  {
    rule: 'domain-alone',
    instead: 'rules import only rules: no package, no builtin',
    breaks: ({ from, outside }) =>
      inRoom(from, 'domain') && outside !== '' && !(from.isTest && isTestTool(outside)),
  },
  {
    rule: 'kernel-alone',
    instead: 'the kernel imports nothing but itself',
    breaks: ({ from, to }) =>
      inLayer(from, 'domain', 'kernel') && inRoom(to, 'domain') && !inLayer(to, 'domain', 'kernel'),
  },
  {
    rule: 'domain-door',
    instead: "import the area's index.ts",
    breaks: ({ from, to }) =>
      inRoom(from, 'domain') && inRoom(to, 'domain') && to!.layer !== from.layer && !isDoorOfLayer(to!),
  },
  {
    rule: 'contract-typebox',
    instead:
      'the only package is TypeBox, in *.schema.ts (15 kB in a browser); elsewhere its types (`import type`)',
    breaks: ({ from, outside, typeOnly }) =>
      inRoom(from, 'contract') &&
      !from.isTest &&
      outside !== '' &&
      !(isPackage(outside, 'typebox') && (from.role === 'schema' || typeOnly)),
  },
  {
    rule: 'contract-loads-no-schema',
    instead: 'take its types (`import type`), never a value: TypeBox would come along into the browser',
    breaks: ({ from, to, typeOnly }) =>
      inRoom(from, 'contract') && !from.isTest && from.role !== 'schema' && isSchema(to) && !typeOnly,
  },
  {
    rule: 'bin-alone',
    instead: 'bin runs before anything is installed: builtins of Node 20 only',
    breaks: ({ from, to, outside }) =>
      inRoom(from, 'bin') &&
      !from.isTest &&
      (outside !== '' ? !outside.startsWith('node:') : !inRoom(to, 'bin')),
  },
  {
    rule: 'demo-alone',
    instead: 'the world is plain data: no package, no builtin',
    breaks: ({ from, outside }) =>
      inRoom(from, 'demo') && outside !== '' && !(from.isTest && isTestTool(outside)),
  },
  {
    rule: 'web-never-server',
    instead: 'the browser knows the contract, not the server, not even its types',
    breaks: ({ from, to, outside }) =>
      inRoom(from, 'web') && (inRoom(to, 'server') || outside.startsWith('@torre/server')),
  },
  {
    rule: 'web-loads-no-schema',
    instead: 'schemas stay on the server; import the *.endpoint.ts, or a type of the schema (`import type`)',
    breaks: ({ from, to, outside, typeOnly }) =>
      inLayerOfBrowser(from) && ((isSchema(to) && !typeOnly) || isPackage(outside, 'typebox')),
  },
  {
    rule: 'server-area-door',
    instead: "import the area's index.ts",
    breaks: ({ from, to }) =>
      inLayer(to, 'server', 'areas') && !(from.room === 'server' && sameArea(from, to!)) && !to!.isDoor,
  },
  {
    rule: 'server-area-order',
    instead: 'an earlier area may not know a later one; use a hook that app.ts subscribes',
    breaks: ({ from, to }, order) =>
      inLayer(from, 'server', 'areas') &&
      inLayer(to, 'server', 'areas') &&
      !sameArea(from, to!) &&
      placeIn(order, to!) > placeIn(order, from),
  },
  {
    rule: 'server-store-by-actions',
    instead: 'a route calls one action; only actions (and other stores) import a store',
    breaks: ({ from, to }) =>
      inLayer(to, 'server', 'areas') &&
      to!.role === 'store' &&
      ['routes', 'access', 'reads'].includes(from.role) &&
      !from.isTest,
  },
  {
    rule: 'server-platform-knows-no-area',
    instead: 'let the area or app.ts hand it in',
    breaks: ({ from, to }) =>
      inLayer(from, 'server', 'platform') &&
      !from.isTest &&
      inRoom(to, 'server') &&
      !['platform', 'db'].includes(to!.layer),
  },
  {
    rule: 'web-areas-apart',
    instead: 'web areas ignore each other and every desk; compose them in a desk',
    breaks: ({ from, to }) =>
      inLayer(from, 'web', 'areas') &&
      (inLayer(to, 'web', 'desks') || (inLayer(to, 'web', 'areas') && !sameArea(from, to!))),
  },
  {
    rule: 'web-area-door',
    instead: "desks and routes import the area's index.ts (routes may also load one of its screens)",
    breaks: ({ from, to }) =>
      inRoom(from, 'web') &&
      (inLayer(to, 'web', 'areas') || inLayer(to, 'web', 'desks')) &&
      !sameArea(from, to!) &&
      from.layer !== 'areas' &&
      !to!.isDoor &&
      !(from.layer === 'routes' && isScreen(to!)),
  },
  {
    rule: 'web-kit-knows-no-area',
    instead: 'kit and platform know no area, desk or route',
    breaks: ({ from, to }) =>
      (inLayer(from, 'web', 'kit') || inLayer(from, 'web', 'platform')) &&
      inRoom(to, 'web') &&
      ['areas', 'desks', 'routes'].includes(to!.layer),
  },
  {
    rule: 'web-nobody-imports-routes',
    instead: 'areas and desks are mounted by the routes, not the other way round',
    breaks: ({ from, to }) =>
      inLayer(to, 'web', 'routes') && (inLayer(from, 'web', 'areas') || inLayer(from, 'web', 'desks')),
  },
];

function isPackage(specifier: string, name: string): boolean {
  return specifier === name || specifier.startsWith(`${name}/`);
}
function isTestTool(specifier: string): boolean {
  return TEST_TOOLS.some((tool) => isPackage(specifier, tool)) || specifier.startsWith('node:');
}
function isDoorOfLayer(to: Place): boolean {
  return to.layer === 'kernel' ? to.path.endsWith('/kernel/index.ts') : to.isDoor;
}
function isSchema(to: Place | null): boolean {
  return inRoom(to, 'contract') && to!.role === 'schema';
}
/** Routes load one screen at a time, or the whole area would come along. */
function isScreen(to: Place): boolean {
  return to.path.includes('/screens/') || /\/index\.tsx?$/.test(to.path);
}
/** The build's own configuration runs in Node, not in the browser. */
function inLayerOfBrowser(from: Place): boolean {
  return from.room === 'web' && from.path.startsWith('packages/web/src/') && !from.isTest;
}

/** Applies every import rule to every import, type-only ones included. */
export function importFindings(modules: readonly Module[]): Finding[] {
  const order = areaOrder(modules);
  return modules.flatMap((module) => {
    const from = placeOf(module.path);
    return module.imports.flatMap((one) =>
      IMPORT_RULES.filter((rule) => rule.breaks(edgeOf(from, one), order)).map((rule) => ({
        rule: rule.rule,
        file: module.path,
        line: one.line,
        message: `imports ${one.specifier}; ${rule.instead}`,
      })),
    );
  });
}

function edgeOf(from: Place, one: Import): Edge {
  const to = one.target === null ? null : placeOf(one.target);
  const { specifier, typeOnly } = one;
  return { from, to, outside: to === null ? specifier : '', relative: specifier.startsWith('.'), typeOnly };
}
