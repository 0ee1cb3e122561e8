import { fillWith } from './fill-with.ts'

/**
 * Makes pairs of two words each from the pairs of the file, with as many different words as pairs. The keys of two
 * words are the joined keys of each, as `contract/src/dictionary/fold.ts` makes them.
 */
const statement = (pairs: number) => `
  with numbered as (
    select row_number() over (order by p.id) - 1 as n, count(*) over () as all_pairs, p.word, p.meaning, w.exact as word_exact,
      w.folded as word_folded, m.exact, m.folded, m.sound, m.term
    from dictionary_pairs p join dictionary_terms w on w.pair_id = p.id and w.place = 0
    join dictionary_terms m on m.pair_id = p.id and m.place = 1
    where length(p.word) < 14 and length(m.term) < 14 and m.sound is not null
  ), chosen as (
    select g, g % (select all_pairs from numbered limit 1) as one,
      (g::bigint * 7919 + g / (select all_pairs from numbered limit 1)) % (select all_pairs from numbered limit 1) as other
    from generate_series(1, ${pairs}) g
  ), made as (
    select 10000000 + g as id, a.word || ' ' || b.word as word, a.term || ' ' || b.term as meaning,
      a.word_exact || ' ' || b.word_exact as word_exact, a.word_folded || b.word_folded as word_folded,
      a.exact || ' ' || b.exact as exact, a.folded || b.folded as folded, a.sound || b.sound as sound
    from chosen join numbered a on a.n = one join numbered b on b.n = other
  ), pairs as (
    insert into dictionary_pairs (id, own, word, kind, meaning) overriding system value
      select id, false, word, '', meaning from made
  )
  insert into dictionary_terms (pair_id, place, own, term, exact, folded, sound)
    select id, 0, false, word, word_exact, word_folded, null from made
    union all select id, 1, false, meaning, exact, folded, sound from made`

/** Adds pairs to a dictionary that has the pairs of its file. */
export const addPairs = (adminUrl: string, pairs: number): Promise<void> =>
  fillWith(adminUrl, [statement(pairs)])
