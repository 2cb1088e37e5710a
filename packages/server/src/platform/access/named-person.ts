import { outcomeSentence } from '@torre/contract/outcome/sentences';
import type { FastifyRequest } from 'fastify';
import { ROLE } from '@torre/domain/identity';
import { isoDay } from '@torre/domain/kernel';
import type { App, AppDeps } from '../deps.ts';
import { allow, denied } from './access.ts';
import type { Access } from './access.ts';
import { managesPlant } from './principal.ts';
import type { Principal } from './principal.ts';

/** E6.04: the header in which a client may name a personnel code. */
export const PERSON_HEADER = 'id';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the person that the request names in the header `ID`, if any, is one that the session may act for. */
    judgeNamedPerson(request: FastifyRequest, principal: Principal): Promise<Access>;
  }
}

/**
 * Gives the app `judgeNamedPerson` (E6.02, resolution A34). The header never makes anybody the subject of a call, that is
 * the session's person; it only lets a call fail that was meant for somebody else. The own code costs no query.
 */
export function judgeNamedPersons(app: App, { db, clock }: Pick<AppDeps, 'db' | 'clock'>): void {
  app.decorate('judgeNamedPerson', async (request: FastifyRequest, principal: Principal): Promise<Access> => {
    const named = request.headers[PERSON_HEADER];
    if (named === undefined || named === principal.employeeId) return allow;
    const { rows } = await db.query<{ icao: string | null }>({
      name: 'named-person',
      text: `select a.icao from employee e left join assignment a
          on a.employee_id = e.employee_id and $2 between a.valid_from and coalesce(a.valid_to, 'infinity')
        where e.employee_id = $1`,
      values: [String(named), isoDay(clock.today())],
    });
    return rows[0] && mayActFor(principal, rows[0].icao) ? allow : denied(outcomeSentence('personNotOwn'));
  });
}

/** For a person of the plant `icao`: its managers; for everybody: timekeepers. */
function mayActFor(principal: Principal, icao: string | null): boolean {
  return principal.roles.has(ROLE.timekeeper) || (icao !== null && managesPlant(principal, icao));
}
