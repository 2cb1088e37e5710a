/**
 * Codes that Torre gives itself; the swap codes -34 … -91 of the specification keep their numbers. One constant each: a
 * browser gets the ones that its screens compare with.
 */

export const ok = 0;
export const countersNotUpdated = 1;
/** Of many cells some were changed, others refused. */
export const partlySaved = 2;
export const nobodyMatches = 100;
export const malformed = -400;
export const missingParameter = -401;
export const wrongPair = -402;
export const noSession = -403;
/** 401 too: somebody ended the session (the person elsewhere, or an administrator). */
export const sessionEnded = -409;
export const notAllowed = -404;
export const notFound = -405;
export const passwordExpired = -406;
export const linkSpent = -407;
export const passwordTooWeak = -408;
/** A call of passwords while people sign in at the identity provider. */
export const externalSignIn = -410;
/** The answer of the identity provider failed a check: no session. */
export const exchangeRefused = -411;
/** The identity provider knows the person, Torre does not. */
export const unknownPerson = -413;
export const editWindowClosed = -420;
export const turnRequired = -421;
export const forbiddenTurns = -422;
export const strategicFlagRefused = -423;
/** Of many cells none could be changed. */
export const nothingSaved = -426;
export const shiftExists = -424;
export const notAssigned = -425;
/** A manager or the payroll has locked the cell. */
export const locked = -427;
/** A lock that a rule refuses, or whose days are locked already. */
export const lockRefused = -428;
export const fileTooLarge = -430;
export const fileNotAllowed = -431;
/** The piece does not begin where the upload stands, or came damaged. */
export const uploadMisplaced = -432;
/** The person holds too much, or sends too many files at once. */
export const noRoomForFile = -433;
export const keyReused = -414;
export const answerLost = -415;
/** A change of rights that a rule refuses (last administrator, own role, unknown plant). */
export const rightsRefused = -440;
/** The user name or the personnel code of a new account is taken. */
export const accountExists = -443;
/** A value that does not fit its setting. */
export const settingRefused = -441;
/** A change of the past without a reason. */
export const pastEffect = -442;
/** The draft was published or discarded, or is none of this month. */
export const draftClosed = -450;
/** Cells of a draft that somebody must decide about first. */
export const draftUnresolved = -451;
/** A base cycle that cannot be so (its name, its shifts, who follows it). */
export const cycleRefused = -452;
/** A month in which shifts stand is generated in a draft only. */
export const monthNotEmpty = -453;
/** A plan of an operations room that a rule refuses (a position taken, somebody in two places or not there). */
export const planRefused = -454;
/** A group that cannot be so (its name, its members). */
export const groupRefused = -455;
/** Somebody is on the call list already, or is none of the plant. */
export const coverRefused = -456;
/** Rows of the organisation that a rule refuses. */
export const organisationRefused = -459;
/** An entitlement, or a right of a person, that a rule refuses. */
export const entitlementRefused = -465;
export const stale = -412;
export const tooBusy = -429;
export const unavailable = -503;
export const unexpected = -500;
/** A rule of the roster refuses the cell, in a plant where such rules refuse saves. */
export const ruleBroken = -458;
/** The shift of a day with an approved absence changes only for who accepts it. */
export const overAbsence = -466;
/** An item or a comment of the portal, or what is done with it, that a rule refuses. */
export const contentRefused = -470;
/** A substitute, or the end of a substitution, that a rule refuses. */
export const substitutionRefused = -471;
/** A request of leave, or what is done with it, that a rule refuses. */
export const requestRefused = -461;
