import { ROLE } from '@torre/domain/identity';
import { isoDay } from '@torre/domain/kernel';
import type { Categories } from '@torre/domain/lookups';
import type { Clock } from '../clock.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Lookups } from '../lookups/lookups.ts';
import type { Database, Queryable } from '../db/index.ts';
import type { Principal, StandIn } from './principal.ts';
import { asSystem } from './request-scope.ts';

/** A right taken away stops working within one second: the cache stays below it. */
const CACHE_MS = 900;
/** So long it holds for a transaction that is about to commit; the commit itself still comes within the second. */
const HOLDS_MS = 950;
const MAX_CACHED = 10_000;

interface Cached {
  readonly until: number;
  readonly principal: Promise<Principal | null>;
}

const readWhere = (condition: string): string => `
  select encode(s.session_hash, 'hex') as key, s.label, s.last_seen_at, s.expires_at,
         a.user_name, a.employee_id, e.name, e.surname, a.responsabile, a.responsabile_h35, a.is_demo,
         not s.external and (a.must_change_password or a.password_expires_at <= $2) as must_change,
         array(select r.ruolo from account_role r where r.user_name = a.user_name order by 1) as roles,
         array(select distinct m.icao from managed_plant m
                where m.user_name = a.user_name and m.valid_from <= $3
                  and (m.valid_to is null or m.valid_to >= $3) order by 1) as managed,
         (select coalesce(json_agg(json_build_object('giver', g.employee_id, 'giverName', ge.surname || ' ' || ge.name,
                   'icao', u.icao, 'second', exists (select from account_role r
                     where r.user_name = g.user_name and r.ruolo = '${ROLE.approver2}'))
                   order by u.icao, g.employee_id), '[]')
            from substitution u
            join account g on g.employee_id = u.giver
            join employee ge on ge.employee_id = g.employee_id
           where u.substitute = a.employee_id and u.ended_at is null and $3::date between u.valid_from and u.valid_to
             and g.responsabile and g.disabled_at is null
             and (not g.is_demo or exists (select from meta where key = 'demo' and value <> 'none'))
             and exists (select from managed_plant m where m.user_name = g.user_name and m.icao = u.icao
               and m.valid_from <= $3 and (m.valid_to is null or m.valid_to >= $3))) as stand_ins,
         x.icao, x.category, x.unit_code
    from session s
    join account a using (user_name)
    join employee e using (employee_id)
    left join assignment x on x.employee_id = a.employee_id
     and x.valid_from <= $3 and (x.valid_to is null or x.valid_to >= $3)
   where ${condition}
     and s.ended_at is null and s.expires_at > $2 and s.last_seen_at > $4
     and a.disabled_at is null
     and (not a.is_demo or exists (select from meta where key = 'demo' and value <> 'none'))`;

const READ_BY_KEY = readWhere('s.session_hash = any($1::bytea[])');
const READ_BY_LABEL = readWhere('s.label = $1');

/** Reads who stands behind a session, with the rights of this moment. */
export class PrincipalReader {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #configuration: Configuration;
  readonly #lookups: Lookups;
  readonly #cache = new Map<string, Cached>();
  /** performance.now() of the moment whose rights a principal has. */
  readonly #readAt = new WeakMap<Principal, number>();
  #forgottenAt = -Infinity;

  constructor(parts: { db: Database; clock: Clock; configuration: Configuration; lookups: Lookups }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#configuration = parts.configuration;
    this.#lookups = parts.lookups;
  }

  /** `sessionKey`: hex of the session's hash. null: no such session, ended, expired, or the account is closed. */
  async read(sessionKey: string): Promise<Principal | null> {
    const cached = this.#cache.get(sessionKey);
    if (!cached || cached.until <= performance.now()) return this.#readAndKeep(sessionKey);
    const principal = await cached.principal;
    // What was kept may have been written as seen since, or be over: the database knows.
    const isOver = principal !== null && principal.expiresAt <= this.#clock.now().epochMilliseconds;
    return isOver ? this.#readAndKeep(sessionKey) : principal;
  }

  #readAndKeep(sessionKey: string): Promise<Principal | null> {
    const principal = this.readMany([sessionKey]).then((found) => found.get(sessionKey) ?? null);
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear();
    this.#cache.set(sessionKey, { until: performance.now() + CACHE_MS, principal });
    // A failure is not an answer: the next request asks again.
    principal.catch(() => this.#cache.delete(sessionKey));
    return principal;
  }

