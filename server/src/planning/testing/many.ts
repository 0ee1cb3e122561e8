export const after = ['reservations']

export const many = () => [
  `insert into plans (from_date, to_date, building_ids, may_move, state, created_by)
    select current_date, current_date + 10, '{1}', false, 'READY', 1 from generate_series(1, 100)`,
  `insert into plan_lines (plan_id, reservation_id, status, arrival_date, departure_date, people, elders, preferences, held, room_ids,
      places, buildings, floors, preferences_asked, preferences_met, value)
    select 1 + id % 100, id, 'NEW', arrival_date, departure_date, 1 + id % 9, 0, '{"ac": null, "toilet": null, "type": null, "building_ids": []}', '{}', '{}',
      1, 1, 1, 0, 0, 0
    from reservations where id % 2 = 0`,
]
