import { useQueryClient } from '@tanstack/react-query';
import type { RoomGroup } from '@torre/contract/room-groups';
import { useVersionedForm } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { saveGroup } from '../operations-room.queries.ts';
import { useDivision } from '../use-division.ts';
import { fieldsOfGroup, groupFromKept, isSameGroup } from './group-draft.ts';

/** The form of a group; what was typed survives a refusal, a reload and the window closed by mistake. */
export function useGroupForm(plant: string, group: RoomGroup | null, onClose: () => void) {
  const t = useTexts('operationsRoom');
  const client = useQueryClient();
  const division = useDivision(plant);
  const form = useVersionedForm({
    name: { form: 'gruppo', thing: [plant, group?.groupId ?? 'nuovo'] },
    standing: group,
    fieldsOf: fieldsOfGroup,
    versionOf: ({ version }) => version,
    isSame: isSameGroup,
    readKept: groupFromKept,
    isComplete: ({ name }) => name.trim() !== '',
    save: (fields, version, signal) => {
      const body = { ...fields, name: fields.name.trim(), division };
      const seen = version === null || group === null ? null : { groupId: group.groupId, version };
      return saveGroup(client, body, seen, signal);
    },
    currentOf: (reply) => (reply as { current: RoomGroup }).current,
    track: 'salva gruppo di sala',
    done: t(group === null ? 'groupAdded' : 'groupSaved'),
    failed: t('groupFailed'),
    onClose,
  });
  const lacksName = form.fields.name.trim() === '';
  return {
    ...form,
    canSave: form.isTyped || form.isNew,
    fault: form.tried && lacksName ? t('nameNeeded') : null,
  };
}
