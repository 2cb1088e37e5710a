import type { Category } from './category.ts';
import { ROLE } from '@torre/domain/identity';
import type { Role } from '@torre/domain/identity';
import { isoDay } from '@torre/domain/kernel';
import type { WorldDraft } from '../world.ts';
import type { DemoPerson } from './plant-people.ts';
import { SINCE } from './shift-list.ts';

/** Password of every demo account (decisions.md); they sign in only while the database is marked as demo. */
export const DEMO_PASSWORD = 'torre-demo';

type Place = readonly [icao: string | null, category: Category, nth: number];

interface Persona {
  readonly userName: string;
  readonly description: string;
  /** Which person of the world it is: the n-th of a category of a plant, or of headquarters. */
  readonly who: Place;
  /** The same in the full world, where the plants are staffed differently (domain.md 9.3). */
  readonly whoInFull?: Place;
  readonly responsabile?: true;
  readonly responsabileH35?: true;
  readonly roles?: readonly Role[];
  /** Plants list of a manager; '-' is a manager without a plant (B47). */
  readonly plants?: readonly string[];
}

/** The personas of the small and the full world, in the order of the table in decisions.md. */
const PERSONAS: readonly Persona[] = [
  {
    userName: 'responsabile.lirr',
    description: 'Responsabile, Roma ACC',
    who: ['LIRR', 'DIRIGENTE', 0],
    whoInFull: ['LIRR', 'AMMINISTRATIVI', 4],
    responsabile: true,
    roles: [ROLE.dipeTravel],
    plants: ['LIRR'],
  },
  {
    userName: 'responsabile2.lirr',
    description: 'Secondo responsabile, Roma ACC',
    who: ['LIRR', 'AMMINISTRATIVI', 0],
    responsabile: true,
    plants: ['LIRR'],
  },
  {
    userName: 'responsabile.lirf',
    description: 'Responsabile, Roma Fiumicino',
    who: ['LIRF', 'AMMINISTRATIVI', 0],
    responsabile: true,
    plants: ['LIRF'],
  },
  {
    userName: 'responsabile.senza',
    description: 'Responsabile senza impianto',
    who: [null, 'AMMINISTRATIVI', 0],
    responsabile: true,
    plants: ['-'],
  },
  {
    userName: 'approvatore',
    description: 'Secondo livello di approvazione, Roma ACC',
    who: ['LIRR', 'AMMINISTRATIVI', 1],
    responsabile: true,
    roles: [ROLE.approver2],
    plants: ['LIRR'],
  },
  {
    userName: 'h35',
    description: 'Responsabile H35, Roma ACC',
    who: ['LIRR', 'AMMINISTRATIVI', 2],
    responsabile: true,
    responsabileH35: true,
    roles: [ROLE.respH35],
    plants: ['LIRR'],
  },
  { userName: 'cta.lirr', description: 'Controllore, Roma ACC', who: ['LIRR', 'CTA', 0] },
  { userName: 'cta.lirf', description: 'Controllore, Roma Fiumicino', who: ['LIRF', 'CTA', 0] },
  { userName: 'cta2.lirf', description: 'Secondo controllore, Roma Fiumicino', who: ['LIRF', 'CTA', 1] },
  { userName: 'eav.lirn', description: 'Esperto di assistenza al volo, Napoli', who: ['LIRN', 'EAV', 0] },
  { userName: 'meteo.lirr', description: 'Meteo, Roma ACC', who: ['LIRR', 'METEO', 0] },
  {
    userName: 'pilota',
    description: 'Pilota',
    who: [null, 'PILOTI', 0],
    whoInFull: ['RMIS', 'PILOTI', 0],
  },
  { userName: 'studente', description: 'Allievo controllore', who: [null, 'STUD', 0] },
  {
    userName: 'impiegato',
    description: 'Impiegato amministrativo, Roma ACC',
    who: ['LIRR', 'AMMINISTRATIVI', 3],
  },
  {
    userName: 'timekeeper',
    description: 'Gestione presenze (timekeeper)',
    who: [null, 'AMMINISTRATIVI', 1],
    roles: [ROLE.timekeeper],
  },
  {
    userName: 'spese',
    description: 'Amministrazione note spese',
    who: [null, 'AMMINISTRATIVI', 2],
    roles: [ROLE.expenses],
  },
  { userName: 'hr', description: 'Risorse umane', who: [null, 'AMMINISTRATIVI', 3], roles: [ROLE.hr] },
  {
    userName: 'redattore',
    description: 'Redattore del portale',
    who: [null, 'AMMINISTRATIVI', 4],
    roles: [ROLE.editor],
  },
  {
    userName: 'editore',
    description: 'Editore: approva i contenuti',
    who: [null, 'AMMINISTRATIVI', 5],
    roles: [ROLE.approver],
  },
  { userName: 'admin', description: 'Amministratore', who: [null, 'AMMINISTRATIVI', 6], roles: [ROLE.admin] },
];

