import { changeMany } from '@torre/contract/bulk';
import { previewCounters } from '@torre/contract/counters';
import type { WishedChange } from '@torre/contract/counters';
import { compactCalendar } from '@torre/contract/month';
import { readLegality } from '@torre/contract/legality';
import type { LegalityFinding } from '@torre/contract/legality';
import { addDays, compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { TestClient } from './index.ts';
import { Controllers, DIVISION } from './bulk-steps.ts';
import { cellOf } from './roster-steps.ts';

interface HowToWrite {
  readonly preview?: boolean;
  readonly legalityReason?: string;
}

/** What a manager of LIRR writes into rosters and reads of their findings. */
export class LegalityActor {
  readonly client: TestClient;
  readonly people: Controllers;
  readonly #definitions: ReadonlyMap<string, string>;

  private constructor(client: TestClient, people: Controllers, definitions: ReadonlyMap<string, string>) {
    this.client = client;
    this.people = people;
    this.#definitions = definitions;
  }

  static async of(client: TestClient): Promise<LegalityActor> {
    const { reply } = await client.call(compactCalendar, {
      query: { plant: 'LIRR', shape: 'compact' },
      body: { from: '20261201', to: '20261231' },
    });
    const definitions = new Map(reply.definitions.map(({ name, shiftId }) => [name, shiftId]));
    return new LegalityActor(client, await Controllers.of(client), definitions);
  }

  /** Writes codes on consecutive days from a date on, in one save. */
  write(employeeId: string, from: string, codes: string, how: HowToWrite = {}) {
    const first = dayFromCompact(from)!;
    const cells = codes
      .split(' ')
      .map((code, index) => ({ employeeId, date: compactDay(addDays(first, index)), code }));
    return this.writeMany(cells, how);
  }

  async writeMany(
    cells: readonly { readonly employeeId: string; readonly date: string; readonly code: string }[],
    { preview = false, legalityReason }: HowToWrite = {},
  ) {
    const body = await Promise.all(
      cells.map(async ({ employeeId, date, code }) => ({
        employeeId,
        date,
        version: (await cellOf(this.client, employeeId, date)).shift.version,
        confTurnId: this.#definitions.get(code)!,
        extraActivities: [],
        // who writes it has seen who is absent
        overAbsence: true,
        ...(legalityReason !== undefined && { legalityReason }),
      })),
    );
    return this.client.call(changeMany, { query: { division: DIVISION, preview }, body });
  }

  /** What one change would do, as the day dialog asks. */
  foretold(change: WishedChange) {
    const query = { division: DIVISION };
    return this.client.call(previewCounters, { query, body: { changes: [change], without: [] } });
  }

  async findings(from: string, to: string, more: { position?: string; draft?: string } = {}) {
    const query = { plant: 'LIRR', from, to, ...more };
    return (await this.client.call(readLegality, { query })).reply.findings;
  }

  /** Of one person, as `rule from`. */
  async of(
    employeeId: string,
    from: string,
    to: string,
    position?: string | null,
  ): Promise<readonly string[]> {
    const found = await this.findings(from, to, position == null ? {} : { position });
    return inShort(found.filter((finding) => finding.employeeId === employeeId));
  }
}

export const inShort = (findings: readonly LegalityFinding[]): readonly string[] =>
  findings.map(({ rule, from }) => `${rule} ${from}`);
