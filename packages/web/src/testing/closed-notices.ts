import { afterEach } from 'vitest';
import { closeAllNotices } from '../platform/notify.ts';

/** Files share their imports, and with them the notices that are shown: what a test leaves, a later one would read as its own. */
afterEach(() => closeAllNotices());
