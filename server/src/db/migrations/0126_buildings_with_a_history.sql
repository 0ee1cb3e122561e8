-- A building that applicants prefer, or whose rooms Bhent was paid for, is switched off and not deleted: a
-- deletion took their preference with it, and the building of last month's Bhent.
alter table preferred_buildings
  drop constraint preferred_buildings_building_id_fkey,
  add constraint preferred_buildings_building_id_fkey foreign key (building_id) references buildings;
alter table bhent_shares
  drop constraint bhent_shares_building_id_fkey,
  add constraint bhent_shares_building_id_fkey foreign key (building_id) references buildings;
