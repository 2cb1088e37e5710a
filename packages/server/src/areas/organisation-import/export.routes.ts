import * as calls from '@torre/contract/organisation-import';
import * as schema from '@torre/contract/organisation-import/schema';
import { organisationSentence } from '@torre/contract/organisation/sentences';
import { organisationImportSentence } from '@torre/contract/organisation-import/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { ROLE } from '@torre/domain/identity';
import { compactDay } from '@torre/domain/kernel';
import { QUALIFICATION } from '@torre/domain/organisation';
import type { FactKindName } from '@torre/domain/organisation';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/access/actor.ts';
import type { Principal } from '../../platform/access/principal.ts';
import { asSystem, requireRole } from '../../platform/access/request-scope.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { App } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { newThing, saveRoute } from '../../platform/http/save-route.ts';
import { sheetOf } from './fact-sheets.ts';
import { sendTable } from './sent-table.ts';
import { writtenFile } from './written-file.ts';
import type { ImportDeps } from './import-deps.ts';
import { exportsOrganisation, exportsQualifications } from './organisation-import.access.ts';
import { isKnownPlant, NO_QUALIFICATIONS, readFactTexts } from './standing-facts.ts';
import type { FactTexts } from './standing-facts.ts';

interface Wanted {
  readonly format: 'xlsx' | 'csv';
  readonly kinds: readonly FactKindName[];
  readonly plant: string | null;
  readonly example: boolean;
}

interface FactsAsFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
  readonly rows: number;
}

const WHOLE = 'Organizzazione';

/** The organisation as files that the import reads in again without a change. */
export function registerExports(app: App, deps: ImportDeps): void {
  saveRoute(app, deps, calls.exportOrganisation, {
    schema: schema.exportOrganisationSchema,
    mayTry: exportsOrganisation,
    prepare: ({ principal, body }) => {
      const { format, kinds = NO_QUALIFICATIONS, plant = null, example = false } = body;
      const own = NO_QUALIFICATIONS.filter((kind) => kinds.includes(kind));
      return drawn(ROLE.admin, principal, { format, kinds: own, plant, example });
    },
    ...newThing,
    act: noted,
    done: (file, { body, reply }) => sent(file, body.format, reply),
  });

  saveRoute(app, deps, calls.exportQualifications, {
    schema: schema.exportQualificationsSchema,
    mayTry: exportsQualifications,
    prepare: ({ principal, body: { format, plant = null, example = false } }) =>
      drawn(ROLE.hr, principal, { format, kinds: [QUALIFICATION], plant, example }),
    ...newThing,
    act: noted,
    done: (file, { body, reply }) => sent(file, body.format, reply),
  });

  async function drawn(role: string, principal: Principal, wanted: Wanted): Promise<FactsAsFile> {
    const { format, kinds, plant, example } = wanted;
    if (kinds.length === 0 || (format === 'csv' && kinds.length > 1))
      throw refused(400, OUTCOME.malformed, organisationImportSentence('oneKindForCsv'));
    requireRole(role);
    // Rows of plants and people that the role looks after as a whole, whatever the row policies show to managers.
    const standing = example ? {} : await asSystem(() => standingFacts(kinds, plant));
    const work = { kind: 'write', format, kinds, standing, explained: example } as const;
    const { bytes, rows } = await writtenFile(deps.thread, work, principal);
    const [only] = kinds;
    const about = kinds.length === 1 ? sheetOf(only!) : WHOLE;
    return { bytes, rows, name: plant === null ? about : `${about} ${plant}` };
  }

  async function standingFacts(kinds: readonly FactKindName[], plant: string | null): Promise<FactTexts> {
    if (plant !== null && !(await isKnownPlant(deps.db, plant)))
      throw refused(404, OUTCOME.notFound, organisationSentence('plantUnknown'));
    return readFactTexts(deps.db, kinds, plant);
  }

  function sent({ bytes, name }: FactsAsFile, format: 'xlsx' | 'csv', reply: FastifyReply): FastifyReply {
    return sendTable(reply, bytes, `${name} ${compactDay(deps.clock.today())}.${format}`);
  }
}

/** Who took what out of the house, and how many rows. */
async function noted(
  tx: Tx,
  actor: Actor,
  _: object,
  { body, prepared }: { readonly body: { readonly format: string }; readonly prepared: FactsAsFile },
): Promise<FactsAsFile> {
  await auditChange(tx, actor, {
    what: 'export-list',
    entity: 'list',
    entityKey: prepared.name,
    values: [
      { field: 'format', privacyClass: 'PUBLIC', old: null, new: body.format },
      { field: 'rows', privacyClass: 'PUBLIC', old: null, new: String(prepared.rows) },
    ],
  });
  return prepared;
}
