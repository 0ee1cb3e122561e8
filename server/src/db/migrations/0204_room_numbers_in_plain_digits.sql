-- '१०१' and '101' are one number: rooms are written with the digits 0 to 9, whatever keyboard typed them, so that their index
-- tells them apart as people do, and the search finds them. Of rooms of a building that fall together, one has the plain number
-- and the others keep what they have: each may have guests, and the venue knows which door is which.
update rooms r set room_number = chosen.plain
  from (
    select distinct on (building_id, lower(plain)) id, plain
    from (select id, building_id, room_number, translate(room_number, '०१२३४५६७८९', '0123456789') as plain from rooms) as numbers
    order by building_id, lower(plain), (room_number = plain) desc, id) as chosen
  where r.id = chosen.id and r.room_number <> chosen.plain;
