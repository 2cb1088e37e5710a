import { only, signedIn } from '../matrix-case.ts';
import type { ExpectedAccess } from '../matrix-case.ts';

const humanResources = (status: number) => only(['hr'], status);
const NOBODY_ASSISTED = { assisted: null, validFrom: '20261201', validTo: null, note: null };

/** Entitlements and rights of people are human resources' alone; the person reads them with the own requests. */
export const ENTITLEMENTS_ACCESS: ExpectedAccess = {
  listEntitlements: [{ on: 'everybody', answers: humanResources(200) }],
  exportEntitlementList: [
    { on: 'everybody', ask: () => ({ query: { format: 'csv' } }), answers: humanResources(200) },
  ],
  readPersonEntitlements: [
    {
      on: 'somebody of the plant',
      ask: ({ employee }) => ({ path: { employeeId: employee } }),
      answers: humanResources(200),
    },
    { on: 'oneself', ask: ({ self }) => ({ path: { employeeId: self } }), answers: humanResources(200) },
  ],
  saveEntitlement: [
    {
      on: 'a version that nobody saw',
      ask: ({ employee }) => ({
        path: { employeeId: employee, balance: 'FER', year: '2026' },
        body: { teorica: 99, riduzioni: 0, forzate: 0, residuoAnniPrec: 0, residuoAnnoPrec: 0, version: 999 },
      }),
      answers: humanResources(412),
    },
  ],
  openEntitlementYear: [
    {
      on: 'what would be opened',
      ask: () => ({ path: { year: '2026' }, query: { preview: 'true' } }),
      answers: humanResources(200),
    },
  ],
  ownRights: [{ on: 'the own ones', answers: signedIn(200) }],
  addRight: [
    {
      on: 'a child of nobody',
      ask: ({ employee }) => ({
        path: { employeeId: employee },
        body: { right: 'CHILD', ...NOBODY_ASSISTED },
      }),
      answers: humanResources(409),
    },
  ],
  changeRight: [
    {
      on: 'a right that is not there',
      ask: () => ({
        path: { rightId: '00000000-0000-7000-8000-000000000000' },
        body: { ...NOBODY_ASSISTED, version: 1 },
      }),
      answers: humanResources(404),
    },
  ],
};
