import { expect, test } from 'vitest';
import {
  followStanding,
  isTyped,
  keepTyped,
  openForm,
  standOn,
  stopForm,
  type FormRules,
  type VersionedForm,
} from './versioned-form.ts';

interface Group {
  readonly name: string;
  readonly version: number;
}
interface Fields {
  readonly name: string;
}
const RULES: FormRules<Fields, Group | null> = {
  fieldsOf: (group) => ({ name: group?.name ?? '' }),
  versionOf: (group) => group?.version ?? null,
  isSame: (one, other) => one.name === other.name,
};
const NORTH: Group = { name: 'Nord', version: 3 };
const THEIRS: Group = { name: 'Nord-est', version: 4 };
const opened = (): VersionedForm<Fields, Group | null> => openForm(RULES, NORTH, null);
const typed = (): VersionedForm<Fields, Group | null> => ({ ...opened(), fields: { name: 'Settore 1' } });

test('a form opens on what stands, and on what was kept when that is still the version it was written over', () => {
  expect(opened()).toMatchObject({ fields: { name: 'Nord' }, restored: false, problem: null });
  const kept = { fields: { name: 'Settore 1' }, version: 3 };
  expect(openForm(RULES, NORTH, kept)).toMatchObject({
    fields: { name: 'Settore 1' },
    restored: true,
    problem: null,
  });
});

test('kept fields over which somebody has saved meanwhile come back beside what stands now', () => {
  const kept = { fields: { name: 'Settore 1' }, version: 2 };
  expect(openForm(RULES, NORTH, kept)).toMatchObject({
    fields: { name: 'Settore 1' },
    problem: { kind: 'stale', current: NORTH },
  });
});

test('an untouched form follows what others save; a typed one keeps the version that its writer saw', () => {
  expect(followStanding(RULES, opened(), THEIRS)).toMatchObject({
    fields: { name: 'Nord-est' },
    base: THEIRS,
  });
  expect(followStanding(RULES, typed(), THEIRS)).toMatchObject({
    fields: { name: 'Settore 1' },
    base: NORTH,
  });
});

test('a lost race keeps what was typed; one keeps the own over what stands now, or takes theirs', () => {
  const lost = stopForm(RULES, typed(), { kind: 'stale', current: THEIRS, by: null });
  expect(lost).toMatchObject({ fields: { name: 'Settore 1' }, base: NORTH });
  expect(keepTyped(lost, THEIRS)).toMatchObject({
    fields: { name: 'Settore 1' },
    base: THEIRS,
    problem: null,
  });
  const taken = standOn(RULES, lost, THEIRS);
  expect(taken).toMatchObject({ fields: { name: 'Nord-est' }, base: THEIRS, problem: null });
  expect(isTyped(RULES, taken)).toBe(false);
});

test('where own changes can be laid over those of others nobody has to choose, and the save names what stands now', () => {
  const merging = { ...RULES, merge: ({ name }: Fields) => ({ name: `${name}!` }) };
  const lost = stopForm(merging, typed(), { kind: 'stale', current: THEIRS, by: null });
  expect(lost).toMatchObject({ fields: { name: 'Settore 1!' }, base: THEIRS });
  const kept = { fields: { name: 'Settore 1' }, version: 2 };
  expect(openForm(merging, NORTH, kept)).toMatchObject({ fields: { name: 'Settore 1!' }, problem: null });
});

test('whatever ends a save, what was typed stays', () => {
  for (const problem of [
    { kind: 'refused', text: 'Il nome esiste già.', isLost: false },
    { kind: 'unknown' },
    { kind: 'gone' },
  ] as const)
    expect(stopForm(RULES, typed(), problem)).toMatchObject({ fields: { name: 'Settore 1' }, problem });
});
