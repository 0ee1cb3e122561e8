import { expect, it } from 'vitest'
import { useCarriedOver } from '../testing/carry-over.ts'

const room = (id: number, building: number, number: string) => `
  insert into rooms (id, floor_id, building_id, room_number, price, number_of_beds, max_occupiers, has_toilet, has_ac)
    overriding system value values (${id}, ${building}, ${building}, '${number}', 100, 2, 3, false, false);`

/** Room numbers that were typed with other digits, some beside a room with the same number. */
const before = `
  insert into buildings (id, name) overriding system value values (1, 'North'), (2, 'South');
  insert into floors (id, building_id, floor_number, position) overriding system value
    values (1, 1, 1, 'LEFT'), (2, 2, 1, 'LEFT');
  ${room(1, 1, '१०१')} ${room(2, 1, '101')} ${room(3, 1, 'क-१२')} ${room(4, 2, '१०१')}
  ${room(5, 2, 'A२')} ${room(6, 2, 'a2')} ${room(7, 2, '३1')} ${room(8, 2, '3१')}`

const rows = useCarriedOver('_room_numbers_in_plain_digits.sql', before)

it('room numbers get the digits 0 to 9, except where another room has the same number', async () => {
  const found = await rows('select room_number from rooms order by id')
  expect(found.map(({ room_number }) => room_number)).toEqual([
    ...['१०१', '101', 'क-12', '101'],
    ...['A२', 'a2', '31', '3१'],
  ])
})
