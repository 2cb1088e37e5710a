import { NativeSelect } from '@mantine/core';
import { dayFromCompact, dayFromIso, isoDay } from '@torre/domain/kernel';
import type { FactBook, FactRow } from '@torre/domain/organisation';
import { useState, type JSX } from 'react';
import { DateField, FormDialog, Text } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { EffectsPanel } from '../facts/effects-panel.tsx';
import { OvertakenRows } from '../facts/overtaken-rows.tsx';
import { ReasonField } from '../facts/reason-field.tsx';
import { useEditsForm } from '../facts/use-edits-form.ts';
import { EndorsementFields } from './endorsement-fields.tsx';
import {
  PLACE_COLUMNS,
  editsOfMove,
  emptyMove,
  endorsable,
  keptMove,
  leftPlants,
  missingOfMove,
  placeOn,
  placeWith,
  staysInPlant,
  turnsOf,
  type MoveFields,
} from './move-fields.ts';
import './people.texts.ts';
import { PlaceFields } from './place-fields.tsx';

interface MoveDialogProps {
  /** Everything of the person, and what places are chosen from. */
  readonly book: FactBook;
  readonly name: string;
  readonly onClose: () => void;
}

/** Somebody goes to another place from a day on: the place, the cycle, the endorsements, what becomes of published shifts. */
export function MoveDialog({ book, name, onClose }: MoveDialogProps): JSX.Element {
  const t = useTexts('organisationPeople');
  const today = isoDay(dayFromCompact(useSession().today)!);
  const employeeId = String(book['employee']?.[0]?.values['employee_id']);
  const [initial] = useState<MoveFields>(() => emptyMove(placeOn(book, today), today));
  const form = useEditsForm<MoveFields>({
    name: ['sposta', employeeId],
    initial,
    editsOf: (fields) => editsOfMove(book, employeeId, fields),
    moreOf: ({ leaverShifts, reason }) => ({ leaverShifts, reason: reason.trim() || null }),
    book,
    readKept: keptMove,
    done: t('moved', { name }),
    onClose,
  });
  const { fields, write, tried, preview, edits } = form;
  const { day, place, cycleId } = fields;
  const missing = tried ? missingOfMove(fields) : new Set<string>();
  const left = leftPlants(book, fields);
  const from = day ?? today;
  const turns = turnsOf(book, place.icao, cycleId);
  return (
    <FormDialog title={t('moveTitle', { name })} size={640} {...form.dialog}>
      <Text tone="quiet">{t('moveHint')}</Text>
      <DateField
        label={t('moveDay')}
        required
        value={day === null ? null : dayFromIso(day)}
        today={dayFromIso(today)!}
        error={missing.has('day') ? t('dayNeeded') : (preview.faultOf('valid_from') ?? undefined)}
        onChange={(chosen) => write({ day: chosen === null ? null : isoDay(chosen) })}
        onUnreadable={() => write({ day: null })}
      />
      <PlaceFields
        {...{ book, place, from, today }}
        first="icao"
        errorOf={(column) => (missing.has(column) ? t('valueNeeded') : preview.faultOf(column))}
        onChange={(column, value) =>
          write({
            place: placeWith(place, column, value),
            ...(column === 'icao' && { cycleId: '', turn: 0, endorsements: {} }),
            ...(column === 'category' && { endorsements: {} }),
          })
        }
      />
      {place.icao !== null && (
        <>
          <NativeSelect
            label={t('cycle')}
            value={cycleId}
            error={preview.faultOf('cycle_id') ?? undefined}
            data={[
              { value: '', label: staysInPlant(book, fields) ? t('sameCycle') : t('noCycle') },
              ...cyclesOf(book, String(place.icao), from),
            ]}
            onChange={({ currentTarget: { value } }) => write({ cycleId: value, turn: 0 })}
          />
          {turns.length > 0 && (
            <NativeSelect
              label={t('cycleTurn')}
              value={String(fields.turn)}
              data={turns.map((turn, index) => ({
                value: String(index),
                label: t('cycleTurnPlace', { place: index + 1, turn }),
              }))}
              onChange={({ currentTarget: { value } }) => write({ turn: Number(value) })}
            />
          )}
          <EndorsementFields
            specializations={endorsable(book, place, from)}
            chosen={fields.endorsements}
            {...{ today, missing }}
            stays={staysInPlant(book, fields)}
            onChange={(endorsements) => write({ endorsements })}
          />
        </>
      )}
      {left.length > 0 && (
        <NativeSelect
          label={t('shifts', { icao: left.join(', ') })}
          description={t(fields.leaverShifts === 'keep' ? 'keepShiftsHint' : 'removeShiftsHint')}
          value={fields.leaverShifts}
          // Choices in the code: what a save can do with them.
          data={[
            { value: 'keep', label: t('keepShifts') },
            { value: 'remove', label: t('removeShifts') },
          ]}
          onChange={({ currentTarget: { value } }) =>
            write({ leaverShifts: value === 'remove' ? 'remove' : 'keep' })
          }
        />
      )}
      <ReasonField
        value={fields.reason}
        needed={form.needsReason}
        missing={form.lacksReason}
        onChange={(reason) => write({ reason })}
      />
      <OvertakenRows overtaken={form.overtaken} />
      <EffectsPanel preview={preview} kinds={edits.map(({ kind }) => kind)} columns={SHOWN_FAULTS} />
    </FormDialog>
  );
}

/** Columns whose faults stand at a field. */
const SHOWN_FAULTS = [...PLACE_COLUMNS, 'valid_from', 'cycle_id'];

/** Cycles of the plant that go on from the day. */
function cyclesOf(book: FactBook, icao: string, from: string) {
  const isOpen = (row: FactRow): boolean =>
    row['icao'] === icao && (row['valid_to'] === null || String(row['valid_to']) >= from);
  const ids = (book['base_cycle'] ?? []).flatMap(({ values }) =>
    isOpen(values) ? [String(values['cycle_id'])] : [],
  );
  return [...new Set(ids)].map((id) => ({ value: id, label: id }));
}
