import { createRouter, RouterProvider } from '@tanstack/react-router';
import type { JSX } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { App } from '../app.tsx';
import { closeAllNotices } from '../platform/notify.ts';
import { forgetPageMemory } from '../platform/page-memory.ts';
import { dropIdleWork } from '../platform/when-idle.ts';
import { queryClient } from '../platform/query-client.ts';
import { parseSearch, stringifySearch } from '../routes/address.ts';
import { routeTree } from '../routes/route-tree.tsx';
import { FakeServer } from './fake-server.ts';
import { SilentStream } from './silent-stream.ts';

/** The whole front end at an address, with a server of the test's own behind `fetch`. */
export interface MountedApp {
  readonly server: FakeServer;
  /** Path and query that the screens are at. */
  readonly address: () => string;
  /** Address to which the document itself would have gone; null while it stays. */
  readonly left: () => string | null;
  /** Takes everything away, once; fails when a screen made a call that the test did not declare. */
  readonly close: () => Promise<void>;
}

/** `declare` says how the server answers before the first call is made. */
export function openApp(address: string, declare: (server: FakeServer) => void): MountedApp {
  const server = new FakeServer();
  declare(server);
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('EventSource', SilentStream);
  const ownAddress = location.href;
  history.replaceState(null, '', address);
  const router = createRouter({ routeTree, parseSearch, stringifySearch, defaultPendingMs: 400 });
  const leaving = watchLeaving();
  const { root, container } = mount(<RouterProvider router={router} />);
  return {
    server,
    address: () => location.pathname + location.search,
    left: leaving.left,
    async close() {
      if (!container.isConnected) return;
      root.unmount();
      container.remove();
      leaving.stop();
      await server.close();
      router.history.destroy();
      history.replaceState(null, '', ownAddress);
      closeAllNotices();
      // Of an earlier screen, which would ask the server of the next one.
      dropIdleWork();
      queryClient.clear();
      forgetPageMemory();
      localStorage.clear();
      sessionStorage.clear();
      vi.unstubAllGlobals();
      expect(server.undeclared, 'calls that the test did not declare').toEqual([]);
    },
  };
}

function mount(screens: JSX.Element): { root: Root; container: HTMLElement } {
  const container = document.createElement('div');
  container.id = 'root';
  document.body.append(container);
  const root = createRoot(container);
  root.render(<App>{screens}</App>);
  return { root, container };
}

/** The test's own document must stay: where it would have gone is remembered instead. */
function watchLeaving(): { readonly left: () => string | null; readonly stop: () => void } {
  let left: string | null = null;
  const onNavigate = (event: NavigateEvent): void => {
    if (event.destination.sameDocument) return;
    const { pathname, search } = new URL(event.destination.url);
    left = pathname + search;
    event.preventDefault();
  };
  navigation.addEventListener('navigate', onNavigate);
  return { left: () => left, stop: () => navigation.removeEventListener('navigate', onNavigate) };
}
