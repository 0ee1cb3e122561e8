import type { Size } from '../../testing/fill-many.ts'

/** Makes ten buildings with ten floors each. */
export const many = ({ rooms }: Size) => [
  `insert into buildings (name) select 'Building ' || n from generate_series(1, 10) n`,
  `insert into floors (building_id, floor_number, position)
    select b.id, n, 'CENTER' from buildings b, generate_series(0, 9) n`,
  `insert into rooms (floor_id, building_id, room_number, price, number_of_beds, max_occupiers, has_toilet, toilet_type, has_ac)
    select f.id, f.building_id, f.floor_number * 100 + n, 500, 2, 3, true, 'DESI', false
    from floors f, generate_series(1, ${rooms / 100}) n`,
  `insert into attributes (name, type) values ('View', 'ROOM')`,
]