export interface DemoAccountEntry {
  readonly userName: string;
  readonly description: string;
}

/** Accounts of the small and the full world; all share `DEMO_PASSWORD`. */
export const DEMO_ACCOUNTS: readonly DemoAccountEntry[] = PERSONAS.map(({ userName, description }) => ({
  userName,
  description,
}));

function personOf(people: readonly DemoPerson[], { userName, who, whoInFull }: Persona): DemoPerson {
  const at = ([icao, category, nth]: Place): DemoPerson | undefined =>
    people.filter((person) => person.icao === icao && person.category === category)[nth];
  const found = at(who) ?? (whoInFull && at(whoInFull));
  if (!found) throw new Error(`This world has nobody for ${userName}`);
  return found;
}

/** Personnel code behind an account of the demo. */
export function employeeOf(people: readonly DemoPerson[], userName: string): string {
  const persona = PERSONAS.find((candidate) => candidate.userName === userName);
  if (!persona) throw new Error(`The demo has no account ${userName}`);
  return personOf(people, persona).employeeId;
}

/** Accounts of the personas, their roles and the plants of managers. */
export function addPersonas(world: WorldDraft, people: readonly DemoPerson[]): void {
  for (const [index, persona] of PERSONAS.entries()) {
    const { userName, responsabile = false, responsabileH35 = false, roles = [], plants = [] } = persona;
    world.account.push({
      user_name: userName,
      employee_id: personOf(people, persona).employeeId,
      responsabile,
      responsabile_h35: responsabileH35,
      is_demo: true,
      demo_description: persona.description,
      demo_ord: index + 1,
    });
    for (const ruolo of roles) world.account_role.push({ user_name: userName, ruolo });
    for (const icao of plants) {
      world.managed_plant.push({ user_name: userName, icao, valid_from: isoDay(SINCE), valid_to: null });
    }
  }
}

/** Who has no account yet gets one that nobody can open before an administrator hands out a link. */
export function addOtherAccounts(world: WorldDraft, people: readonly DemoPerson[]): void {
  const taken = new Set(world.account.map(({ employee_id }) => employee_id));
  for (const person of people) {
    if (taken.has(person.employeeId)) continue;
    world.account.push({
      user_name: userNameOf(person),
      employee_id: person.employeeId,
      responsabile: false,
      responsabile_h35: false,
      is_demo: false,
      demo_description: null,
      demo_ord: null,
    });
  }
}

/** `marco.luca.deluca` for Marco Luca De Luca. */
function userNameOf({ name, surname }: DemoPerson): string {
  const plain = (text: string): string =>
    text
      .normalize('NFD')
      .replace(/[^a-z ]/gi, '')
      .toLowerCase();
  return `${plain(name).replaceAll(' ', '.')}.${plain(surname).replaceAll(' ', '')}`;
}
