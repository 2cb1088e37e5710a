/** Where a module lives in the house; every import rule reads these words instead of paths. */
export interface Place {
  readonly path: string;
  /** `domain`, `contract`, `demo`, `server`, `web`, `e2e`, `bench`, `tools`, `bin`, or `root`. */
  readonly room: string;
  /** First folder below `src`: `areas`, `platform`, `kit`, `desks`, `routes`, `kernel`, `roster`; empty at the top. */
  readonly layer: string;
  /** Folder of the area or desk, null elsewhere. Every folder of `domain` but the kernel is an area. */
  readonly area: string | null;
  /** `routes` of `roster.routes.ts`, also for `roster/routes/month.ts`; empty for a plain module. */
  readonly role: string;
  readonly isDoor: boolean;
  readonly isTest: boolean;
}

/** `index.thread.ts` is the door for what runs in a work thread, which loads no route. */
const DOOR = /^index(?:\.thread)?\.tsx?$/;
const ROLES = new Set(['routes', 'access', 'actions', 'reads', 'store', 'schema', 'endpoint']);

export function placeOf(path: string): Place {
  const parts = path.split('/');
  const inPackage = parts[0] === 'packages';
  const room = inPackage ? (parts[1] ?? '') : parts.length > 1 ? parts[0]! : 'root';
  const inside = inPackage ? parts.slice(parts[2] === 'src' ? 3 : 2) : parts.slice(1);
  const layer = inside.length > 1 ? inside[0]! : '';
  const file = parts.at(-1)!;
  const hasAreas = layer === 'areas' || layer === 'desks';
  const area = hasAreas
    ? inside.length > 2
      ? inside[1]!
      : null
    : room === 'domain'
      ? domainArea(layer)
      : null;
  const areaDepth = hasAreas ? 3 : 2;
  return {
    path,
    room,
    layer,
    area,
    role: roleOf(file, inside),
    isDoor: area !== null && inside.length === areaDepth && DOOR.test(file),
    isTest: /\.(?:test|spec)\.tsx?$/.test(file),
  };
}

function domainArea(layer: string): string | null {
  return layer === '' || layer === 'kernel' ? null : layer;
}

function roleOf(file: string, inside: readonly string[]): string {
  const suffix = file.split('.').at(-2) ?? '';
  if (ROLES.has(suffix)) return suffix;
  return inside.slice(2, -1).find((folder) => ROLES.has(folder)) ?? '';
}
