-- The Bhent of a receipt by building: in proportion to the prices of the rooms that its reservation held when it was written, so
-- that a report of last month stays as it is when a stay moves or is released. The last building takes the rounding; of rooms
-- without a price each counts the same. A receipt without rooms has one row without a building.
create table bhent_shares (
  receipt_id int not null references cash_receipts,
  reservation_id int not null references reservations,
  building_id int references buildings on delete set null,
  -- The receipt's.
  taken_at timestamptz not null,
  bhent numeric(12, 2) not null,
  donation numeric(12, 2) not null
);
create index bhent_shares_receipt on bhent_shares (receipt_id);
create index bhent_shares_reservation on bhent_shares (reservation_id) include (bhent, donation);
create index bhent_shares_time on bhent_shares (taken_at, receipt_id) include (building_id, bhent, donation);
create index bhent_shares_building on bhent_shares (building_id, taken_at, receipt_id) include (bhent, donation);

-- Once for each statement, for all receipts that it linked to their reservations.
create function share_bhent() returns trigger language plpgsql as $$
begin
  insert into bhent_shares (receipt_id, reservation_id, building_id, taken_at, bhent, donation)
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
      coalesce(case when sum(h.price) over of_receipt > 0 then h.price / sum(h.price) over of_receipt
        else h.rooms / sum(h.rooms) over of_receipt end, 1) as part
    from paid p left join held h on h.receipt_id = p.receipt_id
    window of_receipt as (partition by p.receipt_id)
  ), rounded as (
    select *, round(bhent * part, 2) as bhent_part, round(donation * part, 2) as donation_part from part
  )
  select receipt_id, reservation_id, building_id, taken_at,
    bhent_part + case when is_last then bhent - sum(bhent_part) over of_receipt else 0 end,
    donation_part + case when is_last then donation - sum(donation_part) over of_receipt else 0 end
  from rounded window of_receipt as (partition by receipt_id);
  return null;
end $$;
create trigger share_bhent after insert on reservation_receipts referencing new table as linked
  for each statement execute function share_bhent();

-- Receipts from before, by the rooms that their reservations hold now.
create temporary table linked_before on commit drop as select * from reservation_receipts;
delete from reservation_receipts;
insert into reservation_receipts select * from linked_before;
