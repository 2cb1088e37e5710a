import type { NewAccount } from '@torre/contract/administration';
import { administrationSentence } from '@torre/contract/administration/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Sentence } from '@torre/contract/sentences';
import { visibleName } from '@torre/domain/kernel';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { accountExists, findFreeCode, findPerson, insertAccount, lockNewAccounts } from './account.store.ts';
import { newUserName } from './user-name.ts';

/**
 * A new account without rights and password, and its person unless somebody with that code and name stands there already.
 * Throws Refused: 400 for a name or code that is none, 409 when the user name, the code or every code is taken.
 */
export async function makeAccount(
  tx: Tx,
  actor: Actor,
  wanted: NewAccount,
): Promise<{ readonly userName: string; readonly employeeId: string }> {
  const person = requested(wanted);
  await lockNewAccounts(tx);
  if (await accountExists(tx, person.userName)) {
    throw taken(administrationSentence('userNameTaken'));
  }
  if (person.employeeId !== null) await refuseTakenCode(tx, person.employeeId, person);
  const employeeId = person.employeeId ?? (await freeCode(tx));
  await insertAccount(tx, { ...person, employeeId });
  await auditChange(tx, actor, {
    subject: employeeId,
    what: 'create-account',
    entity: 'account',
    entityKey: person.userName,
  });
  return { userName: person.userName, employeeId };
}

/** A personnel code that nobody has; throws 409 when none is left. The caller holds the lock of who gives codes out. */
export async function freeCode(tx: Tx): Promise<string> {
  const code = await findFreeCode(tx);
  if (code === null) throw taken(administrationSentence('noFreeCode'));
  return code;
}

function requested({ userName, nome, cognome, codicePersonale }: NewAccount) {
  const [name, surname] = [visibleName(nome), visibleName(cognome)];
  if (name === '' || surname === '')
    throw refused(400, OUTCOME.malformed, administrationSentence('namesMissing'));
  const employeeId = codicePersonale?.trim() || null;
  if (employeeId !== null && !/^[0-9]{6}$/.test(employeeId)) {
    throw refused(400, OUTCOME.malformed, administrationSentence('codeMalformed'));
  }
  return { userName: newUserName(userName), name, surname, employeeId };
}

/** The code may be of somebody without an account, when the name is the same; a slip must not open another's data. */
async function refuseTakenCode(
  tx: Tx,
  employeeId: string,
  { name, surname }: { readonly name: string; readonly surname: string },
): Promise<void> {
  const standing = await findPerson(tx, employeeId);
  if (standing === null) return;
  if (standing.userName !== null) {
    throw taken(administrationSentence('personHasAccount', { employeeId, userName: standing.userName }));
  }
  const isSame = (one: string, other: string): boolean =>
    one.localeCompare(other, 'it', { sensitivity: 'base' }) === 0;
  if (isSame(standing.name, name) && isSame(standing.surname, surname)) return;
  throw taken(
    administrationSentence('codeTaken', { employeeId, name: `${standing.surname} ${standing.name}` }),
  );
}

const taken = (sentence: Sentence) => refused(409, OUTCOME.accountExists, sentence);
