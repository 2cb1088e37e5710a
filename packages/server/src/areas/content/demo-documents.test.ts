import { getDocument } from '@torre/contract/documents';
import { searchEverything } from '@torre/contract/search';
import { DEMO_DOCUMENTS, demoDocumentId } from '@torre/demo';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentMatches } from '../../platform/files/content-check.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { demoDocuments } from './demo-documents.ts';

let server: TestServer;
let reader: TestClient;
let make: () => Promise<void>;

beforeAll(async () => {
  server = await startTestServer({
    today: '2026-11-14',
    runsJobs: true,
    parts: { jobs: (deps) => void (make = demoDocuments(deps)) },
  });
  reader = await server.signIn('cta.lirr');
});
afterAll(() => server.close());

test('the documents of the demo are written by jobs, each once, and found by what stands in them', async () => {
  await make();
  await make();
  const words = { pdf: 'elettrogeno', docx: 'rastrelliere', txt: 'falconiere' } as const;
  for (const { article, kind } of DEMO_DOCUMENTS) {
    const id = demoDocumentId(article);
    const hit = await vi.waitFor(
      async () => {
        const { reply } = await reader.call(searchEverything, { query: { text: words[kind] } });
        expect(reply.documents.map((one) => one.id)).toEqual([id]);
        return reply.documents[0]!;
      },
      { timeout: 30_000, interval: 100 },
    );
    expect(hit.excerpt).toContain(words[kind]);
    const answer = await reader.send('GET', `/api${getDocument.path.replace('{id}', id)}`, {});
    expect(answer.headers.get('content-disposition')).toContain(`circolare-${article + 1}.${kind}`);
    // Each is what its ending says, as the check of files would have found.
    expect(await contentMatches(Buffer.from(await answer.arrayBuffer()), kind)).toBe(true);
  }
  const { rows } = await server.db.query('select reading from content_document');
  expect(rows).toEqual(DEMO_DOCUMENTS.map(() => ({ reading: 'READ' })));
}, 60_000);
