import type { SettingValue } from '@torre/domain/configuration';
import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';
import type { PlantName } from './accounts.endpoint.ts';

/** A value that stands from a day on; what a key means is declared in `domain/configuration`. */
export interface StandingValue {
  readonly key: string;
  /** '' for the organisation. */
  readonly icao: string;
  /** YYYYMMDD */
  readonly validFrom: string;
  /** null: from that day on what holds without it. */
  readonly value: SettingValue | null;
}

/** How often a key was saved for a plant or the organisation: the save names the number seen, 0 for never. */
export interface SettingVersion {
  readonly key: string;
  readonly icao: string;
  readonly version: number;
}

export const readConfiguration = endpoint<{
  reply: OutcomeReply & {
    values: readonly StandingValue[];
    versions: readonly SettingVersion[];
    plants: readonly PlantName[];
  };
}>({
  id: 'readConfiguration',
  method: 'GET',
  path: '/administration/configuration',
  summary: 'Configurazione: i valori in vigore e quelli previsti',
});

/** One save of a setting, as it was written; nothing is ever changed or taken away. */
export interface SettingSave {
  readonly icao: string;
  readonly version: number;
  /** YYYYMMDD */
  readonly validFrom: string;
  readonly value: SettingValue | null;
  /** What was planned for that day was taken back. */
  readonly withdrawn: boolean;
  readonly reason: string | null;
  /** Surname and name; null for the program. */
  readonly changedBy: string | null;
  /** DD/MM/YYYY HH:mm */
  readonly changedAt: string;
}

export const settingHistory = endpoint<{
  path: { key: string };
  reply: OutcomeReply & { saves: readonly SettingSave[] };
}>({
  id: 'settingHistory',
  method: 'GET',
  path: '/administration/configuration/{key}',
  summary: 'Storico di un’impostazione',
  required: ['key'],
});

export interface SettingBody {
  readonly icao: string;
  /** YYYYMMDD. A day gone by needs a reason: what was decided with the old value may be judged anew. */
  readonly validFrom: string;
  readonly value: SettingValue | null;
  readonly version: number;
  readonly reason?: string | null;
}

/** What stands for the key after the save. */
export interface SettingReply extends OutcomeReply {
  readonly values: readonly StandingValue[];
  readonly versions: readonly SettingVersion[];
}

/** 412 with `values` and `versions` as they stand when somebody else was first. */
export const changeSetting = endpoint<{ path: { key: string }; body: SettingBody; reply: SettingReply }>({
  id: 'changeSetting',
  method: 'PUT',
  path: '/administration/configuration/{key}',
  summary: 'Cambia un’impostazione da un giorno in poi',
  required: ['key', 'body'],
});

/** Takes back a value that has not begun yet. */
export const withdrawSetting = endpoint<{
  path: { key: string };
  query: { icao?: string; validFrom: string; version: number };
  reply: SettingReply;
}>({
  id: 'withdrawSetting',
  method: 'DELETE',
  path: '/administration/configuration/{key}',
  summary: 'Ritira un valore previsto',
  required: ['key', 'validFrom', 'version'],
});
