-- The people of a range's stays are read from the departures of its days alone, without the rows of all reservations.
drop index reservations_by_departure;
create index reservations_by_departure on reservations (status, departure_date, id) include (arrival_date, members_count);

-- The first share of each receipt: they are as many as the receipts, so that a report counts these without sorting them.
alter table bhent_shares add column is_first boolean not null default true;
update bhent_shares s set is_first = false
  from (select receipt_id, min(building_id) as first from bhent_shares group by receipt_id having count(*) > 1) as several
  where s.receipt_id = several.receipt_id and s.building_id <> several.first;
alter table bhent_shares alter column is_first drop default;
drop index bhent_shares_time;
create index bhent_shares_time on bhent_shares (taken_at, receipt_id) include (building_id, bhent, donation, is_first);

create or replace function share_bhent() returns trigger language plpgsql as $$
begin
  insert into bhent_shares (receipt_id, reservation_id, building_id, taken_at, is_first, bhent, donation)
  with paid as (
    select l.receipt_id, l.reservation_id, b.taken_at, coalesce(sum(b.amount) filter (where b.kind = 'BHENT'), 0) as bhent,
      coalesce(sum(b.amount) filter (where b.kind = 'DONATION'), 0) as donation
    from linked l join cash_book b on b.receipt_id = l.receipt_id group by l.receipt_id, l.reservation_id, b.taken_at
  ), held as (
    select l.receipt_id, room.building_id, sum(s.price) as price, count(*) as rooms
    from linked l join stays s on s.reservation_id = l.reservation_id join rooms room on room.id = s.room_id
    group by l.receipt_id, room.building_id
  ), part as (
    select p.*, h.building_id, row_number() over (of_receipt order by h.building_id desc) = 1 as is_last,
      row_number() over (of_receipt order by h.building_id) = 1 as is_first,
      coalesce(case when sum(h.price) over of_receipt > 0 then h.price / sum(h.price) over of_receipt
        else h.rooms / sum(h.rooms) over of_receipt end, 1) as part
    from paid p left join held h on h.receipt_id = p.receipt_id
    window of_receipt as (partition by p.receipt_id)
  ), rounded as (
    select *, round(bhent * part, 2) as bhent_part, round(donation * part, 2) as donation_part from part
  )
  select receipt_id, reservation_id, building_id, taken_at, is_first,
    bhent_part + case when is_last then bhent - sum(bhent_part) over of_receipt else 0 end,
    donation_part + case when is_last then donation - sum(donation_part) over of_receipt else 0 end
  from rounded window of_receipt as (partition by receipt_id);
  return null;
end $$;
