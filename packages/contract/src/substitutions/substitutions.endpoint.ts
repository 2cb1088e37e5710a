import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './substitutions.schema.ts';

export type Substitution = Frozen<Static<typeof schema.SubstitutionSchema>>;
export type SubstitutionBody = Frozen<Static<typeof schema.SubstitutionBodySchema>>;
export type SubstitutePerson = Frozen<Static<typeof schema.SubstitutePersonSchema>>;

/** Substitutions that one gave or received; everybody's for administrators. */
export const listSubstitutions = endpoint<typeof schema.listSubstitutionsSchema>({
  id: 'listSubstitutions',
  method: 'GET',
  path: '/substitutions',
});

/** People who can sign in, by part of their name: at most 20. */
export const findSubstitutes = endpoint<typeof schema.findSubstitutesSchema>({
  id: 'findSubstitutes',
  method: 'GET',
  path: '/substitutions/people',
  required: ['name'],
});

/** Names who stands in for oneself, or, by an administrator, for somebody else. */
export const nameSubstitute = endpoint<typeof schema.nameSubstituteSchema>({
  id: 'nameSubstitute',
  method: 'POST',
  path: '/substitutions',
  required: ['body'],
});

/** From this moment on the substitute has nothing of it. */
export const endSubstitution = endpoint<typeof schema.endSubstitutionSchema>({
  id: 'endSubstitution',
  method: 'POST',
  path: '/substitutions/{substitutionId}/end',
});
