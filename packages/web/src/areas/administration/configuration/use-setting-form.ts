import { valueText, type SettingReply, type SettingSave } from '@torre/contract/administration';
import { anySettingOn, SETTINGS } from '@torre/domain/configuration';
import type { Setting, SettingValue } from '@torre/domain/configuration';
import { compactDay, dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { Day, Decision } from '@torre/domain/kernel';
import {
  keepTyped,
  plainForm,
  useActions,
  useConfirm,
  useVersionedForm,
  type ConfirmQuestion,
  type FormRules,
} from '../../../kit/index.ts';
import { CallFailed } from '../../../platform/call-failure.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { readAgain, saveSetting, versionOf, withdrawPlanned } from './configuration.queries.ts';
import type { ConfigurationReply } from './configuration.queries.ts';
import './configuration.texts.ts';
import { draftOf, valueOfDraft } from './setting-draft.ts';
import { areTyped, openedFields, settingFromKept, type SettingFields } from './setting-fields.ts';
import { settingState, settingValues, valueWithoutOwn } from './setting-state.ts';
import { targetText, targetsThatStay } from './setting-target.ts';
import type { SettingTarget } from './setting-target.ts';

const PRECONDITION_FAILED = 412;

/** What stands of all settings, and how often each was saved. */
type Standing = Pick<ConfigurationReply, 'versions' | 'values'>;

/** The state of the window in which a setting is changed; what was typed survives a refusal. */
export function useSettingForm(
  {
    settingKey,
    target: first,
    data,
    today,
  }: { settingKey: string; target: SettingTarget; data: ConfigurationReply; today: Day },
  onClose: () => void,
) {
  const setting = SETTINGS.get(settingKey) as Setting;
  const t = useTexts('configuration');
  const language = useLanguage();
  /** Asked before the save and before the window closes on what was typed. */
  const asking = useConfirm('footer');
  const withdrawal = useActions('footer');
  const stateOf = ({ values }: Standing, target: SettingTarget) =>
    settingState(settingValues(values), settingKey, target, today);
  const rules: FormRules<SettingFields, Standing> = {
    fieldsOf: (standing, at) => {
      const target = at ?? first;
      return openedFields(setting, stateOf(standing, target).value, target, today);
    },
    versionOf: (standing, fields) => versionOf(standing, settingKey, fields),
    isSame: (one, other) => !areTyped(one, other),
  };
  const valueOf = ({ withoutOwn, draft }: SettingFields): Decision<SettingValue | null> =>
    withoutOwn ? { ok: true, value: null } : valueOfDraft(setting, draft);
  const lacksReason = ({ validFrom, reason }: SettingFields): boolean =>
    validFrom !== null && validFrom < today && reason.trim() === '';
  const isComplete = (fields: SettingFields): boolean =>
    valueOf(fields).ok && fields.validFrom !== null && !lacksReason(fields);
  const steps = useVersionedForm({
    ...plainForm(rules),
    name: { form: 'impostazione', thing: [settingKey, targetText(first)] },
    read: data as Standing,
    readKept: (value) => settingFromKept(setting, value),
    isComplete,
    save: ({ fields }, version, options) => {
      const value = valueOf(fields);
      const body = {
        icao: fields.icao,
        category: fields.category,
        validFrom: compactDay(fields.validFrom!),
        value: value.ok ? value.value : null,
        version: version ?? 0,
        reason: fields.reason.trim() || null,
      };
      return saveSetting(settingKey, body, options);
    },
    overtaken: async (error) => {
      if (!(error instanceof CallFailed) || error.status !== PRECONDITION_FAILED) return null;
      await readAgain();
      return { current: error.reply as SettingReply, by: null };
    },
    saved: (now) => now,
    track: 'salva impostazione',
    done: t('saved'),
    failed: t('saveFailed'),
    askToLeave: () =>
      asking.confirm({ title: t('leaveQuestion'), text: t('leaveWhy'), yes: t('leaveYes'), tone: 'danger' }),
    onSaved: onClose,
  });
  const form = steps.form ?? plainForm(rules).open(data as Standing, null);
  const { fields, problem } = form;
  const write = (part: Partial<SettingFields>): void => steps.write({ ...fields, ...part });

  const withdraw = async (planned: SettingSave): Promise<void> => {
    const day = displayDay(dayFromCompact(planned.validFrom) as Day);
    const { icao, category, validFrom: from } = planned;
    const known = versionOf(data, settingKey, planned);
    const now = await withdrawal.run({
      ask: { title: t('withdrawQuestion', { day }), text: t('withdrawWhy'), yes: t('withdrawYes') },
      track: 'ritira impostazione',
      act: (options) =>
        withdrawPlanned(settingKey, { icao, category, validFrom: from, version: known }, options),
      done: t('withdrawn'),
      failed: t('withdrawFailed'),
    });
    // The own change is no news; what others changed since the window opened still is.
    if (now !== null)
      steps.change((open) =>
        versionOf(open.base, settingKey, planned) === known ? keepTyped(open, now) : open,
      );
  };
  const stale = problem?.kind === 'stale' ? problem.current : null;
  const save = async (): Promise<void> => {
    if (isComplete(fields) && !(await asking.confirm(saveQuestion(stale ?? form.base)))) return;
    await (stale ? steps.saveOver(stale) : steps.save());
  };
  /** From what to what, from which day, and for which plants. */
  const saveQuestion = ({ values: rows }: Pick<Standing, 'values'>): ConfirmQuestion => {
    const { validFrom } = fields;
    const day = validFrom ?? today;
    const values = settingValues(rows);
    const decided = valueOf(fields);
    const own = decided.ok ? decided.value : null;
    const wanted = own ?? valueWithoutOwn(rows, settingKey, fields, day);
    const differing = targetsThatStay(values, settingKey, fields).map(targetText).join(', ');
    const inWords = (value: SettingValue): string => valueText(setting, value, language);
    return {
      title: t('saveQuestion', { setting: setting.label[language] }),
      text: [
        t('saveWhat', {
          day: displayDay(day),
          from: inWords(anySettingOn(values, settingKey, fields.icao || null, fields.category, day)),
          to: inWords(wanted),
        }),
        targetText(fields) === '' ? t('saveForAll') : t('saveForPlant', { plant: targetText(fields) }),
        differing && t('saveNotFor', { plants: differing }),
      ]
        .filter(Boolean)
        .join(' '),
      yes: t('saveYes'),
    };
  };
  const state = stateOf(form.base, fields);
  const asked = asking.element !== null || withdrawal.asks;
  const dismiss = asking.element === null ? withdrawal.dismiss : asking.dismiss;
  return {
    setting,
    state,
    fields,
    write,
    chooseTarget: (part: Partial<SettingTarget>) => {
      const { icao, category } = { ...fields, ...part };
      const draft = draftOf(setting, stateOf(form.base, { icao, category }).value);
      steps.change((now) => ({ ...now, problem: null, fields: { ...now.fields, icao, category, draft } }));
    },
    value: valueOf(fields),
    tried: form.tried,
    lacksReason: lacksReason(fields),
    /** What somebody else put there meanwhile: saved again, the own value takes its place. */
    standing: stale && stateOf(stale, fields).value,
    end: steps.end,
    save,
    withdraw,
    /** The questions that stand in the footer; closing the window then answers no. */
    asked,
    questions: asking.element ?? withdrawal.element,
    close: asked ? dismiss : onClose,
  };
}
