-- Records are found by what people type anywhere: a name in Latin or in Devanagari letters, as it sounds; the last digits of a
-- reference or of a phone number; a card. Each way is the beginning of an index, so that a search ends with its first matches.

-- How a name sounds, without what people spell in many ways: 'Kamla', 'Kamala' and 'कमला' are 'kml'. An a counts at the beginning
-- of a word only; i, e and y are one, and so are u, o, v and w; h is silent, and letters that stand twice count once.
create function sound_key(name text) returns text
  immutable parallel safe language sql return
  btrim(regexp_replace(regexp_replace(regexp_replace(
    translate(
      replace(replace(replace(replace(replace(lower(normalize(name, nfc)), 'x', 'ks'), 'oo', 'u'), 'au', 'u'), 'ai', 'i'), 'ृ', 'ri'),
      'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसअआइईएऐिीेैउऊओऔुूोौॉऑंँeyovwfzqहhाः़्',
      'kkggnccjjnttddnttddnppbbmirllusssaaiiiiiiiiuuuuuuuuuunniiuuupjk'),
    '(\S)a+', '\1', 'g'), '(.)\1+', '\1', 'g'), '\s+', ' ', 'g'));

create function last_word(name text) returns text
  immutable parallel safe language sql return regexp_replace(btrim(name), '^.*\s', '');

-- The last digits of a phone number, the last one first: a search by them is a search by a beginning.
create function phone_end(phone text) returns text
  immutable parallel safe language sql return reverse(right(regexp_replace(phone, '\D', '', 'g'), 10));

create index reservations_sound on reservations (sound_key(applicant_name) text_pattern_ops);
create index reservations_last_sound on reservations (sound_key(last_word(applicant_name)) text_pattern_ops);
create index reservations_number_end on reservations (reverse(application_number) text_pattern_ops);
create index reservations_phone_end on reservations (phone_end(phone) text_pattern_ops);
create index reservations_card on reservations (card_key(id_card_no)) where id_card_no is not null;

create index customers_sound on customers (sound_key(full_name(main_name, surname)) text_pattern_ops);
create index customers_last_sound on customers (sound_key(last_word(full_name(main_name, surname))) text_pattern_ops);
create index customers_phone_end on customers (phone_end(phone) text_pattern_ops) where phone is not null;
