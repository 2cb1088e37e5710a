import type { EditWindow } from '@torre/domain/roster';
import type { SubtractionRules } from '@torre/domain/counters';
import { actorOf } from '../../platform/access/actor.ts';
import type { Actor } from '../../platform/access/actor.ts';
import type { Principal } from '../../platform/access/principal.ts';
import type { AreaDeps } from '../../platform/deps.ts';

export interface Author {
  readonly employeeName: string;
  readonly employeeSurname: string;
}

/** Who changes shifts of a plant, by which call, and until when they may be changed. */
export interface RosterActor extends Actor {
  readonly author: Author;
  /** Of the plant, as it holds today. */
  readonly editWindow: EditWindow;
  /** Causes of people who work all the same. */
  readonly causesThatStay: SubtractionRules['causesThatStay'];
}

/** The actor of a call, at a plant. */
export function rosterActorOf(
  { configuration }: Pick<AreaDeps, 'configuration'>,
  actor: Actor,
  plant: string,
): RosterActor {
  const { name, surname } = actor.principal;
  return {
    ...actor,
    author: { employeeName: name, employeeSurname: surname },
    editWindow: configuration.editWindow(plant),
    causesThatStay: configuration.causesThatStay,
  };
}

/** For calls that only look ahead. */
export function lookingActor(
  deps: Pick<AreaDeps, 'clock' | 'configuration'>,
  principal: Principal,
  call: { readonly id: string },
  plant: string,
): RosterActor {
  return rosterActorOf(deps, actorOf(deps, principal, call), plant);
}
