import type { Finding } from './finding.ts';
import type { Module } from './module-graph.ts';
import { placeOf } from './place.ts';

/** Modules that need each other to load, and areas of `domain` that know each other at all (import rule 1). */
export function cycleFindings(modules: readonly Module[]): Finding[] {
  const byModule = new Map<string, Set<string>>();
  const byArea = new Map<string, Set<string>>();
  for (const module of modules) {
    const area = domainFolder(module.path);
    for (const { target, typeOnly, lazy } of module.imports) {
      if (target === null) continue;
      if (!typeOnly && !lazy) edgesOf(byModule, module.path).add(target);
      const other = domainFolder(target);
      if (area && other && area !== other && !placeOf(module.path).isTest) edgesOf(byArea, area).add(other);
    }
  }
  return [...loops(byModule), ...loops(byArea)].map((loop) => ({
    rule: 'no-cycle',
    file: loop[0]!,
    message: `goes round: ${[...loop, loop[0]].join(' → ')}`,
  }));
}

function domainFolder(path: string): string | null {
  const place = placeOf(path);
  return place.room === 'domain' && place.layer !== '' ? `packages/domain/src/${place.layer}` : null;
}

function edgesOf(graph: Map<string, Set<string>>, from: string): Set<string> {
  const known = graph.get(from);
  if (known) return known;
  const fresh = new Set<string>();
  graph.set(from, fresh);
  return fresh;
}

/** One loop for each back edge of a depth-first walk. */
function loops(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): void => {
    const at = path.indexOf(node);
    if (at >= 0) {
      found.push(path.slice(at));
      return;
    }
    if (done.has(node)) return;
    path.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    path.pop();
    done.add(node);
  };
  for (const node of graph.keys()) visit(node);
  return found;
}
