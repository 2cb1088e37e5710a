import { changeSetting, withdrawSetting } from '@torre/contract/administration';
import { changeGroup, createGroup, deleteGroup } from '@torre/contract/room-groups';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../testing/index.ts';
import type { TestServer } from '../testing/index.ts';

// A server of its own: after thousands of malformed sign-ins its brake lets nobody in.
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
});
afterAll(() => server.close());

test.each([1e300, 1e308, 2 ** 31, -1, 1.5])(
  'version %d of a group and of a setting that stand is refused',
  async (version) => {
    const [manager, admin] = [await server.signIn('responsabile.lirr'), await server.signIn('admin')];
    const group = { division: 'DIVLIRR', name: `Gruppo ${version}`, kind: 'POSITIONS', members: [] } as const;
    const { groupId } = (await manager.call(createGroup, { body: group })).reply.group;
    const setting = { icao: '', validFrom: '20261120', value: 15 };
    const path = { key: 'identity.sessionIdle' };
    const answers = [
      await manager.call(changeGroup, { body: { ...group, groupId, version } }),
      await manager.call(deleteGroup, { path: { id: groupId }, query: { version } }),
      await admin.call(changeSetting, { path, body: { ...setting, version } }),
      await admin.call(withdrawSetting, { path, query: { icao: '', validFrom: '20261120', version } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  },
);
