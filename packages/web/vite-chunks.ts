import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** What a press loads together: of each, the parts that the page asks for at once. Measured by `bench/measures/bundle.ts`. */
const LOADS = {
  'sign-in': ['routes/sign-in-route.tsx'],
  shell: ['routes/session-layout.tsx', 'areas/shell/index.ts'],
  home: ['desks/home/index.ts'],
  calendar: ['routes/manager-calendar-route.tsx'],
  beside: ['desks/month/presence-and-locks.tsx', 'desks/month/draft-switch.tsx'],
  own: ['routes/own-calendar-route.tsx'],
};

/** Of a module that other pages reach too. */
const ELSEWHERE = 'more';

type Chunk = Rolldown.OutputChunk;

/**
 * The file of each module that one of the LOADS reaches, by the set of loads that reach it (decision 0113): pages load what
 * they need as few files, and no page loads what it does not run. Null for modules that only other pages reach.
 * Which modules a load reaches is known only once unused exports are gone: the product is built twice, the first time in
 * memory. A module imports only modules that at least the same loads reach, so the files never import each other in a circle.
 */
export async function fileOfModule(
  root: string,
  config: InlineConfig,
): Promise<(id: string) => string | null> {
  const built = await build({
    ...config,
    root,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  });
  const chunks = (Array.isArray(built) ? built : [built])
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((file): file is Chunk => file.type === 'chunk');
  const reached = loadsOf(chunks, join(root, 'src'));
  const files = new Map<string, string>();
  for (const chunk of chunks) {
    const loads = reached.get(chunk.fileName) ?? new Set();
    const known = Object.keys(LOADS).filter((load) => loads.has(load));
    if (known.length === 0) continue;
    // The shell stands around every page of a session: what it reaches is there, whoever else needs it.
    const name =
      loads.has('shell') && !loads.has('sign-in')
        ? 'shell'
        : [...known, ...(loads.has(ELSEWHERE) ? [ELSEWHERE] : [])].join('-');
    for (const id of chunk.moduleIds) files.set(id, name);
  }
  return (id) => files.get(id) ?? null;
}

/** File name of each chunk with the loads that reach it, by static imports from their parts. */
function loadsOf(chunks: readonly Chunk[], src: string): Map<string, Set<string>> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loadOfPart = new Map(
    Object.entries(LOADS).flatMap(([load, parts]) => parts.map((part) => [join(src, part), load] as const)),
  );
  const reached = new Map<string, Set<string>>();
  const missing = new Set(loadOfPart.keys());
  const reach = (file: string, load: string): void => {
    const loads = reached.get(file) ?? new Set();
    if (loads.has(load)) return;
    reached.set(file, loads.add(load));
    for (const next of byFile.get(file)?.imports ?? []) reach(next, load);
  };
  for (const { fileName, facadeModuleId, isEntry } of chunks) {
    // every page needs what the entry needs: that is the group 'base'
    if (facadeModuleId === null || isEntry) continue;
    missing.delete(facadeModuleId);
    reach(fileName, loadOfPart.get(facadeModuleId) ?? ELSEWHERE);
  }
  if (missing.size > 0) throw new Error(`No part of its own any more: ${[...missing].join(', ')}`);
  return reached;
}
