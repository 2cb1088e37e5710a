import type { SettingReply, SettingSave } from '@torre/contract/administration';
import { SETTINGS } from '@torre/domain/configuration';
import type { Setting, SettingValue } from '@torre/domain/configuration';
import { compactDay } from '@torre/domain/kernel';
import type { Day, Decision } from '@torre/domain/kernel';
import { useState } from 'react';
import { CallFailed } from '../../../platform/call-failure.ts';
import { textsOf } from '../../../platform/language.ts';
import { NOTICE, notify } from '../../../platform/notify.ts';
import { failureNotice } from '../../../platform/outcome-notice.ts';
import { withSpinner } from '../../../platform/spinner.ts';
import { track } from '../../../platform/track.ts';
import { readAgain, saveSetting, versionOf, withdrawPlanned } from './configuration.queries.ts';
import type { ConfigurationReply } from './configuration.queries.ts';
import { draftOf, valueOfDraft } from './setting-draft.ts';
import type { SettingDraft } from './setting-draft.ts';
import { settingState, settingValues } from './setting-state.ts';

/** What went wrong with the last save: the server's sentence, or what somebody else put there meanwhile. */
export type SaveProblem =
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'stale'; readonly value: SettingValue };

/** The state of the window in which a setting is changed; what was typed survives a refusal. */
export function useSettingForm(
  {
    settingKey,
    icao: first,
    data,
    today,
  }: { settingKey: string; icao: string; data: ConfigurationReply; today: Day },
  onClose: () => void,
) {
  const setting = SETTINGS.get(settingKey) as Setting;
  // The version that the person saw: news that arrive while typing must not slip in under the save.
  const [seen, setSeen] = useState<Pick<ConfigurationReply, 'versions' | 'values'>>(data);
  const [icao, setIcao] = useState(first);
  const state = settingState(settingValues(seen.values), settingKey, icao, today);
  const [draft, setDraft] = useState<SettingDraft>(() => draftOf(setting, state.value));
  const [withoutOwn, setWithoutOwn] = useState(false);
  const [validFrom, setValidFrom] = useState<Day | null>(today);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const value: Decision<SettingValue | null> = withoutOwn
    ? { ok: true, value: null }
    : valueOfDraft(setting, draft);
  const lacksReason = validFrom !== null && validFrom < today && reason.trim() === '';

  const choosePlant = (plant: string): void => {
    setIcao(plant);
    setProblem(null);
    const there = settingState(settingValues(seen.values), settingKey, plant, today);
    setDraft(draftOf(setting, there.value));
  };

  const save = async (): Promise<void> => {
    setTried(true);
    setProblem(null);
    if (!value.ok || validFrom === null || lacksReason) return;
    track('action', 'salva impostazione');
    const t = textsOf('configuration');
    const body = {
      icao,
      validFrom: compactDay(validFrom),
      value: value.value,
      version: versionOf(seen, settingKey, icao),
      reason: reason.trim() || null,
    };
    try {
      await withSpinner(saveSetting(settingKey, body));
      notify({ type: NOTICE.success, text: t('saved') });
      onClose();
    } catch (error) {
      if (!(error instanceof CallFailed)) return void notify(failureNotice(error, t('saveFailed')));
      if (error.status !== 412)
        return setProblem({ kind: 'refused', text: error.outcome?.messageIT ?? t('saveFailed') });
      const now = error.reply as SettingReply;
      setSeen(now);
      setProblem({
        kind: 'stale',
        value: settingState(settingValues(now.values), settingKey, icao, today).value,
      });
      await readAgain();
    }
  };

  const withdraw = async (planned: SettingSave): Promise<void> => {
    const t = textsOf('configuration');
    const version = versionOf(data, settingKey, planned.icao);
    try {
      await withSpinner(
        withdrawPlanned(settingKey, { icao: planned.icao, validFrom: planned.validFrom, version }),
      );
      notify({ type: NOTICE.success, text: t('withdrawn') });
      onClose();
    } catch (error) {
      notify(failureNotice(error, t('withdrawFailed')));
    }
  };

  const fields = { icao, draft, withoutOwn, validFrom, reason };
  const write = { choosePlant, setDraft, setWithoutOwn, setValidFrom, setReason };
  return { setting, state, fields, write, value, tried, lacksReason, problem, save, withdraw };
}
