-- The preferences of a line have all buildings that suit its party: one that staff noted, or else those that the applicant prefers.
update plan_lines set preferences = preferences - 'building_id' || jsonb_build_object('building_ids',
  case when jsonb_typeof(preferences -> 'building_id') = 'number' then jsonb_build_array(preferences -> 'building_id')
    else '[]'::jsonb end);
