import { randomUUID } from 'node:crypto';
import { compactCalendar } from '@torre/contract/month';
import { updateShift } from '@torre/contract/cells';
import type { CompactMonth, CompactPerson } from '@torre/contract/month';
import type { ShiftReply } from '@torre/contract/cells';
import { DATE, MONTH, PLANT } from '../product/world-under-load.ts';
import type { HttpSession } from './http-session.ts';

/** The two turns that saves put into a cell by turns: each save changes something. */
const TURNS = ['T10', 'T12'] as const;

/** Reads the compact month and answers its people in the order of the grid. */
export async function readPeople(session: HttpSession): Promise<readonly CompactPerson[]> {
  const month: CompactMonth = await session.reply(compactCalendar, {
    query: { plant: PLANT, shape: 'compact' },
    body: MONTH,
  });
  return month.people;
}

/** A hand that changes one cell of DATE again and again. */
export class RosterActor {
  readonly #session: HttpSession;
  readonly employeeId: string;
  #version: number;

  private constructor(session: HttpSession, employeeId: string, version: number) {
    this.#session = session;
    this.employeeId = employeeId;
    this.#version = version;
  }

  /** `row`: place of the person in the grid. */
  static async on(session: HttpSession, row: number): Promise<RosterActor> {
    const person = (await readPeople(session))[row];
    if (!person) throw new Error(`the month has no row ${row}`);
    const dayIndex = Number(DATE) - Number(MONTH.from);
    return new RosterActor(session, person.employeeId, person.versions?.[dayIndex] ?? 1);
  }

  /** Of the cell, as the next save will name it. */
  get version(): number {
    return this.#version;
  }

  /** Saves the other turn. Throws when the product refuses. */
  async save(): Promise<ShiftReply> {
    const version = this.#version;
    const args = {
      path: { shiftId: `${this.employeeId}-${DATE}` },
      query: { plant: PLANT },
      body: {
        date: DATE,
        employeeId: this.employeeId,
        turn: TURNS[version % TURNS.length]!,
        note: null,
        noteTurno: null,
        isStr: false,
        version,
        overAbsence: true,
      },
    };
    // As the browser does: a key of its own for each save.
    const headers = { 'Idempotency-Key': randomUUID() };
    const reply: ShiftReply = await this.#session.reply(updateShift, args, headers);
    this.#version = reply.shift.version;
    return reply;
  }
}
