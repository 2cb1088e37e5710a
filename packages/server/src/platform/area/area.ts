import type { App, AreaDeps } from '../deps.ts';
import type { Expander, LiveMessage, OutboxRow } from '../events/live-message.ts';
import { declaredTopics } from '../events/topic.ts';
import type { Topic } from '../events/topic.ts';
import { registerCleanups } from './cleanup.ts';
import type { Cleanup, ReadyCleanup } from './cleanup.ts';
import type { DescribedTable } from './described-table.ts';

/** As an `Expander`; each message names its audience. */
type Hears<S> = (rows: readonly OutboxRow[], deps: S, isNew: boolean) => Promise<readonly LiveMessage[]>;

interface AreaParts<S> {
  /** Tables that the area writes. */
  readonly tables: readonly DescribedTable[];
  /** What the area does, and whom it tells, when rows of a topic were committed: its own topics, or those of earlier areas. */
  readonly events?: Readonly<Record<Topic, Hears<S>>>;
  /** Events were lost to this process: what the area keeps in memory is worth nothing. */
  readonly onReset?: (deps: S) => void;
  readonly cleanup?: readonly Cleanup<S>[];
  readonly routes?: (app: App, deps: S) => void;
}

/** An area as the platform takes it. `D`: what `app.ts` hands to all areas. */
export interface Area<in D = never> {
  readonly name: string;
  readonly tables: readonly DescribedTable[];
  /** Topics that the area hears. */
  readonly topics: readonly string[];
  /** Tables whose rows its cleanups remove. */
  readonly cleaned: readonly string[];
  /** Registers its calls, in the order of the areas; what else it wants is handed back. */
  register(app: App, deps: D): Promise<ReadyArea>;
}

interface ReadyArea {
  readonly expanders: readonly (readonly [topic: string, expander: Expander])[];
  readonly cleanups: readonly ReadyCleanup[];
}

/**
 * Describes an area, once: the platform derives from it what the second wall guards, what the tests try, who hears what and
 * what is removed at night. `prepare` makes what its calls, events and cleanups share.
 */
export function area<D extends AreaDeps, S>(
  name: string,
  parts: AreaParts<S> & { readonly prepare: (deps: D) => S | Promise<S> },
): Area<D>;
export function area<D extends AreaDeps>(name: string, parts: AreaParts<D>): Area<D>;
export function area<D extends AreaDeps, S>(
  name: string,
  parts: AreaParts<S> & { readonly prepare?: (deps: D) => S | Promise<S> },
): Area<D> {
  const { tables, events = {}, cleanup = [], routes, onReset } = parts;
  const cleaned = cleanup.map(({ table }) => table);
  refuseUncleaned(name, tables, cleaned);
  return {
    name,
    tables,
    topics: Object.keys(events),
    cleaned,
    async register(app, deps) {
      const shared = parts.prepare ? await parts.prepare(deps) : (deps as unknown as S);
      routes?.(app, shared);
      if (onReset) deps.hub.onReset(() => onReset(shared));
      return {
        expanders: Object.entries(events).map(([topic, hears]) => [
          topic,
          (rows, isNew) => hears(rows, shared, isNew),
        ]),
        cleanups: cleanup.map((one) => ({ ...one, remove: (tx) => one.remove(tx, shared) })),
      };
    },
  };
}

function refuseUncleaned(name: string, tables: readonly DescribedTable[], cleaned: readonly string[]): void {
  const asked = tables.filter((one) => 'removal' in one && one.removal === 'by-cleanup');
  const differs = new Set(asked.map(({ table }) => table)).symmetricDifference(new Set(cleaned));
  if (differs.size > 0) throw new Error(`${name}: table and cleanup differ about ${[...differs].join(', ')}`);
}

/** Registers the areas in their order. Throws on a topic that nobody hears: its events would be lost without a word. */
export async function registerAreas<D extends AreaDeps>(
  app: App,
  deps: D,
  areas: readonly Area<D>[],
): Promise<void> {
  const ready: ReadyArea[] = [];
  for (const one of areas) ready.push(await one.register(app, deps));
  const expanders = ready.flatMap((one) => one.expanders);
  const unheard = declaredTopics().filter((topic) => !expanders.some(([heard]) => heard === topic));
  if (unheard.length > 0) throw new Error(`no area hears ${unheard.join(', ')}`);
  for (const [topic, expander] of expanders) deps.hub.on(topic, expander);
  registerCleanups(
    deps,
    ready.flatMap((one) => one.cleanups),
  );
}
