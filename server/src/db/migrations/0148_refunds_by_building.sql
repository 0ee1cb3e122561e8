-- Bhent that is given back belongs to the buildings that it had been paid for and that have become less: after a refund each
-- building has what its rooms cost of what is still paid, so a building whose rooms were left has none. By the rooms that are
-- held afterwards, as in 0059, it went on showing theirs. Additional Bhent goes back as it was shared. Receipts from before keep
-- their shares; those of payments are as there.
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
  ), earlier as (
    -- For a refund: what each building has of the receipts before.
    select p.receipt_id, s.building_id, sum(s.bhent) as bhent, sum(s.donation) as donation
    from paid p join bhent_shares s on s.reservation_id = p.reservation_id
    where p.bhent < 0 or p.donation < 0 group by p.receipt_id, s.building_id
  ), concerned as (
    select receipt_id, building_id, sum(price) as price, sum(rooms) as rooms, sum(bhent) as bhent, sum(donation) as donation
    from (select receipt_id, building_id, price, rooms, 0 as bhent, 0 as donation from held
      union all select receipt_id, building_id, 0, 0, bhent, donation from earlier) as known
    group by receipt_id, building_id
  ), part as (
    select p.*, c.building_id, case when p.bhent < 0 then coalesce(c.bhent, 0) else 0 end as before,
      coalesce(case when sum(c.price) over of_receipt > 0 then c.price / sum(c.price) over of_receipt
        else c.rooms / nullif(sum(c.rooms) over of_receipt, 0) end, 1.0 / count(*) over of_receipt) as by_rooms,
      case when p.donation < 0 then c.donation / nullif(sum(c.donation) over of_receipt, 0) end as as_given
    from paid p left join concerned c on c.receipt_id = p.receipt_id
    window of_receipt as (partition by p.receipt_id)
  ), rounded as (
    select *, round((bhent + sum(before) over of_receipt) * by_rooms, 2) - before as bhent_part,
      round(donation * coalesce(as_given, by_rooms), 2) as donation_part,
      row_number() over (of_receipt order by by_rooms > 0 desc, building_id desc) = 1 as is_last,
      row_number() over (of_receipt order by coalesce(as_given, by_rooms) > 0 desc, building_id desc) = 1 as is_last_given
    from part window of_receipt as (partition by receipt_id)
  ), share as (
    select receipt_id, reservation_id, building_id, taken_at, bhent < 0 or donation < 0 as is_refund,
      bhent_part + case when is_last then bhent - sum(bhent_part) over of_receipt else 0 end as bhent,
      donation_part + case when is_last_given then donation - sum(donation_part) over of_receipt else 0 end as donation
    from rounded window of_receipt as (partition by receipt_id)
  )
  select receipt_id, reservation_id, building_id, taken_at, row_number() over (of_receipt order by building_id) = 1, bhent, donation
  from share where not is_refund or bhent <> 0 or donation <> 0
  window of_receipt as (partition by receipt_id);
  return null;
end $$;
