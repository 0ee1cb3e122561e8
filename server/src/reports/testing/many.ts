export const after = ['cash']

/** Inserts the Bhent of each receipt by the building of its reservation's room, as the database writes it. */
export const many = () => [
  `insert into bhent_shares (receipt_id, reservation_id, building_id, taken_at, is_first, bhent, donation)
    select l.receipt_id, l.reservation_id, r.building_id, c.taken_at, true, 500, case when l.receipt_id % 10 = 0 then 51 else 0 end
    from reservation_receipts l join cash_receipts c on c.id = l.receipt_id
      left join stays s on s.reservation_id = l.reservation_id left join rooms r on r.id = s.room_id`,
]
