import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = import.meta.dirname;

/** Files of the product below a folder, with what stands in them. */
function files(ending: RegExp): ReadonlyMap<string, string> {
  const paths = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path));
  return new Map(paths.map((path) => [relative(SOURCES, path), readFileSync(path, 'utf8')]));
}

/** Where something stands: files below `platform` count as the platform. */
function placesOf(pattern: RegExp): readonly string[] {
  const found = [...files(/\.tsx?$/)].filter(([, text]) => pattern.test(text)).map(([path]) => path);
  return [...new Set(found.map((path) => path.replace(/^platform\/.*/, 'platform')))];
}

test('[P0.02] no area has calls, time-outs, notices, 401 handling or a language of its own: the platform has them', () => {
  expect(placesOf(/(?<![\w.])fetch\(|XMLHttpRequest|AbortSignal\.timeout/)).toEqual(['platform']);
  expect(placesOf(/\bnoticeStore\b/).filter((path) => !path.startsWith('kit/'))).toEqual(['platform']);
  // The sign-in itself answers 401 to a wrong pair (P7.27).
  const ofSignIn = /^(areas\/identity|routes)\//;
  expect(placesOf(/=== 401|motivo=scaduta/).filter((path) => !ofSignIn.test(path))).toEqual(['platform']);
  expect(placesOf(/['"]lingua['"]/)).toEqual(['platform']);
});

test('[P0.02][P2.79] layouts change where every area changes: phones end below 768 px, large screens begin at 992 px', () => {
  const widths = new Set<string>();
  for (const text of files(/\.css$/).values())
    for (const [media] of text.matchAll(/@media[^{]+/g))
      for (const [, bound, pixels] of media.matchAll(/\((min-width|max-width|width <):? ?([\d.]+)px\)/g))
        widths.add(`${bound} ${pixels}`);
  // Beside the named ones the widths of small phones, of a desk and of a wall.
  expect([...widths].toSorted()).toEqual(
    [
      'max-width 479.98',
      'max-width 767.98',
      'max-width 991.98',
      'max-width 1199.98',
      'min-width 768',
      'min-width 992',
      'min-width 1200',
      'min-width 1600',
      'width < 768',
    ].toSorted(),
  );
});

test('[P7.01] items are read and created by one module, whichever screen asks', () => {
  const asking = (call: string) => placesOf(new RegExp(`\\bcall\\(\\s*${call}\\b`));
  expect(asking('getItem')).toEqual(['areas/content/content.queries.ts']);
  expect(asking('createItem')).toEqual(['areas/content/content.queries.ts']);
});
