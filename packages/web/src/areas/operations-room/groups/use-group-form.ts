import { useQueryClient } from '@tanstack/react-query';
import type { RoomGroup } from '@torre/contract/room-groups';
import { plainForm, useVersionedForm } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { saveGroup } from '../operations-room.queries.ts';
import { useDivision } from '../use-division.ts';
import { fieldsOfGroup, groupFromKept, isSameGroup, type GroupFields } from './group-draft.ts';

const GROUP = plainForm<GroupFields, RoomGroup | null>({
  fieldsOf: fieldsOfGroup,
  versionOf: (group) => group?.version ?? null,
  isSame: isSameGroup,
});

/** The form of a group; what was typed survives a refusal, a reload and the window closed by mistake. */
export function useGroupForm(plant: string, group: RoomGroup | null, onClose: () => void) {
  const t = useTexts('operationsRoom');
  const client = useQueryClient();
  const division = useDivision(plant);
  const { form, ...steps } = useVersionedForm({
    ...GROUP,
    name: { form: 'gruppo', thing: [plant, group?.groupId ?? 'nuovo'] },
    read: group,
    readKept: groupFromKept,
    isComplete: ({ name }) => name.trim() !== '',
    save: ({ fields }, version, options) => {
      const body = { ...fields, name: fields.name.trim(), division };
      const seen = version === null || group === null ? null : { groupId: group.groupId, version };
      return saveGroup(client, body, seen, options);
    },
    whenGone: null,
    saved: (now) => now,
    track: 'salva gruppo di sala',
    done: t(group === null ? 'groupAdded' : 'groupSaved'),
    failed: t('groupFailed'),
    onSaved: onClose,
  });
  const { fields, base, problem, tried } = form ?? GROUP.open(group, null);
  return {
    ...steps,
    fields,
    problem,
    cancel: () => {
      steps.discard();
      onClose();
    },
    canSave: steps.isTyped || base === null,
    fault: tried && fields.name.trim() === '' ? t('nameNeeded') : null,
  };
}
