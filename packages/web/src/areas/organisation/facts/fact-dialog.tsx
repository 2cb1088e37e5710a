import { Checkbox } from '@mantine/core';
import { addDays, dayFromIso, displayDay, isoDay } from '@torre/domain/kernel';
import { kindOf } from '@torre/domain/organisation';
import type { FactBook, FactKindName, FactRow, StandingFact } from '@torre/domain/organisation';
import type { JSX } from 'react';
import { Callout, DateField, FormDialog, Text } from '../../../kit/index.ts';
import { useCategories } from '../../../platform/lookups.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import '../organisation.texts.ts';
import { choicesOf } from './fact-choices.ts';
import styles from './fact-dialog.module.css';
import type { FactAction } from './fact-draft.ts';
import { EffectsPanel } from './effects-panel.tsx';
import { FactField } from './fact-field.tsx';
import { columnText, kindText, valueText } from './fact-text.ts';
import { ReasonField } from './reason-field.tsx';
import { thingName } from './thing-name.ts';
import { useFactForm } from './use-fact-form.ts';

interface FactDialogProps {
  readonly kind: FactKindName;
  /** What is done: add, change from a day, correct, end, remove. */
  readonly action: FactAction;
  /** Rows of the kind as they were read: the other states of the same thing are found among them. */
  readonly rows: readonly StandingFact[];
  /** Everything that was read: what a column can name is chosen from it. */
  readonly book: FactBook;
  /** Columns that the screen has already (`{ icao }` of a plant, `{ employee_id }` of a person): they have no field. */
  readonly of: FactRow;
  /** What the row is called in the title, where its key is only a code. */
  readonly name?: (row: FactRow) => string;
  readonly onClose: () => void;
}

/** A window that changes one thing of the organisation; what it would do stands in it before it can be saved. */
export function FactDialog({ kind, action, rows, book, of, name, onClose }: FactDialogProps): JSX.Element {
  const t = useTexts('organisation');
  const language = useLanguage();
  const categories = useCategories();
  const form = useFactForm({ kind, action, rows, of, onClose });
  const { columns, fields, today, preview, missing } = form;
  const row = { ...fields.values, ...of };
  const from = action.do === 'from' ? (fields.from ?? today) : today;
  const errorOf = (column: string): string | null =>
    missing.includes(column) ? t('valueNeeded') : preview.faultOf(column);
  const renews = action.do === 'from' && kindOf(kind).renews === true;
  const title =
    action.do === 'add'
      ? t('add.title', { kind: kindText(kind, 'one', language) })
      : t(renews ? 'renew.title' : `${action.do}.title`, {
          thing: name?.(action.of.values) ?? thingName(kind, action.of.values, of, language),
        });
  const cells = preview.reply?.effects?.cells.counts ?? [];
  const mayFollow = cells.some(({ reason, count }) => reason === 'hours' && count > 0);
  return (
    <FormDialog
      title={title}
      size={580}
      onClose={form.close}
      onSubmit={form.save}
      submit={action.do === 'remove' ? t('remove') : t('save')}
      disabled={!form.canSave || form.stale !== null}
      question={form.questions}
      asked={form.asked}
      {...form.end}
    >
      <Hint action={action} kind={kind} from={fields.from} />
      {action.do === 'from' && (
        <DateField
          label={t('from.day')}
          required
          value={fields.from === null ? null : dayFromIso(fields.from)}
          today={dayFromIso(today)!}
          error={
            missing.includes('from')
              ? t('dayNeeded')
              : form.lacksState
                ? t('from.noState')
                : (preview.faultOf(daysOf(kind)) ?? undefined)
          }
          onChange={(day) => form.write({ from: day === null ? null : isoDay(day) })}
          onUnreadable={() => form.write({ from: null })}
        />
      )}
      <div className={styles['fields']}>
        {columns.map((column, index) => (
          <div key={column} className={isWide(kind, column) ? styles['wide'] : undefined}>
            <FactField
              kind={kind}
              column={column}
              value={fields.values[column] ?? null}
              choices={choicesOf(kind, column, row, { book, categories, from, language })}
              today={today}
              error={errorOf(column)}
              first={index === 0 && action.do !== 'from'}
              onChange={(value) => form.writeColumn(column, value)}
              onUnreadable={() => form.markUnreadable(column)}
            />
          </div>
        ))}
      </div>
      <ReasonField
        value={fields.reason}
        needed={form.needsReason}
        missing={form.lacksReason}
        onChange={(reason) => form.write({ reason })}
      />
      {form.standing !== null && (
        <Callout
          tone="danger"
          alert
          title={t('staleTitle')}
          choices={[
            { label: t('keepMine'), run: form.keepMine },
            { label: t('takeTheirs'), run: form.takeTheirs },
          ]}
        >
          {form.stale?.length === 0 && <Text>{t('staleGone')}</Text>}
          {columns
            .map((column) => ({
              column: columnText(kind, column, language),
              standing: valueText(kind, column, form.standing![column], language),
              mine: valueText(kind, column, fields.values[column], language),
            }))
            .filter(({ standing, mine }) => standing !== mine)
            .map((difference) => (
              <Text key={difference.column}>{t('staleColumn', difference)}</Text>
            ))}
        </Callout>
      )}
      <EffectsPanel preview={preview} kinds={[kind, kind]} columns={[...columns, daysOf(kind)]} />
      {(mayFollow || fields.hoursFollow) && (
        <Checkbox
          label={t('hoursFollow')}
          checked={fields.hoursFollow}
          onChange={(event) => form.write({ hoursFollow: event.currentTarget.checked })}
        />
      )}
    </FormDialog>
  );
}

const daysOf = (kind: FactKindName): string => kindOf(kind).states?.from ?? '';

function isWide(kind: FactKindName, column: string): boolean {
  const { type } = kindOf(kind).columns[column]!;
  return type === 'text' || type === 'codes' || type === 'boolean';
}

/** What the change means for the days before and after, before anything is saved. */
function Hint({
  action,
  kind,
  from,
}: {
  readonly action: FactAction;
  readonly kind: FactKindName;
  readonly from: string | null;
}): JSX.Element | null {
  const t = useTexts('organisation');
  switch (action.do) {
    case 'add':
      return null;
    case 'from':
      return from === null ? null : (
        <Text tone="quiet">
          {t(kindOf(kind).renews ? 'renew.hint' : 'from.hint', {
            day: displayDay(addDays(dayFromIso(from)!, -1)),
          })}
        </Text>
      );
    case 'correct':
      return kindOf(kind).states ? <Text tone="quiet">{t('correct.hint')}</Text> : null;
    case 'end':
      return <Text tone="quiet">{t('end.hint')}</Text>;
    case 'remove':
      return <Text tone="quiet">{t('remove.hint')}</Text>;
  }
}
