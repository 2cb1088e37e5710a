import {
  changeSetting,
  readConfiguration,
  settingHistory,
  type SettingBody,
  type SettingSave,
  type SettingVersion,
  type StandingValue,
} from '@torre/contract/administration';
import { OUTCOME } from '@torre/contract/outcome';
import type { Asked, FakeServer } from './fake-server.ts';
import { DONE } from './fake-session.ts';

/** Settings as a server keeps them: a save over another version than the one that stands is refused. */
export class StandingSettings {
  readonly #values: StandingValue[] = [];
  readonly #versions: SettingVersion[] = [];
  readonly #saves: (SettingSave & { readonly key: string })[] = [];

  readonly declare = (server: FakeServer): void => {
    const plants = [
      { icao: 'LIRF', name: 'Fiumicino' },
      { icao: 'LIRN', name: 'Napoli' },
    ];
    server.answers(readConfiguration, () => ({ outcome: DONE, ...this.#standing(), plants }));
    server.answers(settingHistory, (asked) => ({
      outcome: DONE,
      saves: this.#saves.filter(({ key }) => key === keyOf(asked)),
    }));
    server.answers(changeSetting, (asked) => {
      const body = asked.body as SettingBody;
      if (body.version === this.#versionOf(keyOf(asked), body)) return this.save(keyOf(asked), body);
      const outcome = { code: OUTCOME.stale, messageIT: 'È cambiata.' };
      return Response.json({ outcome, ...this.#standing() }, { status: 412 });
    });
  };

  /** What is saved, by whomever. */
  save(key: string, { icao, category = '', validFrom, value, reason = null }: Omit<SettingBody, 'version'>) {
    const target = { key, icao, category };
    const version = this.#versionOf(key, target) + 1;
    put(this.#values, { ...target, validFrom, value }, ['key', 'icao', 'category', 'validFrom']);
    put(this.#versions, { ...target, version }, ['key', 'icao', 'category']);
    const changed = { withdrawn: false, changedBy: 'Amministratore Ada', changedAt: '14/12/2026 09:00' };
    this.#saves.unshift({ ...target, version, validFrom, value, reason, ...changed });
    return { outcome: DONE, ...this.#standing() };
  }

  #standing() {
    return { values: [...this.#values], versions: [...this.#versions] };
  }

  #versionOf(key: string, { icao, category = '' }: Pick<SettingBody, 'icao' | 'category'>): number {
    const found = this.#versions.find(
      (one) => one.key === key && one.icao === icao && one.category === category,
    );
    return found?.version ?? 0;
  }
}

const keyOf = ({ path }: Asked): string => path.split('/').at(-1)!;

/** In the place of the row that has the same keys. */
function put<Row>(rows: Row[], row: Row, keys: readonly (keyof Row)[]): void {
  const at = rows.findIndex((one) => keys.every((key) => one[key] === row[key]));
  rows.splice(at === -1 ? rows.length : at, 1, row);
}
