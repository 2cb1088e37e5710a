import { expect, test } from '../fixtures.ts';
import { controller, nameOf, putShift } from '../roster-calls.ts';
import { monthPage } from '../screens/month-page.ts';

/** Nobody of another test is still shown in it. */
const MONTH = '2027-03';
/** How soon others see who is here. */
const SOON = { timeout: 2_000 };
/** How long somebody who was killed may still be shown. */
const KILLED = { timeout: 20_000 };

/** 'PR' of 'Paolo Rinaldi' and of 'Paolo Rinaldi Bo' */
const initialsOf = (name: string): string => name.replace(/^(.)\S* (.).*$/, '$1$2');

test('two managers on one month see each other and the day that the other has open, until they leave it @second', async ({
  visitor,
}) => {
  const fontana = await visitor('responsabile.lirr');
  const rinaldi = await visitor('responsabile2.lirr');
  const who = await nameOf(rinaldi);
  const person = await controller(fontana, 0);
  await putShift(fontana.context.request, person, '20270317', { turn: 'M' });
  const month = monthPage(fontana.page);
  await month.open(MONTH);
  await expect(month.cell(person, 17)).toHaveText('M');
  const here = fontana.page.getByRole('list', { name: 'Chi altro ha aperto questo mese' });
  await expect(here).toBeHidden();

  const other = monthPage(rinaldi.page);
  await other.open(MONTH);
  await expect(here.getByRole('listitem')).toHaveText(new RegExp(`${who}$`), SOON);
  await month.cell(person, 17).hover();
  await expect(month.cell(person, 17)).toHaveAttribute('title', /\nM (?!.*in modifica)/);
  const dialog = await other.openDay(person, 17);
  await expect(month.cell(person, 17)).toHaveAccessibleName(
    new RegExp(`^M .*, in modifica da ${who}$`),
    SOON,
  );
  // The pointer rests: what it reads is true all the same.
  await expect(month.cell(person, 17)).toHaveAttribute('title', new RegExp(`in modifica da ${who}`));
  const frame = fontana.page.locator('[data-part=others] [data-peer]');
  await expect(frame).toHaveText(initialsOf(who));
  await test.step('the frame of the other stays in view around one’s own hand', async () => {
    await month.cell(person, 17).click();
    await expect(month.cell(person, 17)).toBeFocused();
    const own = fontana.page.locator('[data-part=selection] > :first-child');
    const [mine, theirs] = [await own.boundingBox(), await frame.boundingBox()];
    expect(theirs).toEqual(mine);
    // Neither takes the pointer, so neither would be found below the other.
    const initials = frame.locator('b');
    for (const part of [own, initials])
      await part.evaluate((drawn) => drawn.style.setProperty('pointer-events', 'auto'));
    await initials.hover({ trial: true, position: { x: 6, y: 2 } });
    for (const part of [own, initials])
      await part.evaluate((drawn) => drawn.style.removeProperty('pointer-events'));
    const edge = await frame.evaluate((drawn) => {
      const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(drawn);
      return [outlineStyle, outlineOffset, outlineWidth];
    });
    expect(edge).toEqual(['solid', '0px', '2px']);
  });
  const mine = await month.openDay(person, 17);
  const warning = mine.dialog
    .getByRole('status')
    .filter({ hasText: `${who} ha aperto questo stesso giorno.` });
  await expect(warning).toBeVisible();
  await fontana.page.keyboard.press('Escape');

  await rinaldi.page.keyboard.press('Escape');
  await expect(dialog.dialog).toBeHidden();
  await expect(month.cell(person, 17)).not.toHaveAccessibleName(/in modifica/, SOON);
  await expect(here.getByRole('listitem')).toHaveCount(1);
  await rinaldi.page.goto('/');
  await expect(here).toBeHidden(SOON);
});

test('who is killed with a day open is gone from the screens of the others, and the day is free', async ({
  visitor,
}) => {
  const fontana = await visitor('responsabile.lirr');
  const rinaldi = await visitor('responsabile2.lirr');
  const person = await controller(fontana, 0);
  const month = monthPage(fontana.page);
  await month.open(MONTH);
  const other = monthPage(rinaldi.page);
  await other.open(MONTH);
  await other.openDay(person, 17);
  await expect(month.cell(person, 17)).toHaveAccessibleName(/in modifica/);
  const here = fontana.page.getByRole('list', { name: 'Chi altro ha aperto questo mese' });
  await expect(here.getByRole('listitem')).toHaveCount(1);
  await rinaldi.page.goto('chrome://crash').catch(() => undefined);
  await expect(here).toBeHidden(KILLED);
  await expect(month.cell(person, 17)).not.toHaveAccessibleName(/in modifica/);
});
