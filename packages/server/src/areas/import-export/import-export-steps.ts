import { exportMonth, previewImport } from '@torre/contract/import-export';
import type { ExportBody, ExportFormat } from '@torre/contract/import-export';
import type { TestClient } from '../../testing/index.ts';

/** Steps of the tests of exports and imports: a manager of LIRR on December 2026. */
const MONTH = '202612';
const LIRR = { plant: 'LIRR' } as const;

export function askExport(
  client: TestClient,
  format: ExportFormat,
  more: Partial<ExportBody> & { plant?: string } = {},
) {
  const { plant = 'LIRR', ...body } = more;
  return client.send(exportMonth.method, `/api${exportMonth.path}?plant=${plant}`, {
    body: JSON.stringify({ month: MONTH, format, ...body }),
  });
}

/** The file of an export that succeeds. */
export async function exported(
  client: TestClient,
  format: ExportFormat,
  more: Partial<ExportBody> & { plant?: string } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await askExport(client, format, more);
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return new Uint8Array(await response.arrayBuffer());
}

export function preview(client: TestClient, bytes: Uint8Array | string, month = MONTH) {
  const content = Buffer.from(bytes).toString('base64');
  return client.call(previewImport, { query: LIRR, body: { month, content } });
}
