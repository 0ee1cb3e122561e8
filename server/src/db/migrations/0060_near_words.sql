-- Words that are near to one that is not there. Trigrams are made of letters and digits, and under the locale of the
-- database those are ASCII alone: Devanagari had no trigrams, so that every Hindi word that is not there read the whole
-- table and found nothing near. Here each letter is the Latin one that it sounds like; virama and nukta are none.
create function dictionary_near(exact text) returns text language sql immutable strict parallel safe as $$
  select translate(exact, 'कखगघचछजझटठतथडढदधङञणनंँपफबभमयरऋृलळवशषसहःअआाइईिीउऊुूएऐेैओऔऑोौॉ़्', 'kkggccjjttttddddnnnnnnppbbmyrrrllvssshhaaaiiiiuuuueeeeoooooo')
$$;
alter table dictionary_terms add column near text collate "C" not null generated always as (dictionary_near(exact)) stored;

drop index dictionary_terms_near;
create index dictionary_terms_near on dictionary_terms using gin (near gin_trgm_ops);
