-- What the rooms of a deleted reservation were held for, as { room id: Bhent per day }: undone within two minutes, it holds them for that.
alter table reservations
  add column cancelled_prices jsonb,
  add constraint only_a_deleted_one_has_former_prices check (status = 'CANCELLED' or cancelled_prices is null);
