import { spawn } from 'node:child_process';

/** Shows the address in the person's browser; where there is none, nothing happens. */
export function openBrowser(address: string): void {
  const command = process.platform === 'darwin' ? 'open' : 'xdg-open';
  const browser = spawn(command, [address], { detached: true, stdio: 'ignore' });
  browser.on('error', () => undefined);
  browser.unref();
}
