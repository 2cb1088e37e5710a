import type { Day } from '@torre/domain/kernel';
import { examplesWorld } from './examples/examples-world.ts';
import { smallWorld } from './small/small-world.ts';
import type { World } from './world.ts';

/**
 * A ready world as plain rows: `small` lies around `today`; `examples` has its own fixed today (`EXAMPLES_TODAY`).
 * The same kind and day give the same world, byte for byte.
 */
export function buildWorld(kind: 'small' | 'examples', today: Day): World {
  return kind === 'small' ? smallWorld(today) : examplesWorld();
}

export { DEMO_ARTICLE, DEMO_COMMENT, DEMO_WAITING_COMMENT, demoDocumentId } from './content/add-content.ts';
export { DEMO_DOCUMENTS } from './content/demo-document.ts';
export type { DemoDocument } from './content/demo-document.ts';
export { DEMO_PICTURES, demoPicture } from './content/demo-picture.ts';
export { DEMO_CAPTIONS, DEMO_VIDEO, DEMO_VIDEOS, demoVideoFrame } from './content/demo-video.ts';
export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './organisation/demo-accounts.ts';
export type { DemoAccountEntry } from './organisation/demo-accounts.ts';
export { fullWorld } from './full/full-world.ts';
export type { FullWorld } from './full/full-world.ts';
export { roomToFill } from './organisation/room-to-fill.ts';
export { EXAMPLES_TODAY } from './examples/examples-world.ts';
export type * from './world.ts';
