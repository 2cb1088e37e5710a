import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import { withOffice } from '../../testing/office.ts';
import { Importer } from './import-steps.ts';

/** Needs LibreOffice, which the soak installs. */
test(
  'LibreOffice opens and saves the whole organisation and the qualifications, as workbook and as csv, and they read in again without a change',
  { timeout: 300_000 },
  async () => {
    const server = await startTestServer({ today: '2026-11-14', runsJobs: true });
    try {
      const organisation = new Importer(await server.signIn('admin'), server.url);
      const qualifications = new Importer(await server.signIn('hr'), server.url, 'titoli');
      await withOffice(async (office) => {
        const passed = async (importer: Importer, name: string, bytes: Uint8Array): Promise<void> => {
          const [stem, form] = name.split('.') as [string, string];
          await office.write(name, bytes);
          // By its own form, so that its program writes every cell anew.
          await office.convert(name, 'ods');
          await office.convert(`${stem}.ods`, form);
          const { report, faults, problem } = await importer.checkFile(
            name,
            new Uint8Array(await office.read(name)),
          );
          expect([name, problem, faults, report?.differences]).toEqual([name, null, [], []]);
        };
        await passed(organisation, 'Organizzazione.xlsx', await organisation.exported({ format: 'xlsx' }));
        await passed(
          organisation,
          'Turni.csv',
          await organisation.exported({ format: 'csv', kinds: ['shift_definition'] }),
        );
        await passed(qualifications, 'Titoli.xlsx', await qualifications.exportedQualifications());
      });
    } finally {
      await server.close();
    }
  },
);
