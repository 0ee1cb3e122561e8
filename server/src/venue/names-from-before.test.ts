import { expect, it } from 'vitest'
import { useCarriedOver } from '../testing/carry-over.ts'

/** Names with two blanks, some beside a name that looks the same. */
const before = `
  insert into buildings (id, name) overriding system value values (1, ' North  Hall'), (2, 'South Hall'), (3, 'SOUTH  Hall'), (4, ' ');
  insert into floors (id, building_id, floor_number, position) overriding system value values (1, 1, 1, 'LEFT'), (2, 2, 1, 'LEFT');
  insert into rooms (id, floor_id, building_id, room_number, price, number_of_beds, max_occupiers, has_toilet, has_ac)
    overriding system value values (1, 1, 1, 'A  1', 100, 2, 3, false, false), (2, 2, 2, 'A  1', 100, 2, 3, false, false),
      (3, 2, 2, 'a 1', 100, 2, 3, false, false);
  insert into electric_lines (name) values (E'Main\\u00a0 line');
  insert into pos_categories (id, systemid, parent_id, name) overriding system value
    values (1, 2, null, 'Old  books'), (2, 2, 1, 'Old  books'), (3, 2, 1, 'old books')`

const rows = useCarriedOver('_names_with_single_blanks.sql', before)

it('names get single blanks, except where another record already has the resulting name', async () => {
  const names = async (table: string, column = 'name') =>
    (await rows(`select ${column} as name from ${table} order by id`)).map(({ name }) => name)
  expect(await names('buildings')).toEqual(['North Hall', 'South Hall', 'SOUTH  Hall', ' '])
  expect(await names('rooms', 'room_number')).toEqual(['A 1', 'A  1', 'a 1'])
  expect(await names('electric_lines')).toEqual(['Main line'])
  expect(await names('pos_categories')).toEqual(['Old books', 'Old  books', 'old books'])
})