  /** Past the cache, all in one query. */
  async readMany(sessionKeys: readonly string[]): Promise<Map<string, Principal>> {
    const keys = sessionKeys.map((key) => Buffer.from(key, 'hex'));
    // Who asks is what the row policies need to know: it is read before, and for all open streams together.
    return asSystem(() => this.#read(this.#db, { name: 'principal-read', text: READ_BY_KEY, of: keys }));
  }

  /**
   * Who stands behind the session of `principal` now, for a transaction that is about to commit: the same while it was read
   * less than a second ago and this process changed no rights since. By the session's label, which stays when it gets a
   * new secret. null: the session or the account is over.
   */
  async readAgain(principal: Principal): Promise<Principal | null> {
    const readAt = this.#readAt.get(principal) ?? -Infinity;
    if (readAt >= this.#forgottenAt && performance.now() - readAt < HOLDS_MS) return principal;
    const again = { name: 'principal-read-again', text: READ_BY_LABEL, of: principal.sessionLabel };
    const [found] = (await this.#read(this.#db.beside, again)).values();
    return found ?? null;
  }

  async #read(
    on: Queryable,
    { name, text, of }: { readonly name: string; readonly text: string; readonly of: string | Buffer[] },
  ): Promise<Map<string, Principal>> {
    const readAt = performance.now();
    const now = this.#clock.now();
    const idle = this.#configuration.read('identity.sessionIdle');
    const today = isoDay(this.#clock.today());
    const categories = this.#lookups.categories();
    const values = [of, now.toString(), today, now.subtract({ minutes: idle }).toString()];
    const { rows } = await on.query({ name, text, values });
    return new Map(
      rows.map((row) => {
        const principal = principalOf(row, idle, categories);
        this.#readAt.set(principal, readAt);
        return [row.key as string, principal];
      }),
    );
  }

  /** Of sessions that a key no longer opens, by label: those that go on under a new secret. */
  async movedLabels(labels: readonly string[]): Promise<ReadonlySet<string>> {
    if (labels.length === 0) return new Set();
    const { rows } = await asSystem(() =>
      this.#db.query<{ key: string }>(
        `select encode(session_hash, 'hex') as key from session where label = any($1)`,
        [labels],
      ),
    );
    const open = await this.readMany(rows.map(({ key }) => key));
    return new Set([...open.values()].map((principal) => principal.sessionLabel));
  }

  /** Whether somebody ended this session, rather than its time; a call under way learns it before the stream does. */
  async wasEnded(sessionKey: string): Promise<boolean> {
    const { rowCount } = await this.#db.query(
      'select from session where session_hash = $1 and ended_at is not null',
      [Buffer.from(sessionKey, 'hex')],
    );
    return rowCount === 1;
  }

  /** As `wasEnded`, for a transaction under way. */
  async wasEndedSince(principal: Principal): Promise<boolean> {
    const { rowCount } = await this.#db.beside.query(
      'select from session where label = $1 and ended_at is not null',
      [principal.sessionLabel],
    );
    return rowCount === 1;
  }

  /**
   * After this process ended a session or changed rights: what it serves next is read anew. `keep`: a session that got a
   * new secret, for calls under way with the one before; what was read for it holds its second as ever.
   */
  forget(keep: string | null = null): void {
    const kept = keep === null ? undefined : this.#cache.get(keep);
    this.#cache.clear();
    this.#forgottenAt = performance.now();
    if (keep !== null && kept) this.#cache.set(keep, kept);
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- the row of READ
function principalOf(row: any, idleMinutes: number, categories: Categories): Principal {
  const standIns = standInsOf(row.stand_ins);
  const lent = standIns.map(({ icao }) => icao);
  // Without the flag the own list counts for nothing: who stands in for somebody gets no plant by it.
  const ownPlants: readonly string[] = row.responsabile ? row.managed : [];
  const managedPlants =
    lent.length === 0
      ? row.managed
      : [...new Set([...ownPlants.filter((icao) => icao !== '-'), ...lent])].sort();
  return {
    sessionLabel: row.label,
    userName: row.user_name,
    employeeId: row.employee_id,
    name: row.name,
    surname: row.surname,
    roles: new Set<string>(row.roles),
    responsabile: row.responsabile || lent.length > 0,
    responsabileH35: row.responsabile_h35,
    managedPlants,
    ownPlants,
    standIns,
    plant: row.icao,
    category: row.category,
    seesShifts: categories.passesGuard(row.category),
    unitCode: row.unit_code,
    demo: row.is_demo,
    mustChangePassword: row.must_change ?? false,
    lastSeenAt: row.last_seen_at,
    expiresAt: Math.min(row.expires_at, row.last_seen_at + idleMinutes * 60_000),
  };
}

/** One for each plant and giver, whose level it says, however many rows name them. */
function standInsOf(rows: readonly StandIn[]): readonly StandIn[] {
  return [...new Map(rows.map((row) => [`${row.icao} ${row.giver}`, row])).values()];
}
