import { Checkbox, MultiSelect } from '@mantine/core';
import type { DeskItem, DeskAskReply } from '@torre/contract/content';
import { compactDay, dayFromCompact, type Day } from '@torre/domain/kernel';
import { useState, type JSX } from 'react';
import { DateField, FormDialog, useActions } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { useCategories } from '../../platform/lookups.ts';
import { useSession } from '../../platform/session.ts';
import { EDITORIAL, sendAsk } from './editorial.queries.ts';
import './editorial.texts.ts';

interface ReadAskDialogProps {
  readonly item: DeskItem;
  /** The version that readers see. */
  readonly published: number;
  readonly reply: DeskAskReply;
  readonly onClose: () => void;
}

/** Whom an article asks for a signature, and until when; of a newer version everybody signs again, where that is ticked. */
export function ReadAskDialog({ item, published, reply, onClose }: ReadAskDialogProps): JSX.Element {
  const t = useTexts('editorial');
  const { ask } = reply;
  const today = dayFromCompact(useSession().today) as Day;
  const language = useLanguage();
  const known = useCategories();
  const { run, busy, element, asks } = useActions('footer');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [plants, setPlants] = useState<string[]>([...(ask?.plants ?? [])]);
  const [categories, setCategories] = useState<string[]>([...(ask?.categories ?? [])]);
  const [due, setDue] = useState<Day | null>(ask === null ? null : dayFromCompact(ask.due));
  const [isAnew, setAnew] = useState(false);
  const send = async (): Promise<void> => {
    if (due === null) return;
    const version = ask === null || isAnew ? published : ask.version;
    const done = await run({
      track: 'chiedi-presa-visione',
      act: (options) => sendAsk(item.id, { version, plants, categories, due: compactDay(due) }, options),
      done: t('askSent'),
      failed: t('askNotSent'),
      onRefused: setRefusal,
      refresh: EDITORIAL,
    });
    if (done !== null) onClose();
  };
  return (
    <FormDialog
      title={t('readAsk')}
      submit={t(ask === null ? 'askToRead' : 'save')}
      refusal={refusal}
      saving={busy}
      disabled={due === null || plants.length + categories.length === 0}
      question={element}
      asked={asks}
      onClose={onClose}
      onSubmit={send}
    >
      <MultiSelect
        data-autofocus
        label={t('askPlants')}
        description={t('askPlantsHint')}
        searchable
        hidePickedOptions
        data={reply.plants.map(({ icao, name }) => ({ value: icao, label: `${icao} · ${name}` }))}
        value={plants}
        onChange={setPlants}
      />
      <MultiSelect
        label={t('askCategories')}
        description={t('askCategoriesHint')}
        searchable
        hidePickedOptions
        // One that has ended stays where it was chosen.
        data={[...new Set([...known.offered.map(({ code }) => code), ...categories])].map((code) => ({
          value: code,
          label: known.shortName(code, language),
        }))}
        value={categories}
        onChange={setCategories}
      />
      <DateField
        label={t('askLastDay')}
        value={due}
        today={today}
        onChange={setDue}
        onUnreadable={() => setDue(null)}
      />
      {ask !== null && ask.version < published && (
        <Checkbox
          label={t('askAnew', { version: published })}
          description={t('askAnewHint')}
          checked={isAnew}
          onChange={(event) => setAnew(event.currentTarget.checked)}
        />
      )}
    </FormDialog>
  );
}
