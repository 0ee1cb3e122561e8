-- Words that are near to one that is not there, found by their consonants. Trigrams of a misspelt word stand in tens of
-- thousands of terms, each of which had to be read; the consonants of a word in their order are nearly its own.
create function dictionary_consonants(exact text) returns text language sql immutable strict parallel safe
return regexp_replace(
  regexp_replace(translate(dictionary_near(exact), 'wzqf', 'vjkp'), '[^[:alnum:]]|[aeiouhy]', '', 'g'),
  '(.)\1+', '\1', 'g');

-- The consonants of the words that a misspelt word may stand for: its own, and from four on also those with one left out,
-- added, exchanged for another, or two in the wrong order. Of fewer than two there are too many words.
create function dictionary_spellings(exact text) returns text[] language sql immutable strict parallel safe
begin atomic
  with word as (select dictionary_consonants(exact) as c),
    letters as (select unnest(string_to_array('b,c,d,g,j,k,l,m,n,p,r,s,t,v,x', ',')) as letter),
    places as (select c, at, left(c, at - 1) as before, substr(c, at) as rest
      from word, generate_series(1, length(c) + 1) as at where length(c) between 4 and 20)
  select array(
    select distinct regexp_replace(spelt, '(.)\1+', '\1', 'g') from (
      select c from word where length(c) >= 2
      union all select before || substr(rest, 2) from places
      union all select before || letter || rest from places, letters
      union all select before || letter || substr(rest, 2) from places, letters
      union all select before || substr(rest, 2, 1) || left(rest, 1) || substr(rest, 3) from places
    ) as spellings (spelt));
end;

drop index dictionary_terms_near;
create index dictionary_terms_near on dictionary_terms (dictionary_consonants(exact) collate "C");
