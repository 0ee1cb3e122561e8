import { houseKey, houseOrder } from '@nivas/contract/electrical/house-order.ts'
import { expect, it } from 'vitest'
import { useCarriedOver } from '../testing/carry-over.ts'

/** Makes houses with the keys of an earlier version, which ignored only case and blanks. */
const numbers = ['A 12', 'a-12', 'A१२', 'B-7', 'B – 7', '१०', '1-2', 'C-1-b', 'D 007', '-', 'E ੧੨', 'F ૧2-۳']
const before = `
  insert into electric_lines (id, name) overriding system value values (101, 'Line 1');
  insert into satsangi_groups (id, name) overriding system value values (101, 'Group 1');
  insert into electric_profiles (id, name, houseno, house_key, house_order, line_id, group_id) overriding system value
    select 100 + place, 'Asha Rao', number, upper(replace(number, ' ', '')), upper(replace(number, ' ', '')), 101, 101
    from unnest(array[${numbers.map((number) => `'${number}'`).join(', ')}]) with ordinality as given (number, place);
  update electric_profiles set house_order = 'D000000000007' where houseno = 'D 007';
  insert into electric_profiles (name, houseno, house_key, house_order, line_id, group_id, is_enabled, left_on)
    values ('Usha Das', 'B-7', null, 'B-000000000007', 101, 101, false, current_date);`

const rows = useCarriedOver('_one_key_of_a_house.sql', before)

it('houses whose new keys are equal stay, one with the new key and the others with their old keys', async () => {
  expect(
    await rows('select houseno, house_key from electric_profiles where left_on is null order by id'),
  ).toEqual(
    [
      ['A 12', 'A12'],
      ['a-12', 'A-12'],
      ['A१२', 'A१२'],
      ['B-7', 'B7'],
      ['B – 7', 'B–7'],
      ['१०', '10'],
      ['1-2', '1-2'],
      ['C-1-b', 'C1B'],
      ['D 007', 'D007'],
      ['-', '-'],
      ['E ੧੨', 'E12'],
      ['F ૧2-۳', 'F12-3'],
    ].map(([houseno, house_key]) => ({ houseno, house_key })),
  )
})

it('the database makes keys and orders as the contract does', async () => {
  const houses = (await rows('select houseno, house_key, house_order from electric_profiles')) as {
    houseno: string
    house_key: string | null
    house_order: string
  }[]
  const alone = ['B-7', '१०', '1-2', 'C-1-b', 'D 007', '-', 'E ੧੨', 'F ૧2-۳']
  for (const { houseno, house_key, house_order } of houses) {
    if (house_key !== null && alone.includes(houseno)) expect(house_key, houseno).toBe(houseKey(houseno))
    // For numbers without a dash or a digit of another script, the earlier order already equalled that of the contract.
    if (houseno !== 'A 12') expect(house_order, houseno).toBe(houseOrder(houseno))
  }
})
