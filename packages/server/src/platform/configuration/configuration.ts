import {
  SETTINGS,
  checkSettingValue,
  ruleReach,
  ruleSetSource,
  settingOn,
  withValue,
} from '@torre/domain/configuration';
import type {
  DatedValue,
  RuleReach,
  RuleSet,
  SettingKey,
  SettingValues,
  ValueOf,
} from '@torre/domain/configuration';
import type { StayingCause } from '@torre/domain/counters';
import { causesThatStay } from '@torre/domain/requests';
import type { DatedCause } from '@torre/domain/requests';
import { dayFromIso } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { EditWindow, NightWindow, WeeklyMinutes } from '@torre/domain/roster';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { sqlDay } from '../db/index.ts';
import type { Database, Queryable } from '../db/index.ts';
import { topic } from '../events/topic.ts';
import { LatestReading } from '../latest-reading.ts';

/** Outbox topic of every change of configuration; the payload names the key and the plant. */
export const CONFIGURATION_TOPIC = topic('configuration');

/** Of each begin the last version; what was withdrawn stands no more. */
const READ = `
  select key, icao, category, valid_from, value
    from (select distinct on (key, icao, category, valid_from) key, icao, category, valid_from, value, withdrawn
            from setting_value where key <> $1 order by key, icao, category, valid_from, version desc) as last
   where not withdrawn`;

/** A setting that is one no more: whom a cause takes from the counters stands with the cause (migration 0052). */
const MOVED = 'counters.causesThatStay';

const CAUSES = `
  select idcausale, subtracts, ${sqlDay('valid_from')} as "validFrom", ${sqlDay('valid_to')} as "validTo"
    from absence_cause where subtracts <> 'always' order by idcausale, valid_from`;

type CauseRow = Pick<DatedCause, 'idcausale' | 'subtracts' | 'validFrom' | 'validTo'>;

/** Causes of people who work all the same, as they stand for `on`. */
export async function readStayingCauses(on: Queryable): Promise<readonly StayingCause[]> {
  const { rows } = await on.query<CauseRow>({ name: 'configuration-causes', text: CAUSES });
  return causesThatStay(rows);
}

interface StandingValues {
  readonly values: ReadonlyMap<string, readonly DatedValue[]>;
  readonly causesThatStay: readonly StayingCause[];
}

/**
 * The configuration in the memory of one process: read whole at the start and again after each change, which every
 * process hears through the outbox. Reading a value costs no query, so that rules can be told it on every call.
 */
export class Configuration {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #log: FastifyBaseLogger;
  #values: SettingValues = new Map();
  #rules = ruleSetSource(this.#values);
  #categories: ReadonlySet<string> = new Set(['']);
  #reach = ruleReach(this.#values);
  #causesThatStay: readonly StayingCause[] = [];
  readonly #latest: LatestReading<StandingValues>;

  constructor(parts: { db: Database; clock: Clock; log: FastifyBaseLogger }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#log = parts.log;
    this.#latest = new LatestReading({
      read: () => this.#read(),
      keep: (read) => this.#keep(read),
      log: parts.log,
      failed: 'the configuration could not be read and is tried again',
    });
  }

  /** A setting as it holds for the plant (null: the organisation) today. */
  read<K extends SettingKey>(key: K, plant: string | null = null): ValueOf<K> {
    return settingOn(this.#values, key, plant, this.#clock.today());
  }

  /** A setting as it holds on a day for people of a category in a plant (null: of none). */
  readOn<K extends SettingKey>(key: K, day: Day, of: { plant: string | null; category: string }): ValueOf<K> {
    return settingOn(this.#values, key, of.plant, day, of.category);
  }

  /** Causes of people who work all the same, each on its days. */
  get causesThatStay(): readonly StayingCause[] {
    return this.#causesThatStay;
  }

  /** How long days gone by stay open in a plant, as it holds today. */
  editWindow(plant: string): EditWindow {
    return {
      days: this.read('roster.editDays', plant),
      cutoffAfter: this.read('roster.cutoffAfter', plant),
    };
  }

  /** Weekly hours of the contract in a plant, as they hold today. */
  weeklyMinutes(plant: string): WeeklyMinutes {
    return {
      shiftStaff: this.read('roster.weeklyShiftStaff', plant),
      dayStaff: this.read('roster.weeklyDayStaff', plant),
    };
  }

  /** When a duty of a plant is one of the night, as it holds today. */
  nightWindow(plant: string): NightWindow {
    const { common } = this.ruleSet(plant, '', this.#clock.today());
    return {
      begin: common.finestraNotteInizio,
      end: common.finestraNotteFine,
      threshold: common.sogliaNotteMin,
    };
  }

  /** The rules by which the rosters of a plant are judged on a day, for people of the category ('': of none). */
  ruleSet(plant: string, category: string, day: Day): RuleSet {
    return this.#rules(plant, category, day);
  }

  /** Of people, those that have a value of some rule of their own; '' for all others. */
  get ruleCategories(): ReadonlySet<string> {
    return this.#categories;
  }

  /** How far the rules of any plant and category look. */
  get reach(): RuleReach {
    return this.#reach;
  }

  /** `ruleSet` and `reach` as they would be with one value more. */
  rulesWith(key: string, value: DatedValue): Pick<Configuration, 'ruleSet' | 'reach'> {
    const values = withValue(this.#values, key, value);
    return { ruleSet: ruleSetSource(values), reach: ruleReach(values) };
  }

  /** Reads everything again. Throws when the database does not answer. */
  reload(): Promise<void> {
    return this.#latest.reload();
  }

  /** As reload, for who cannot wait: tried again each second until the database answers. */
  refresh(): void {
    this.#latest.refresh();
  }

  stop(): void {
    this.#latest.stop();
  }

  async #read(): Promise<StandingValues> {
    const { rows } = await this.#db.query({ name: 'configuration-read', text: READ, values: [MOVED] });
    const causesThatStay = await readStayingCauses(this.#db);
    const values = new Map<string, DatedValue[]>();
    for (const { key, icao, category, valid_from, value } of rows) {
      const dated = { icao, category, validFrom: storedDay(valid_from), value };
      if (this.#fits(key, value)) values.set(key, [...(values.get(key) ?? []), dated]);
    }
    return { values, causesThatStay };
  }

  #keep({ values, causesThatStay }: StandingValues): void {
    this.#values = values;
    this.#causesThatStay = causesThatStay;
    this.#rules = ruleSetSource(values);
    const ofRules = [...values].flatMap(([key, rows]) => (key.startsWith('rules.') ? rows : []));
    this.#categories = new Set(['', ...ofRules.map(({ category }) => category)]);
    this.#reach = ruleReach(values);
  }

  /** A release may narrow a setting: what no longer fits is left out, and the default holds. */
  #fits(key: string, value: unknown): boolean {
    const setting = SETTINGS.get(key);
    const decision = setting && (value === null || checkSettingValue(setting, value).ok);
    if (!decision) this.#log.error({ key }, 'a value of the configuration fits no setting and is left out');
    return decision ?? false;
  }
}

function storedDay(iso: string): Day {
  const day = dayFromIso(iso);
  if (day === null) throw new Error(`no calendar day: ${iso}`);
  return day;
}
