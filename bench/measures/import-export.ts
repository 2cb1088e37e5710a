import { exportMonth } from '@torre/contract/import-export';
import type { ExportFormat } from '@torre/contract/import-export';
import { quietRounds } from '../figures/rounds.ts';
import { HttpSession } from '../load/http-session.ts';
import { fillPlant } from '../product/fill-plant.ts';
import { MANAGER, MONTH, PLANT } from '../product/world-under-load.ts';
import type { Measure } from './measure.ts';

const PEOPLE = 300;

export const importExport: Measure = {
  name: 'import-export',
  about: `month of ${PEOPLE} people as files over HTTP, from the call to its last byte; one client, closed loop`,
  run: async (bench) => {
    const { url } = await bench.product();
    await fillPlant(await bench.dataFolder(), PEOPLE);
    const manager = await HttpSession.open(url, MANAGER);
    const taken = async (format: ExportFormat): Promise<number> => {
      const begin = performance.now();
      const body = { month: MONTH.from.slice(0, 6), format };
      const { status } = await manager.call(exportMonth, { query: { plant: PLANT }, body });
      if (status !== 200) throw new Error(`the export answered ${status}`);
      return performance.now() - begin;
    };
    const { print, book, csv } = await quietRounds(async () => ({
      print: await taken('pdf'),
      book: await taken('xlsx'),
      csv: await taken('csv'),
    }));
    manager.close();
    return [
      { name: 'wall print, two pages', unit: 'ms', rounds: print, aim: { of: 'figure', atMost: 500 } },
      { name: 'workbook', unit: 'ms', rounds: book, aim: { of: 'figure', atMost: 200 } },
      { name: 'csv', unit: 'ms', rounds: csv, aim: null },
    ];
  },
};
