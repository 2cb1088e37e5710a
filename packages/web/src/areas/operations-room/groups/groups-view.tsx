import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import type { RoomGroup } from '@torre/contract/room-groups';
import type { Day } from '@torre/domain/kernel';
import { Suspense, useState, type JSX } from 'react';
import { EmptyState, ErrorState, LoadingRows, Panel, Row, Rows, useActions } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { lazyPart } from '../../../platform/lazy-with-retry.ts';
import { groupsQuery, removeGroup, useLiveRoom } from '../operations-room.queries.ts';
import { useDivision } from '../use-division.ts';
import { useMemberNames } from './use-member-names.ts';

const GroupDialog = lazyPart(() => import('./group-dialog.tsx'), 'GroupDialog');

interface GroupsViewProps {
  readonly plant: string;
  /** Whose people may be put into a group. */
  readonly day: Day;
}

/** The groups of a room: positions that are looked at together, people who are placed together. */
export function GroupsView({ plant, day }: GroupsViewProps): JSX.Element {
  const t = useTexts('operationsRoom');
  useLiveRoom(plant);
  const { data, error, refetch } = useQuery(groupsQuery(useDivision(plant)));
  const members = useMemberNames(plant, day);
  const [changing, setChanging] = useState<RoomGroup | 'new' | null>(null);
  const removal = useRemoval(plant);
  const { names } = members;
  if ((error && !data) || members.error) {
    const again = (): void => {
      void refetch();
      members.again();
    };
    return <ErrorState onRetry={again} />;
  }
  if (!data || !names) return <LoadingRows rows={4} />;
  const add = (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setChanging('new')}
    >
      {t('newGroup')}
    </Button>
  );
  return (
    <Panel title={t('view.gruppi')} aside={add}>
      {data.length === 0 && <EmptyState title={t('noGroups')} why={t('noGroupsWhy')} />}
      <Rows>
        {data.map((group) => (
          <Row
            key={group.groupId}
            title={group.name}
            note={t(`groupKind.${group.kind}`)}
            actions={
              <>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`${t('changeGroup')} ${group.name}`}
                  onClick={() => setChanging(group)}
                >
                  {t('changeGroup')}
                </Button>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`${t('deleteGroup')} ${group.name}`}
                  onClick={() => void removal.ask(group)}
                >
                  {t('deleteGroup')}
                </Button>
              </>
            }
          >
            <p>{names.words(group) || t('noMembers')}</p>
          </Row>
        ))}
      </Rows>
      {removal.element}
      <Suspense>
        {changing && (
          <GroupDialog
            plant={plant}
            group={changing === 'new' ? null : changing}
            names={names}
            onClose={() => setChanging(null)}
          />
        )}
      </Suspense>
    </Panel>
  );
}

/** Deletes a group as it was seen, after a question. */
function useRemoval(plant: string) {
  const t = useTexts('operationsRoom');
  const client = useQueryClient();
  const division = useDivision(plant);
  const { run, element } = useActions();
  const ask = (group: RoomGroup) =>
    run({
      ask: {
        title: t('deleteQuestion'),
        text: t('deleteWhy', { name: group.name }),
        yes: t('deleteYes'),
        tone: 'danger',
      },
      track: 'elimina gruppo di sala',
      act: (options) => removeGroup(client, division, group, options),
      done: t('groupDeleted'),
      failed: t('deleteFailed'),
    });
  return { ask, element };
}
