/**
 * A condition: on the day, a specialization that the person holds asks for licence, medical and English (domain.md 3.3, as
 * `standingOf` judges it). `person` and `day` are expressions.
 */
export const asksForQualifications = (person: string, day: string): string => `exists (
    select from assignment held_at join specialization held
      on held.icao = held_at.icao and held.category = held_at.category
    where held_at.employee_id = ${person} and held.licensed
      and held_at.valid_from <= ${day} and coalesce(held_at.valid_to, 'infinity') >= ${day}
      and coalesce(held.valid_to, 'infinity') >= ${day}
      and (held.of_category or exists (
        select from employee_specialization own
        where own.employee_id = held_at.employee_id and own.icao = held.icao
          and own.specialization_id = held.specialization_id
          and own.valid_from <= ${day} and own.valid_to >= ${day})))`;
