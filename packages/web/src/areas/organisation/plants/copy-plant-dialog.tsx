import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { dayFromCompact, dayFromIso, isoDay } from '@torre/domain/kernel';
import { copiedPlant } from '@torre/domain/organisation';
import type { FactBook } from '@torre/domain/organisation';
import { useState, type JSX } from 'react';
import { DateField, FormDialog, Text } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { EffectsPanel } from '../facts/effects-panel.tsx';
import { OvertakenRows } from '../facts/overtaken-rows.tsx';
import { useEditsForm } from '../facts/use-edits-form.ts';
import { organisationQuery } from '../organisation.queries.ts';
import './plants.texts.ts';

interface CopyFields {
  readonly source: string;
  readonly icao: string;
  readonly name: string;
  readonly comune: string;
  /** YYYY-MM-DD; null where no readable date stands there. */
  readonly from: string | null;
}

const TEXTS = ['icao', 'name', 'comune'] as const;

/** A plant that begins as a copy of another: what it has, not its people. */
export function CopyPlantDialog({
  book,
  onClose,
}: {
  readonly book: FactBook;
  readonly onClose: () => void;
}): JSX.Element {
  const t = useTexts('organisationPlants');
  const today = isoDay(dayFromCompact(useSession().today)!);
  const plants = book['plant'] ?? [];
  const [initial] = useState<CopyFields>({ source: '', icao: '', name: '', comune: '', from: today });
  const [source, setSource] = useState('');
  const read = useQuery({ ...organisationQuery(source), enabled: source !== '' });
  const facts = source === '' ? undefined : read.data?.facts;
  const form = useEditsForm<CopyFields>({
    name: ['copia impianto'],
    initial,
    editsOf: (fields) => {
      const original = plants.find(({ values }) => values['icao'] === fields.source);
      if (!original || !facts || source !== fields.source || fields.from === null) return [];
      if (TEXTS.some((text) => fields[text].trim() === '')) return [];
      const { icao, name, comune } = fields;
      const plant = { ...original.values, icao: icao.trim().toUpperCase(), name, comune, valid_to: null };
      return copiedPlant(fields.source, facts, plant, fields.from);
    },
    readKept: (value) => keptCopy(value),
    done: t('copied'),
    onClose,
  });
  const { fields, write, tried, preview, edits } = form;
  if (fields.source !== source) setSource(fields.source);
  const sources = plants.map(({ values }) => ({
    value: String(values['icao']),
    label: `${String(values['icao'])} · ${String(values['name'])}`,
  }));
  sources.unshift({ value: '', label: '' });
  const needed = (text: string): string | undefined =>
    tried && text.trim() === '' ? t('needed') : undefined;
  return (
    <FormDialog title={t('copyTitle')} {...form.dialog}>
      <Text tone="quiet">{t('copyHint')}</Text>
      <NativeSelect
        label={t('copySource')}
        required
        data-autofocus
        value={fields.source}
        error={needed(fields.source)}
        data={sources}
        onChange={({ currentTarget: { value } }) => {
          const original = plants.find(({ values }) => values['icao'] === value)?.values;
          write({ source: value, comune: fields.comune || String(original?.['comune'] ?? '') });
        }}
      />
      {TEXTS.map((text) => (
        <TextInput
          key={text}
          label={t(`copy.${text}`)}
          required
          maxLength={text === 'icao' ? 4 : 120}
          value={fields[text]}
          error={needed(fields[text]) ?? preview.faultOf(text)}
          onChange={(event) => write({ [text]: event.currentTarget.value })}
        />
      ))}
      <DateField
        label={t('copyDay')}
        required
        value={fields.from === null ? null : dayFromIso(fields.from)}
        today={dayFromIso(today)!}
        error={tried && fields.from === null ? t('needed') : undefined}
        onChange={(day) => write({ from: day === null ? null : isoDay(day) })}
        onUnreadable={() => write({ from: null })}
      />
      <OvertakenRows overtaken={form.overtaken} />
      <EffectsPanel preview={preview} kinds={edits.map(({ kind }) => kind)} columns={TEXTS} />
    </FormDialog>
  );
}

function keptCopy(value: unknown): CopyFields | null {
  const { source, icao, name, comune, from } = (value ?? {}) as Partial<CopyFields>;
  if ([source, icao, name, comune].some((text) => typeof text !== 'string')) return null;
  return { source: source!, icao: icao!, name: name!, comune: comune!, from: from ?? null };
}
