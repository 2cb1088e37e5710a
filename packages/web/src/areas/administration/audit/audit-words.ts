import { settingCalled } from '@torre/contract/administration';

/** How filters are sent: a setting may be looked for by its name. */
export const BY_NAME = { entityKey: (text: string): string => settingCalled(text) ?? text };
