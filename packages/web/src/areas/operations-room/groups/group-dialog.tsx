import { NativeSelect, TextInput } from '@mantine/core';
import type { RoomGroup } from '@torre/contract/room-groups';
import type { JSX } from 'react';
import { Callout, FormDialog } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { withKind, withMember } from './group-draft.ts';
import { MembersPicker } from './members-picker.tsx';
import type { MemberNames } from './use-member-names.ts';
import { useGroupForm } from './use-group-form.ts';

const KINDS = ['POSITIONS', 'PEOPLE'] as const;
const LONGEST_NAME = 60;

interface GroupDialogProps {
  readonly plant: string;
  /** null: a new one. */
  readonly group: RoomGroup | null;
  readonly names: MemberNames;
  readonly onClose: () => void;
}

/** A group to write: its name, and the positions or people that it holds. */
export function GroupDialog({ plant, group, names, onClose }: GroupDialogProps): JSX.Element {
  const t = useTexts('operationsRoom');
  const form = useGroupForm(plant, group, onClose);
  const { fields, write, problem } = form;
  return (
    <FormDialog
      title={group === null ? t('newGroup') : group.name}
      onClose={onClose}
      onCancel={form.cancel}
      onSubmit={() => form.save()}
      submit={t('save')}
      disabled={!form.canSave || problem?.kind === 'stale'}
      {...form.end}
    >
      {problem?.kind === 'stale' && problem.current && (
        <Stale form={form} current={problem.current} names={names} />
      )}
      {problem?.kind === 'gone' && (
        <Callout tone="wait" alert>
          {t('groupGone')}
        </Callout>
      )}
      <TextInput
        label={t('name')}
        value={fields.name}
        error={form.fault}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        data-autofocus
        onChange={(event) => write({ ...fields, name: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('groupOf')}
        value={fields.kind}
        // Choices in the code: what a group may hold.
        data={KINDS.map((kind) => ({ value: kind, label: t(`groupKind.${kind}`) }))}
        onChange={(event) => write(withKind(fields, event.currentTarget.value as RoomGroup['kind']))}
      />
      <MembersPicker
        key={fields.kind}
        choices={names.choices(fields.kind, fields.members)}
        chosen={fields.members}
        onChoose={(member, isIn) => write(withMember(fields, member, isIn))}
      />
    </FormDialog>
  );
}

interface StaleProps {
  readonly form: ReturnType<typeof useGroupForm>;
  readonly current: RoomGroup;
  readonly names: MemberNames;
}

/** Somebody saved the group first: what stands there now, and which of both goes on. */
function Stale({ form, current, names }: StaleProps): JSX.Element {
  const t = useTexts('operationsRoom');
  return (
    <Callout
      tone="wait"
      alert
      title={t('groupStale')}
      choices={[
        { label: t('keepMine'), run: () => form.keepMine(current) },
        { label: t('takeTheirsGroup'), run: () => form.takeTheirs(current) },
      ]}
    >
      <p>{t('groupStaleWhy')}</p>
      <p>
        <b>{current.name}</b>: {names.words(current) || t('noMembers')}
      </p>
    </Callout>
  );
}
