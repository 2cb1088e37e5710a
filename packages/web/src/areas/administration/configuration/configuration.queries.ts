import { queryOptions } from '@tanstack/react-query';
import {
  changeSetting,
  readConfiguration,
  settingHistory,
  withdrawSetting,
  type SettingBody,
  type SettingReply,
} from '@torre/contract/administration';
import type { ReplyOf } from '@torre/contract/endpoint';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import type { SaveOptions } from '../../../platform/save-wait.ts';
import { isSameTarget } from './setting-target.ts';
import type { SettingTarget } from './setting-target.ts';

const KEY = ['administration', 'configuration'];

export type ConfigurationReply = ReplyOf<typeof readConfiguration>;

export const configurationQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => call(readConfiguration, {}, { signal }),
  // Others change it too: what is shown is read at each visit, and again when the live events say so.
  staleTime: 0,
});

export const settingHistoryQuery = (key: string) =>
  queryOptions({
    queryKey: [...KEY, 'history', key],
    queryFn: ({ signal }) => call(settingHistory, { path: { key } }, { signal }),
    staleTime: 0,
  });

export async function saveSetting(key: string, body: SettingBody, options: SaveOptions): Promise<void> {
  await call(changeSetting, { path: { key }, body }, options);
  await queryClient.invalidateQueries({ queryKey: KEY });
}

/** Takes a planned value back; answers what stands for the key afterwards. */
export async function withdrawPlanned(
  key: string,
  planned: {
    readonly icao: string;
    readonly category: string;
    readonly validFrom: string;
    readonly version: number;
  },
  options: SaveOptions,
): Promise<SettingReply> {
  const reply = await call(withdrawSetting, { path: { key }, query: planned }, options);
  await queryClient.invalidateQueries({ queryKey: KEY });
  return reply;
}

export function readAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}

/** How often the setting was saved for the target. */
export function versionOf(
  data: Pick<ConfigurationReply, 'versions'>,
  key: string,
  target: SettingTarget,
): number {
  return data.versions.find((one) => one.key === key && isSameTarget(one, target))?.version ?? 0;
}
