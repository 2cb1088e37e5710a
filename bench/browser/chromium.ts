import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from '@torre/server/testing/chromium';

export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath('bench', process.env.CHROMIUM),
    args: CHROMIUM_FLAGS,
  });
}
