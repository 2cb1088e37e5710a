import type { ItemActor } from './item-state.ts';
import type { ItemTypeName } from './item-type.ts';

/** On whose home an article stands; a channel hides nothing from anybody (P6.01). */
export const CHANNELS = ['home'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * Whether somebody at the desk may say on which homes an item stands: only articles stand there, and where readers see the
 * article already, it is a publication.
 */
export function mayPlace(
  { type, isPublished }: { readonly type: ItemTypeName; readonly isPublished: boolean },
  actors: readonly ItemActor[],
): boolean {
  return (
    type === 'Echo_Articolo' && (actors.includes('approver') || (!isPublished && actors.includes('editor')))
  );
}
