import { OUTCOME } from '@torre/contract/outcome';
import { SETTINGS, decideSettingChange } from '@torre/domain/configuration';
import type { Setting } from '@torre/domain/configuration';
import { dayFromCompact, displayDay, isoDay } from '@torre/domain/kernel';
import type { Day, Refused as Refusal } from '@torre/domain/kernel';
import type { Principal } from '../../platform/access/principal.ts';
import { writeAudit } from '../../platform/audit/index.ts';
import { CONFIGURATION_TOPIC } from '../../platform/configuration/configuration.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { publish } from '../../platform/events/publish.ts';
import { refused } from '../../platform/http/refused.ts';
import { readPlantNames } from './account-detail.reads.ts';
import { readStanding } from './configuration.reads.ts';
import type { StandingConfiguration } from './configuration.reads.ts';
import { insertSettingValue } from './configuration.store.ts';
import { requestedDay } from './requested-day.ts';

export interface WantedValue {
  readonly key: string;
  readonly icao: string;
  /** YYYYMMDD */
  readonly validFrom: string;
  readonly value: unknown;
  readonly version: number;
  readonly reason: string | null;
}

/**
 * Gives a setting a value from a day on. Throws Refused: 404 for no such setting, 400 for a date or plant that does not
 * exist, 409 when the value does not fit or the past would change without a reason, 412 with what stands.
 */
export async function changeSetting(
  deps: AreaDeps,
  principal: Principal,
  wanted: WantedValue,
): Promise<StandingConfiguration> {
  const setting = declared(wanted.key);
  const validFrom = requestedDay(wanted.validFrom);
  const today = deps.clock.today();
  const decision = decideSettingChange({ ...wanted, setting, validFrom }, today);
  if (!decision.ok) throw refusal(decision);
  const save = { ...wanted, validFrom, value: decision.value, withdrawn: false };
  return saved(deps, principal, 'changeSetting', save, async (tx) => {
    const exists = (await readPlantNames(tx)).some(({ icao }) => icao === wanted.icao);
    if (wanted.icao !== '' && !exists)
      throw refused(400, OUTCOME.malformed, `L’impianto ${wanted.icao} non esiste.`);
  });
}

/** Takes back a value that has not begun. Throws Refused: 404 where none is planned, 409 for one that has begun, 412. */
export async function withdrawSetting(
  deps: AreaDeps,
  principal: Principal,
  wanted: Omit<WantedValue, 'value' | 'reason'>,
): Promise<StandingConfiguration> {
  declared(wanted.key);
  const validFrom = requestedDay(wanted.validFrom);
  if (validFrom <= deps.clock.today()) {
    throw refused(409, OUTCOME.pastEffect, 'Questo valore è già in vigore: per cambiarlo salvane uno nuovo.');
  }
  const save = { ...wanted, validFrom, value: null, withdrawn: true, reason: null };
  return saved(deps, principal, 'withdrawSetting', save, async (tx) => {
    const { values } = await readStanding(tx, wanted.key);
    if (!values.some((row) => row.icao === wanted.icao && row.validFrom === wanted.validFrom)) {
      throw refused(404, OUTCOME.notFound, 'Da quel giorno non è previsto nessun valore.');
    }
  });
}

type Save = Omit<WantedValue, 'validFrom' | 'value'> &
  Pick<Parameters<typeof insertSettingValue>[2], 'validFrom' | 'value' | 'withdrawn'>;

/** One transaction: check, version, audit, event; afterwards this process has read the new configuration. */
async function saved(
  deps: AreaDeps,
  principal: Principal,
  call: string,
  save: Save,
  check: (tx: Tx) => Promise<void>,
): Promise<StandingConfiguration> {
  const standing = await inTransaction(deps.db, async (tx) => {
    await check(tx);
    const before = await readStanding(tx, save.key);
    const now = deps.clock.now();
    const row = {
      ...save,
      changedBy: principal.employeeId,
      changedAt: now,
      reason: save.reason?.trim() || null,
    };
    if (!(await insertSettingValue(tx, save.version, row))) {
      throw refused(412, OUTCOME.stale, 'Qualcun altro ha cambiato questa impostazione nel frattempo.', {
        ...(await readStanding(tx, save.key)),
      });
    }
    await writeAudit(tx, {
      at: now,
      actor: principal.employeeId,
      call,
      what: save.withdrawn ? 'withdraw-setting' : 'change-setting',
      entity: 'setting',
      entityKey: save.key,
      reason: row.reason,
      icao: save.icao || null,
      day: isoDay(save.validFrom),
      values: [
        { field: 'valore', privacyClass: 'PUBLIC', old: textBefore(before, save), new: textOf(save.value) },
      ],
    });
    await publish(tx, CONFIGURATION_TOPIC, { key: save.key, icao: save.icao });
    return readStanding(tx, save.key);
  });
  await deps.configuration.reload();
  return standing;
}

/** What stood from that very day or, without one, what a value of its own said before it. */
function textBefore({ values }: StandingConfiguration, save: Save): string | null {
  const earlier = values.filter(
    (row) => row.icao === save.icao && dayFromCompact(row.validFrom)! <= save.validFrom,
  );
  return textOf(earlier.at(-1)?.value ?? null);
}

function textOf(value: unknown): string | null {
  return value === null || typeof value === 'string' ? value : JSON.stringify(value);
}

function declared(key: string): Setting {
  const setting = SETTINGS.get(key);
  if (!setting) throw refused(404, OUTCOME.notFound, 'Questa impostazione non esiste.');
  return setting;
}

function refusal({ code, details }: Refusal): Error {
  const text: Readonly<Record<string, string>> = {
    'out-of-bounds': `Il valore deve stare tra ${String(details['min'])} e ${String(details['max'])}.`,
    'too-fine': 'Il valore può avere al massimo due decimali.',
    'unknown-code': 'Il valore non è tra quelli ammessi.',
    'bad-item': `La voce «${String(details['item'])}» non ha la forma giusta.`,
    'repeated-item': `La voce «${String(details['item'])}» compare due volte.`,
    'too-many-items': 'Le voci sono troppe.',
    'wrong-rows': 'Il valore deve avere tutte le righe, e nessun’altra.',
    'wrong-kind': 'Il valore non è del tipo giusto.',
    'organisation-only': 'Questa impostazione vale per tutta l’organizzazione, non per un impianto.',
  };
  if (code === 'past') {
    const today = displayDay(details['today'] as Day);
    const sentence = `La data è prima di oggi, ${today}: per cambiare il passato scrivi il motivo.`;
    return refused(409, OUTCOME.pastEffect, sentence);
  }
  return refused(409, OUTCOME.settingRefused, text[code] ?? 'Il valore non è ammesso.');
}
