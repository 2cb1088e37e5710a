import type pg from 'pg';
import type { RecordedStatement } from '../product/recorded-statement.ts';
import { MANAGER, ROW, CONCURRENT } from '../product/world-under-load.ts';
import { HttpSession } from './http-session.ts';
import { RosterActor } from './roster-actor.ts';
import { SaveFloor } from './save-floor.ts';

interface Saver {
  save(): Promise<unknown>;
}

/** Several managers who save at once, each in a cell of the own, and the same statements by as many connections. */
export class ConcurrentSaves {
  readonly #product: readonly Saver[];
  readonly #floor: readonly Saver[];

  private constructor(product: readonly Saver[], floor: readonly Saver[]) {
    this.#product = product;
    this.#floor = floor;
  }

  static async open(
    url: string,
    pool: pg.Pool,
    statements: readonly RecordedStatement[],
  ): Promise<ConcurrentSaves> {
    const product: Saver[] = [];
    const floor: Saver[] = [];
    for (let client = 0; client < CONCURRENT.clients; client++) {
      const session = await HttpSession.open(url, MANAGER);
      const recorded = await RosterActor.on(session, ROW.recorded);
      const { employeeId, version } = await RosterActor.on(session, CONCURRENT.floorRow + client);
      product.push(await RosterActor.on(session, CONCURRENT.productRow + client));
      const cell = { recordedId: recorded.employeeId, employeeId, version };
      floor.push(new SaveFloor(pool, statements, cell));
    }
    return new ConcurrentSaves(product, floor);
  }

  /** Milliseconds between two saves of all clients together, closed loop. */
  product(samples: number): Promise<number> {
    return everyMs(this.#product, samples);
  }

  floor(samples: number): Promise<number> {
    return everyMs(this.#floor, samples);
  }
}

async function everyMs(savers: readonly Saver[], samples: number): Promise<number> {
  const begin = performance.now();
  await Promise.all(
    savers.map(async (saver) => {
      for (let sample = 0; sample < samples; sample++) await saver.save();
    }),
  );
  return (performance.now() - begin) / (samples * savers.length);
}
