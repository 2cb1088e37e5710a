import { Addresses, relativeSpecifier } from './addresses.ts';
import { ledElsewhere, withoutDoubles } from './importers.ts';
import { fits, PlanProblem } from './plan.ts';
import type { Door, Files, Stage } from './plan.ts';
import { edited, isModule, sourceOf } from './source.ts';

/** Names that a re-exporting file gives, with the file and the name there. */
interface Origin {
  readonly file: string;
  readonly name: string;
}

function reExportsOf(tree: Files, door: string, addresses: Addresses): ReadonlyMap<string, Origin> {
  const given = new Map<string, Origin>();
  for (const { kind, from, specifiers } of sourceOf(door, tree.get(door) ?? '').imports) {
    const file = addresses.fileOf(door, from.value);
    if (kind !== 'export' || file === null) continue;
    for (const { imported, local } of specifiers) given.set(local, { file, name: imported });
  }
  return given;
}

/** Leads whoever imports a name from one of the files to the file that declares it; the re-exports end. */
export function dissolveStage(doors: readonly string[]): Stage {
  return {
    name: 'dissolved doors',
    prepare(tree) {
      const addresses = new Addresses(tree);
      const origins = new Map(doors.map((door) => [door, reExportsOf(tree, door, addresses)]));
      return (path, text) => {
        if (!isModule(path)) return new Map([[path, text]]);
        const led = ledElsewhere(path, text, ({ from }, { imported }) => {
          const door = addresses.fileOf(path, from.value);
          const origin = door === null ? undefined : origins.get(door)?.get(imported);
          if (!origin) return null;
          if (origin.name !== imported) throw new PlanProblem(`${door} gives ${origin.name} another name`);
          return relativeSpecifier(path, origin.file);
        });
        if (!origins.has(path)) return new Map([[path, led]]);
        const dead = sourceOf(path, led).imports.filter(({ kind }) => kind === 'export');
        const edits = dead.map(({ node }) => ({ start: node.start, end: node.end + 1, text: '' }));
        return new Map([[path, edited(led, edits)]]);
      };
    },
  };
}

/** Takes files away. What still imports them is found at the end. */
export function dropStage(paths: readonly string[]): Stage {
  return {
    name: 'dropped files',
    prepare(tree, note) {
      for (const path of paths) if (!tree.has(path)) note(`nothing to drop: ${path}`);
      return (path, text) => (paths.includes(path) ? new Map() : new Map([[path, text]]));
    },
  };
}

/** Leads every import into one of the folders to its door, which gives what is asked for. */
export function doorStage(doors: readonly Door[]): Stage {
  const added = new Map<string, string>();
  return {
    name: 'doors',
    added: () => added,
    prepare(tree) {
      const addresses = new Addresses(tree);
      const folderOf = (path: string): string | null =>
        doors.find(({ folder }) => path.startsWith(`${folder}/`))?.folder ?? null;
      /** The door through which `path` has to ask for `file`; null: it may ask the file. */
      const doorOf = (path: string, file: string): string | null => {
        const folder = folderOf(file);
        if (folder === null || folder === folderOf(path)) return null;
        const door = doors.find((one) => one.folder === folder && (!one.for || fits(path, one.for)));
        const target = door === undefined ? null : `${folder}/${door.file}`;
        return file === target ? null : target;
      };
      const asked = new Map<string, Map<string, { file: string; isType: boolean }>>();
      for (const [path, text] of tree) {
        if (!isModule(path)) continue;
        for (const { from, specifiers, kind } of sourceOf(path, text).imports) {
          const file = addresses.fileOf(path, from.value);
          const door = file === null ? null : doorOf(path, file);
          if (file === null || door === null) continue;
          for (const { imported, isType } of specifiers) {
            if (imported === '*' || imported === 'default' || kind === 'export')
              throw new PlanProblem(`${path} takes ${imported} from ${file}: a door gives single names`);
            const names = asked.get(door) ?? new Map<string, { file: string; isType: boolean }>();
            asked.set(door, names);
            const before = names.get(imported);
            if (before && before.file !== file)
              throw new PlanProblem(`${door} would give two things the name ${imported}`);
            names.set(imported, { file, isType: isType && (before?.isType ?? true) });
          }
        }
      }
      for (const [door, names] of asked) if (!tree.has(door)) added.set(door, withExports(door, '', names));
      return (path, text) => {
        if (!isModule(path)) return new Map([[path, text]]);
        const led = ledElsewhere(path, text, ({ from }) => {
          const file = addresses.fileOf(path, from.value);
          const door = file === null ? null : doorOf(path, file);
          return door === null ? null : relativeSpecifier(path, door);
        });
        return new Map([[path, withExports(path, led, asked.get(path) ?? new Map())]]);
      };
    },
  };
}

/** The door with the names that are asked for and that it does not give yet. */
function withExports(
  door: string,
  text: string,
  asked: ReadonlyMap<string, { readonly file: string; readonly isType: boolean }>,
): string {
  const { imports, body } = sourceOf(door, text);
  const given = new Set(
    imports
      .flatMap(({ kind, specifiers }) => (kind === 'export' ? specifiers : []))
      .map(({ local }) => local),
  );
  const missing = [...asked].filter(([name]) => !given.has(name));
  if (missing.length === 0) return text;
  const lines = [
    ...Map.groupBy(missing, ([, { file, isType }]) => `${relativeSpecifier(door, file)} ${isType}`),
  ]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, names]) => {
      const [specifier, isType] = key.split(' ');
      const list = names.map(([name]) => name).sort();
      return `export ${isType === 'true' ? 'type ' : ''}{ ${list.join(', ')} } from '${specifier}';`;
    });
  // Behind what the door imports and gives already, before what it declares.
  const last = body.filter((node) => imports.some((one) => one.node.start === node.start)).at(-1);
  const at = last?.end ?? 0;
  const block = `${last ? '\n\n' : ''}${lines.join('\n')}\n`;
  return withoutDoubles(door, text.slice(0, at) + block + text.slice(at).replace(/^\n\n/, '\n'));
}
