-- A building that applicants prefer, or whose rooms Bhent was paid for, is switched off and not deleted: their preference went with it,
-- and the Bhent by building of last month lost its building.
alter table preferred_buildings
  drop constraint preferred_buildings_building_id_fkey,
  add constraint preferred_buildings_building_id_fkey foreign key (building_id) references buildings;
alter table bhent_shares
  drop constraint bhent_shares_building_id_fkey,
  add constraint bhent_shares_building_id_fkey foreign key (building_id) references buildings;
