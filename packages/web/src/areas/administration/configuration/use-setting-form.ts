import type { SettingReply, SettingSave } from '@torre/contract/administration';
import { SETTINGS } from '@torre/domain/configuration';
import type { Setting, SettingValue } from '@torre/domain/configuration';
import { compactDay, dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { Day, Decision } from '@torre/domain/kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import { useConfirm } from '../../../kit/index.ts';
import { CallFailed, refusalWords } from '../../../platform/call-failure.ts';
import { forgetDraft, keepDraft, keptDraft } from '../../../platform/kept-draft.ts';
import { useTexts } from '../../../platform/language.ts';
import { NOTICE, notify } from '../../../platform/notify.ts';
import { failureNotice } from '../../../platform/outcome-notice.ts';
import { useSession } from '../../../platform/session.ts';
import { withSpinner } from '../../../platform/spinner.ts';
import { track } from '../../../platform/track.ts';
import { useLeaveQuestion } from '../use-leave-question.ts';
import { readAgain, saveSetting, versionOf, withdrawPlanned } from './configuration.queries.ts';
import type { ConfigurationReply } from './configuration.queries.ts';
import './configuration.texts.ts';
import { draftOf, valueOfDraft } from './setting-draft.ts';
import { areTyped, openedFields, settingFromKept, type SettingFields } from './setting-fields.ts';
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
  const t = useTexts('configuration');
  const { confirm, element, dismiss } = useConfirm('footer');
  const name = {
    form: 'impostazione',
    userName: useSession().utente.userName,
    thing: [settingKey, first],
  };
  // The version that the person saw: news that arrive while typing must not slip in under the save.
  const [seen, setSeen] = useState<Pick<ConfigurationReply, 'versions' | 'values'>>(data);
  const stateOf = (values: ConfigurationReply['values'], plant: string) =>
    settingState(settingValues(values), settingKey, plant, today);
  const [kept] = useState(() => keptDraft(name, (value) => settingFromKept(setting, value)));
  const [fields, setFields] = useState<SettingFields>(
    () => kept?.fields ?? openedFields(setting, stateOf(seen.values, first).value, first, today),
  );
  const { icao, draft, withoutOwn, validFrom, reason } = fields;
  const state = stateOf(seen.values, icao);
  const version = versionOf(seen, settingKey, icao);
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(
    kept && kept.version !== version ? { kind: 'stale', value: state.value } : null,
  );
  const value: Decision<SettingValue | null> = withoutOwn
    ? { ok: true, value: null }
    : valueOfDraft(setting, draft);
  const lacksReason = validFrom !== null && validFrom < today && reason.trim() === '';

  const isTyped = areTyped(fields, openedFields(setting, state.value, icao, today));
  const keep = useEffectEvent((): void => {
    if (isTyped) keepDraft(name, { fields, version });
    else forgetDraft(name);
  });
  useEffect(() => keep(), [fields]);
  const leaveFreely = useLeaveQuestion(
    isTyped,
    () => confirm({ title: t('leaveQuestion'), text: t('leaveWhy'), yes: t('leaveYes'), tone: 'danger' }),
    () => forgetDraft(name),
  );

  const write = (part: Partial<SettingFields>): void => setFields({ ...fields, ...part });
  const choosePlant = (plant: string): void => {
    setProblem(null);
    write({ icao: plant, draft: draftOf(setting, stateOf(seen.values, plant).value) });
  };

  const save = async (): Promise<void> => {
    setTried(true);
    setProblem(null);
    if (!value.ok || validFrom === null || lacksReason) return;
    track('action', 'salva impostazione');
    const body = {
      icao,
      validFrom: compactDay(validFrom),
      value: value.value,
      version,
      reason: reason.trim() || null,
    };
    try {
      await withSpinner(saveSetting(settingKey, body));
      notify({ type: NOTICE.success, text: t('saved') });
      forgetDraft(name);
      leaveFreely();
      onClose();
    } catch (error) {
      if (!(error instanceof CallFailed)) return void notify(failureNotice(error, t('saveFailed')));
      if (error.status !== 412)
        return setProblem({ kind: 'refused', text: refusalWords(error) ?? t('saveFailed') });
      const now = error.reply as SettingReply;
      setSeen(now);
      setProblem({
        kind: 'stale',
        value: stateOf(now.values, icao).value,
      });
      await readAgain();
    }
  };

  const withdraw = async (planned: SettingSave): Promise<void> => {
    const day = displayDay(dayFromCompact(planned.validFrom) as Day);
    const question = { title: t('withdrawQuestion', { day }), text: t('withdrawWhy'), yes: t('withdrawYes') };
    if (!(await confirm(question))) return;
    const { icao: plant, validFrom: from } = planned;
    const known = versionOf(data, settingKey, plant);
    try {
      const now = await withSpinner(
        withdrawPlanned(settingKey, { icao: plant, validFrom: from, version: known }),
      );
      // The own change is no news; what others changed since the window opened still is.
      if (versionOf(seen, settingKey, plant) === known) setSeen(now);
      notify({ type: NOTICE.success, text: t('withdrawn') });
    } catch (error) {
      notify(failureNotice(error, t('withdrawFailed')));
    }
  };

  return {
    setting,
    state,
    fields,
    write,
    choosePlant,
    value,
    tried,
    lacksReason,
    problem,
    save,
    withdraw,
    /** The question that stands in the footer; closing the window then answers no. */
    question: element,
    close: element === null ? onClose : dismiss,
  };
}
