import { open, signedIn } from '../matrix-case.ts';
import type { ExpectedAccess } from '../matrix-case.ts';

export const SHELL_ACCESS: ExpectedAccess = {
  health: [{ on: 'the service', answers: open(200) }],
  docs: [{ on: 'the description of all calls', answers: open(200) }],
  events: [{ on: 'the own stream', answers: signedIn(200) }],
  analytics: [
    {
      on: 'an event',
      ask: () => ({
        body: {
          context: { screen: 'home', language: 'it', viewport: 'desktop' },
          event: { kind: 'view', name: 'home' },
        },
      }),
      answers: signedIn(200),
    },
  ],
};
