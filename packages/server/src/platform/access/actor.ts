import type { Day } from '@torre/domain/kernel';
import type { Clock } from '../clock.ts';
import type { Principal } from './principal.ts';

/** Who changes something: the person, the instant of the product's clock, and the call by which it is done. */
export interface Actor {
  readonly principal: Principal;
  /** Personnel code, as the trail names it. */
  readonly employeeId: string;
  readonly now: Temporal.Instant;
  /** Of the plants: in Rome. */
  readonly today: Day;
  /** Endpoint id. */
  readonly call: string;
}

/** The actor of a call. */
export function actorOf(
  { clock }: { readonly clock: Clock },
  principal: Principal,
  call: { readonly id: string },
): Actor {
  const { employeeId } = principal;
  return { principal, employeeId, now: clock.now(), today: clock.today(), call: call.id };
}
