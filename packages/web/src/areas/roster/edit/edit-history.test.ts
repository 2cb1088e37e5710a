import { expect, test } from 'vitest';
import { changedByMe, EditHistory, itemsOf } from './edit-history.ts';
import type { EditStep } from './edit-history.ts';

/** A roster of one cell a person, by versions, and the saves that lead through it. */
class Room {
  readonly history = new EditHistory();
  readonly #contents = new Map<string, string[]>();

  constructor(...people: string[]) {
    for (const person of people) this.#contents.set(person, ['M']);
  }

  turn(person: string): string | undefined {
    return this.#contents.get(person)?.at(-1);
  }

  /** Somebody writes; answers the cell as a reply names it. */
  write(person: string, turn: string) {
    const versions = this.#contents.get(person)!;
    versions.push(turn);
    return { employeeId: person, date: '20261214', version: versions.length };
  }

  save(turn: string, ...people: string[]): void {
    this.history.record(people.map((person) => changedByMe(this.write(person, turn))));
  }

  /** As the server: writes what may be put back, and refuses what stands there in another version. */
  go(way: 'undo' | 'redo', step = this.history.next(way) ?? []): void {
    const written = itemsOf(step).flatMap(({ employeeId, version, restore }) => {
      const versions = this.#contents.get(employeeId)!;
      return versions.length === version ? [this.write(employeeId, versions[restore! - 1]!)] : [];
    });
    this.history.done(way, written, step);
  }
}

test('changes are taken back one by one and made again, however often', () => {
  const room = new Room('anna');
  room.save('P', 'anna');
  room.save('N', 'anna');
  const seen: (string | undefined)[] = [];
  for (const way of ['undo', 'undo', 'redo', 'redo', 'undo', 'undo', 'redo', 'undo'] as const) {
    room.go(way);
    seen.push(room.turn('anna'));
  }
  expect(seen).toEqual(['P', 'M', 'P', 'N', 'P', 'M', 'P', 'M']);
});

test('many cells that were changed at once are one step', () => {
  const room = new Room('anna', 'luca');
  room.save('P', 'anna', 'luca');
  expect(room.history.read()).toEqual({ undo: 1, redo: 0 });
  room.go('undo');
  expect([room.turn('anna'), room.turn('luca')]).toEqual(['M', 'M']);
});

test('what somebody else changed since stays, and the other cells of the step go back', () => {
  const room = new Room('anna', 'luca');
  room.save('P', 'anna', 'luca');
  room.write('luca', 'R');
  room.go('undo');
  expect([room.turn('anna'), room.turn('luca')]).toEqual(['M', 'R']);
  room.go('redo');
  expect([room.turn('anna'), room.turn('luca')]).toEqual(['P', 'R']);
});

test('a step with later ones after it is taken back alone, and made again first', () => {
  const room = new Room('anna', 'luca');
  room.save('P', 'anna');
  const step = room.history.next('undo')!;
  room.save('N', 'luca');
  room.go('undo', step);
  expect([room.turn('anna'), room.turn('luca')]).toEqual(['M', 'N']);
  expect(room.history.read()).toEqual({ undo: 1, redo: 1 });
  room.go('redo');
  expect([room.turn('anna'), room.turn('luca')]).toEqual(['P', 'N']);
});

test('a new change ends what could be made again', () => {
  const room = new Room('anna');
  room.save('P', 'anna');
  room.go('undo');
  room.save('N', 'anna');
  expect(room.history.read()).toEqual({ undo: 1, redo: 0 });
});

test('fifty steps can be taken back, and no more', () => {
  const room = new Room('anna');
  for (let turn = 0; turn < 60; turn += 1) room.save(`T${turn}`, 'anna');
  for (let step = 0; step < 70; step += 1) room.go('undo');
  expect(room.turn('anna')).toBe('T9');
});

test('a cell that was empty gets the shift of the cycle back, as after a delete', () => {
  const step: EditStep = [changedByMe({ employeeId: '800001', date: '20261214', version: 1 })];
  expect(itemsOf(step)).toEqual([
    { employeeId: '800001', date: '20261214', version: 1, confTurnId: null, extraActivities: [] },
  ]);
});
